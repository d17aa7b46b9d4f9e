import { useParams } from 'react-router-dom';
import { QueryPage } from '../../lists/QueryPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { useMailMessagePageQuery } from './MailMessagePage.generated.ts';
import { MailState } from './MailState.tsx';
import { SendButton } from './SendButton.tsx';

/** The page of a mail message: its state, its text, and the button that sends it. */
export function Component() {
  const { id = '' } = useParams();
  const dateTime = useDateTime();
  const { adminForms, adminMail } = useAdminMessages();
  const { outbox: words } = adminMail;
  const query = useMailMessagePageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <QueryPage
      query={query}
      heading={query.data?.mailMessage?.subject ?? words.one}
      back={{ to: '/admin/outbox', name: words.heading }}
    >
      {({ mailMessage, siteSettings }) => {
        if (!mailMessage) return <p className="py-10 text-lg">{adminForms.missing}</p>;
        const { kind, subject, to, replyTo, state, attempts, lastError } = mailMessage;
        const { createdAt, nextAttemptAt, text } = mailMessage;
        return (
          <>
            <p>
              {words.kinds[kind]} · <time dateTime={createdAt}>{dateTime(createdAt)}</time> ·{' '}
              <MailState state={state} />
            </p>
            <p className="text-muted">
              {to ? words.to(to) : words.toInbox}
              {replyTo && ` · ${words.answersTo(replyTo)}`}
            </p>
            {lastError && (
              <p className="mt-2 text-red">
                {words.tried(attempts, lastError)}
                {state === 'PENDING' && <> · {words.nextTry(dateTime(nextAttemptAt))}</>}
              </p>
            )}
            <p className="my-6 border-s-4 border-line ps-5 whitespace-pre-wrap">
              <MultilingualText text={text} />
            </p>
            {siteSettings.sendsMail && state !== 'SENT' && <SendButton id={id} subject={subject} />}
          </>
        );
      }}
    </QueryPage>
  );
}
