import type { SetupTask } from '../../graphql/schemaTypes.generated.ts';

/** Where each task is done; whether mail is sent is only read there. */
export const taskPaths: Record<SetupTask, string> = {
  CONTACT_DETAILS: '/admin/settings',
  BANK_ACCOUNT: '/admin/settings',
  COMMITTEE: '/admin/committee',
  EXAMPLES: '/admin/examples',
  SECOND_ADMIN: '/admin/accounts',
  BACKUP: '/admin/handover',
  MAIL: '/admin/settings',
};
