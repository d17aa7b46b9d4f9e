import { useState } from 'react';
import { toolStyle } from '../../content/toolStyle.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { MultilingualText } from '../../ui/MultilingualText.tsx';
import { AccessibleLabel } from '../../ui/AccessibleLabel.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import {
  type MailMessageRow_MailMessageFragment,
  useResendMailMessageMutation,
} from './MailMessageRow.generated.ts';

const stateStyle = {
  PENDING: 'border-red text-red',
  SENT: 'border-green text-green',
  STORED: 'border-control text-ink',
  FAILED: 'border-red text-red',
};

interface MailMessageRowProps {
  mailMessage: MailMessageRow_MailMessageFragment;
  /** Whether there is a mail service to send it. */
  canSend: boolean;
}

/** A mail message: what became of it, what it says, and the button that sends it. */
export function MailMessageRow({ mailMessage, canSend }: MailMessageRowProps) {
  const failureText = useFailureText();
  const dateTime = useDateTime();
  const { outbox: words, states } = useAdminMessages().adminMail;
  const [sendAgain, { loading }] = useResendMailMessageMutation({
    variables: { id: mailMessage.id },
  });
  const [outcome, setOutcome] = useState({ tone: 'good' as 'good' | 'bad', text: '' });
  const { subject, to, replyTo, state, attempts, lastError, nextAttemptAt } = mailMessage;

  async function send() {
    setOutcome({ tone: 'good', text: '' });
    try {
      const { data } = await sendAgain();
      const isSent = data?.resendMailMessage.state === 'SENT';
      setOutcome({ tone: 'good', text: isSent ? words.sent : words.keptAgain });
    } catch (error) {
      setOutcome({ tone: 'bad', text: failureText(error) });
    }
  }

  return (
    <div className="py-5">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span>{words.kinds[mailMessage.kind]}</span>
        <time dateTime={mailMessage.createdAt}>{dateTime(mailMessage.createdAt)}</time>
        <span className={`rounded-full border px-2.5 py-0.5 font-semibold ${stateStyle[state]}`}>
          {states[state]}
        </span>
      </p>
      <h2 className="mt-1 font-body text-lg leading-snug font-semibold">
        <MultilingualText text={subject} />
      </h2>
      <p className="text-muted">
        {to ? words.to(to) : words.toInbox}
        {replyTo && `, ${words.answersTo(replyTo)}`}
      </p>
      {lastError && (
        <p className="mt-2 text-red">
          {words.tried(attempts, lastError)}
          {state === 'PENDING' && <> · {words.nextTry(dateTime(nextAttemptAt))}</>}
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-start gap-x-8">
        <details className="min-w-0">
          <summary className={`${toolStyle} cursor-pointer`}>{words.read}</summary>
          <p className="my-3 border-s-4 border-line ps-5 whitespace-pre-wrap">
            <MultilingualText text={mailMessage.text} />
          </p>
        </details>
        {canSend && state !== 'SENT' && (
          <button
            type="button"
            disabled={loading}
            onClick={() => void send()}
            className={`${toolStyle} cursor-pointer`}
          >
            {loading ? (
              words.sending
            ) : (
              <AccessibleLabel name={words.sendName(subject)}>{words.send}</AccessibleLabel>
            )}
          </button>
        )}
      </div>
      <StatusLine tone={outcome.tone}>{outcome.text}</StatusLine>
    </div>
  );
}
