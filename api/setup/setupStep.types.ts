import { boolean, field, objectType, string } from '../graphqlTypes.ts';
import { enumOf } from '../enumOf.ts';

export const SetupTask = enumOf('SetupTask', 'A setup task of a new installation.', {
  CONTACT_DETAILS: 'A telephone number and an email address for visitors are set.',
  BANK_ACCOUNT: 'The bank account for donations is set.',
  COMMITTEE: 'The committee has a present officer.',
  EXAMPLES: 'No example of the bundled content is left.',
  SECOND_ADMIN: 'Two enabled accounts have the role ADMIN.',
  SECOND_FACTOR: 'The account of the viewer has a second factor.',
  BACKUP: 'There is a backup.',
  MAIL: 'There is a mail provider.',
});
export type SetupTask = keyof typeof SetupTask;

export const SetupStep = objectType('SetupStep', 'A setup step of the site.', {
  task: field(() => SetupTask, 'The task of the step.'),
  isDone: boolean('Whether the task is done now.'),
  dismissal: string.orNull(
    'The reason for which an ADMIN dismissed the task. Null if it is not dismissed.',
  ),
});
export type SetupStep = InstanceType<typeof SetupStep>;
