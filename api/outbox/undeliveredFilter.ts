/** All mail messages, or those that were not sent by mail. */
export const undeliveredFilter = (undelivered: boolean) =>
  undelivered ? { state: { not: 'SENT' as const } } : {};
