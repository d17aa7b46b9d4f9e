/**
 * The condition for rows whose mail messages no process is sending, because that process could no
 * longer record the result.
 */
export const notBeingSent = (now: Date) => ({
  mailMessages: { none: { claimedUntil: { gt: now } } },
});
