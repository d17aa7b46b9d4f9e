/** Of a row whose mail messages no process is sending: that one could not note any more how it went. */
export const notBeingSent = (now: Date) => ({
  mailMessages: { none: { claimedUntil: { gt: now } } },
});
