import { DeleteButton } from '../../content/DeleteButton.tsx';
import { toolsStyle } from '../../ui/toolStyle.ts';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { accentButton } from '../../ui/buttonStyle.ts';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { ReadState } from '../ReadState.tsx';
import { SubmissionPage } from '../SubmissionPage.tsx';
import { answerLink } from './answerLink.ts';
import {
  type InquiryPage_InquiryFragment,
  useDeleteInquiryMutation,
  useInquiryPageQuery,
  useMarkInquiryReadMutation,
  useMarkInquiryAnsweredMutation,
} from './InquiryPage.generated.ts';
import { AsyncButton } from '../../content/AsyncButton.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';

const listPath = '/admin/inquiries';

/** The page of an inquiry. */
export function Component() {
  const { inquiries: words } = useAdminMessages().adminMail;
  const [markRead] = useMarkInquiryReadMutation();
  return (
    <SubmissionPage
      useQuery={useInquiryPageQuery}
      markRead={markRead}
      words={words}
      listPath={listPath}
      nameOf={({ title }) => title}
    >
      {(inquiry) => <Inquiry inquiry={inquiry} />}
    </SubmissionPage>
  );
}

/** An inquiry of a visitor, with a link to answer it. */
function Inquiry({ inquiry }: { inquiry: InquiryPage_InquiryFragment }) {
  const dateTime = useDateTime();
  const { adminMail, deleteFlow } = useAdminMessages();
  const { inquiries: words, states } = adminMail;
  const [remove] = useDeleteInquiryMutation({
    update: (cache) => evictQueryFields(cache, ['inquiries']),
  });
  const { id, name, title, email, message, createdAt, delivery } = inquiry;
  const answer = answerLink(inquiry, words.quotes(name, dateTime(createdAt)));
  return (
    <>
      <p>
        <MultilingualText text={name} />
        {' · '}
        {email}
        {' · '}
        <time dateTime={createdAt}>{dateTime(createdAt)}</time>
        {delivery && ` · ${words.delivery(states[delivery])}`}
      </p>
      <ReadState {...inquiry} />
      <p className="my-6 max-w-[36em] border-s-4 border-line ps-5 whitespace-pre-wrap">
        <MultilingualText text={message} />
      </p>
      <a href={answer.href} className={accentButton}>
        <AccessibleLabel name={words.answerName(email, name)}>
          {words.answer(email)}
        </AccessibleLabel>
      </a>
      <p className="mt-2 text-sm text-muted">
        {words.answerHint} {answer.isCut && words.quoteCut}
      </p>
      <AnswerState {...inquiry} />
      <div className={`${toolsStyle} mt-6`}>
        <DeleteButton
          kind={deleteFlow.kinds.inquiry}
          title={words.named(title, name)}
          remove={() => remove({ variables: { id } })}
          listPath={listPath}
        />
      </div>
    </>
  );
}

type AnswerStateProps = Pick<
  InquiryPage_InquiryFragment,
  'id' | 'title' | 'answeredAt' | 'answeredBy'
>;

/** Shows whether an inquiry has been answered, with a button that sets or clears the mark. */
function AnswerState({ id, title, answeredAt, answeredBy }: AnswerStateProps) {
  const dateTime = useDateTime();
  const { admin, adminMail } = useAdminMessages();
  const { reading } = adminMail;
  const [mark] = useMarkInquiryAnsweredMutation();
  const isAnswered = answeredAt !== null;
  const label = isAnswered ? reading.takeBack : reading.markAnswered;
  return (
    <>
      <StatusLine tone="good">
        {isAnswered && reading.answered(answeredBy ?? '', dateTime(answeredAt))}
      </StatusLine>
      <AsyncButton
        name={admin.named(label, title)}
        label={label}
        run={() => mark({ variables: { id, answered: !isAnswered } })}
      />
    </>
  );
}
