import { registerEnumType } from 'type-graphql';
import { boolean, field, objectType, string } from '../graphqlTypes.ts';

export enum SetupTask {
  CONTACT_DETAILS = 'CONTACT_DETAILS',
  BANK_ACCOUNT = 'BANK_ACCOUNT',
  COMMITTEE = 'COMMITTEE',
  EXAMPLES = 'EXAMPLES',
  SECOND_ADMIN = 'SECOND_ADMIN',
  SECOND_FACTOR = 'SECOND_FACTOR',
  BACKUP = 'BACKUP',
  MAIL = 'MAIL',
}

registerEnumType(SetupTask, {
  name: 'SetupTask',
  description: 'A setup task of a new installation.',
  valuesConfig: {
    CONTACT_DETAILS: {
      description: 'A telephone number and an email address for visitors are set.',
    },
    BANK_ACCOUNT: { description: 'The bank account for donations is set.' },
    COMMITTEE: { description: 'The committee has a present officer.' },
    EXAMPLES: { description: 'No example of the bundled content is left.' },
    SECOND_ADMIN: {
      description: 'Two enabled accounts have the role ADMIN.',
    },
    SECOND_FACTOR: { description: 'The account of the viewer has a second factor.' },
    BACKUP: { description: 'There is a backup.' },
    MAIL: { description: 'There is a mail provider.' },
  },
});

export const SetupStep = objectType('SetupStep', 'A setup step of the site.', {
  task: field(() => SetupTask, 'The task of the step.'),
  isDone: boolean('Whether the task is done now.'),
  dismissal: string.orNull(
    'The reason for which an ADMIN dismissed the task. Null if it is not dismissed.',
  ),
});
export type SetupStep = InstanceType<typeof SetupStep>;
