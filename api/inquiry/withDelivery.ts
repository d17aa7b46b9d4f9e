import type { MailMessageKind, MailMessageState } from '../outbox/mailMessage.types.ts';

const stateOf = <Kind extends MailMessageKind>(kind: `${Kind}`) =>
  ({ mailMessages: { where: { kind }, select: { state: true } } }) as const;

/** Selects the data that `withDelivery` needs. */
export const withInquiryMail = stateOf<MailMessageKind.INQUIRY>('INQUIRY');
export const withApplicationMail = stateOf<MailMessageKind.APPLICATION>('APPLICATION');

/** Adds the state of the mail message to the association; null if the message was removed. */
export function withDelivery<Row extends { mailMessages: { state: `${MailMessageState}` }[] }>(
  row: Row,
) {
  return { ...row, delivery: row.mailMessages[0]?.state ?? null };
}
