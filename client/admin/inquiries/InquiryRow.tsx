import { DeleteButton } from '../../content/DeleteButton.tsx';
import { toolsStyle, toolStyle } from '../../content/toolStyle.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { MultilingualText } from '../../ui/MultilingualText.tsx';
import { AccessibleLabel } from '../../ui/AccessibleLabel.tsx';
import { MarkReadOnOpen } from '../MarkReadOnOpen.tsx';
import { AnswerState } from './AnswerState.tsx';
import {
  type InquiryRow_InquiryFragment,
  useDeleteInquiryMutation,
  useMarkInquiryReadMutation,
} from './InquiryRow.generated.ts';

interface InquiryRowProps {
  inquiry: InquiryRow_InquiryFragment;
  onDeleted: () => void;
}

/** What a visitor asked, and how to answer it. */
export function InquiryRow({ inquiry, onDeleted }: InquiryRowProps) {
  const dateTime = useDateTime();
  const { adminMail, deleteFlow } = useAdminMessages();
  const { inquiries: words, states } = adminMail;
  const [remove] = useDeleteInquiryMutation();
  const [markRead] = useMarkInquiryReadMutation();
  const { id, name, title, email, message, createdAt, delivery } = inquiry;
  return (
    <div className="py-6">
      <h2 className="font-body text-xl leading-snug font-semibold">
        <MultilingualText text={title} />
      </h2>
      <p className="text-muted">
        <MultilingualText text={name} />
        {' · '}
        <time dateTime={createdAt}>{dateTime(createdAt)}</time>
        {delivery && ` · ${words.delivery(states[delivery])}`}
      </p>
      <MarkReadOnOpen
        {...inquiry}
        label={words.open}
        name={words.openName(title)}
        markRead={() => markRead({ variables: { id } })}
      >
        <p className="my-3 max-w-[36em] border-s-4 border-line ps-5 whitespace-pre-wrap">
          <MultilingualText text={message} />
        </p>
      </MarkReadOnOpen>
      <AnswerState {...inquiry} />
      <div className={`${toolsStyle} mt-1 flex-wrap`}>
        <a href={`mailto:${email}`} className={`${toolStyle} min-w-0`}>
          <AccessibleLabel name={words.answerName(name, email)}>
            {words.answer(email)}
          </AccessibleLabel>
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
