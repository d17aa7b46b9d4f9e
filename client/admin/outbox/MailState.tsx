import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { MailMessagePage_MailMessageFragment } from './MailMessagePage.generated.ts';

const styles = { PENDING: 'text-red', SENT: 'text-green', STORED: '', FAILED: 'text-red' };

/** Shows the state of a mail message. */
export function MailState({ state }: Pick<MailMessagePage_MailMessageFragment, 'state'>) {
  const { states } = useAdminMessages().adminMail;
  return <span className={`font-semibold ${styles[state]}`}>{states[state]}</span>;
}
