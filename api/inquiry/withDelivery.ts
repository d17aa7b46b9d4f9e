import type { MailMessageState } from '../outbox/mailMessage.types.ts';

/** Adds what became of the mail message to the association; null where that has been removed. */
export function withDelivery<Row extends { mailMessages: { state: `${MailMessageState}` }[] }>(
  row: Row,
) {
  return { ...row, delivery: row.mailMessages[0]?.state ?? null };
}
