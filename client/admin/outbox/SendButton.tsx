import { AsyncButton } from '../../content/AsyncButton.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useResendMailMessageMutation } from './MailMessagePage.generated.ts';

/** Sends a mail message that was not sent, and shows the result. */
export function SendButton({ id, subject }: { id: string; subject: string }) {
  const { admin, adminMail } = useAdminMessages();
  const { outbox: words } = adminMail;
  const [sendAgain] = useResendMailMessageMutation({ variables: { id } });

  async function send() {
    const { data } = await sendAgain();
    return data?.resendMailMessage.state === 'SENT' ? words.sent : words.keptAgain;
  }

  return <AsyncButton name={admin.named(words.send, subject)} label={words.send} run={send} />;
}
