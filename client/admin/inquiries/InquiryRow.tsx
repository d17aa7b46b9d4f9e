import { DeleteButton } from '../../content/DeleteButton.tsx';
import { toolStyle } from '../../content/toolStyle.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { MixedText } from '../../ui/MixedText.tsx';
import { dateTime } from '../dateTime.ts';
import {
  type InquiryRow_InquiryFragment,
  useDeleteInquiryMutation,
} from './InquiryRow.generated.ts';

interface InquiryRowProps {
  inquiry: InquiryRow_InquiryFragment;
  onDeleted: () => void;
}

/** What a visitor asked, and how to answer it. */
export function InquiryRow({ inquiry, onDeleted }: InquiryRowProps) {
  const { adminMail, deleteFlow } = useAdminMessages();
  const { inquiries: words, states } = adminMail;
  const [remove] = useDeleteInquiryMutation();
  const { id, name, title, email, message, createdAt, delivery } = inquiry;
  return (
    <div className="py-6">
      <h2 className="font-body text-xl leading-snug font-semibold wrap-anywhere">
        <MixedText text={title} />
      </h2>
      <p className="wrap-anywhere text-muted">
        <MixedText text={name} />
        {' · '}
        <time dateTime={createdAt}>{dateTime(createdAt)}</time>
        {' · '}
        {words.delivery(states[delivery])}
      </p>
      <p className="mt-3 max-w-[36em] whitespace-pre-wrap wrap-anywhere">
        <MixedText text={message} />
      </p>
      <div className="mt-1 flex flex-wrap gap-x-6">
        <a
          href={`mailto:${email}`}
          aria-label={words.answerName(name, email)}
          className={`${toolStyle} min-w-0 wrap-anywhere`}
        >
          {words.answer(email)}
        </a>
        <DeleteButton
          kind={deleteFlow.kinds.inquiry}
          title={words.named(title, name)}
          remove={() => remove({ variables: { id } })}
          onDeleted={onDeleted}
        />
      </div>
    </div>
  );
}
