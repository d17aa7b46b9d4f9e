import { ArgsType, boolean, inputFields } from '../graphqlTypes.ts';

@ArgsType()
export class MailMessageFilterArgs extends inputFields({
  undelivered: boolean('Only messages that were not sent by mail.', { defaultValue: false }),
}) {}

/** The condition of a list of mail messages. */
export const mailMessageFilter = ({ undelivered }: MailMessageFilterArgs) =>
  undelivered ? { state: { not: 'SENT' as const } } : {};
