import type { MailMessageState } from '../outbox/mailMessage.types.ts';

/** Selects the data that `withDelivery` needs. */
export const withInquiryMail = {
  mailMessages: { where: { kind: 'INQUIRY' }, select: { state: true } },
} as const;

/** Adds the state of the mail message to the association; null if the message was removed. */
export function withDelivery<Row extends { mailMessages: { state: MailMessageState }[] }>(
  row: Row,
) {
  return { ...row, delivery: row.mailMessages[0]?.state ?? null };
}
