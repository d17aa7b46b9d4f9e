/** All mail messages, or those that did not go out by mail. */
export const undeliveredFilter = (undelivered: boolean) =>
  undelivered ? { state: { not: 'SENT' as const } } : {};
