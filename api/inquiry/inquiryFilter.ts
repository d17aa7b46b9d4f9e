import { argsType, boolean } from '../graphqlTypes.ts';

export const InquiryFilterArgs = argsType({
  answered: boolean.orNull('True for answered inquiries, false for the others. Without it, all.'),
});
export type InquiryFilterArgs = InstanceType<typeof InquiryFilterArgs>;

/** The condition of a list of inquiries. */
export const inquiryFilter = ({ answered }: InquiryFilterArgs) =>
  typeof answered === 'boolean' ? { answeredAt: answered ? { not: null } : null } : {};
