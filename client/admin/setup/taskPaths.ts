import type { SetupTask } from '../../graphql/schemaTypes.generated.ts';

/** The page of each task. Whether mail is sent can only be read there. */
export const taskPaths: Record<SetupTask, string> = {
  CONTACT_DETAILS: '/admin/settings',
  BANK_ACCOUNT: '/admin/settings#bankAccountName',
  COMMITTEE: '/admin/committee',
  EXAMPLES: '/admin/examples',
  SECOND_ADMIN: '/admin/accounts',
  SECOND_FACTOR: '/admin/account#second-factor',
  BACKUP: '/admin/handover',
  MAIL: '/admin/settings',
};
