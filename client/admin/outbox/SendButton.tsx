import { AsyncButton } from '../../content/AsyncButton.tsx';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useToaster } from '../../ui/toast/useToaster.ts';
import { useResendMailMessageMutation } from './MailMessagePage.generated.ts';

/** Sends a mail message that was not sent, and shows the result. */
export function SendButton({ id, subject }: { id: string; subject: string }) {
  const failureText = useFailureText();
  const { outbox: words } = useAdminMessages().adminMail;
  const { notify } = useToaster();
  const [sendAgain] = useResendMailMessageMutation({ variables: { id } });

  async function send() {
    try {
      const { data } = await sendAgain();
      const isSent = data?.resendMailMessage.state === 'SENT';
      notify({ tone: 'good', text: isSent ? words.sent : words.keptAgain });
    } catch (error) {
      notify({ tone: 'bad', text: words.notSent, reason: failureText(error) });
    }
  }

  return (
    <AsyncButton
      name={words.sendName(subject)}
      label={words.send}
      busyLabel={words.sending}
      run={send}
    />
  );
}
