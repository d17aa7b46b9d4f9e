import { argsType, boolean } from '../graphqlTypes.ts';

export const MailMessageFilterArgs = argsType({
  undelivered: boolean('Only messages that were not sent by mail.', { defaultValue: false }),
});
export type MailMessageFilterArgs = InstanceType<typeof MailMessageFilterArgs>;

/** The condition of a list of mail messages. */
export const mailMessageFilter = ({ undelivered }: MailMessageFilterArgs) =>
  undelivered ? { state: { not: 'SENT' as const } } : {};
