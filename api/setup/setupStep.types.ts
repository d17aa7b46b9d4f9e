import { Field, ObjectType, registerEnumType } from 'type-graphql';

export enum SetupTask {
  CONTACT_DETAILS = 'CONTACT_DETAILS',
  BANK_ACCOUNT = 'BANK_ACCOUNT',
  COMMITTEE = 'COMMITTEE',
  EXAMPLES = 'EXAMPLES',
  SECOND_ADMIN = 'SECOND_ADMIN',
  BACKUP = 'BACKUP',
  MAIL = 'MAIL',
}

registerEnumType(SetupTask, {
  name: 'SetupTask',
  description: 'What a new installation needs before it is the association’s own.',
  valuesConfig: {
    CONTACT_DETAILS: { description: 'A telephone number and an e-mail address for visitors.' },
    BANK_ACCOUNT: { description: 'The bank account for donations.' },
    COMMITTEE: { description: 'Somebody is in office today.' },
    EXAMPLES: { description: 'No example of the bundled content is left.' },
    SECOND_ADMIN: {
      description: 'Two accounts that are not switched off have the role ADMIN.',
    },
    BACKUP: { description: 'A backup has been made.' },
    MAIL: { description: 'There is a mail provider.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A task of setting the site up.' })
export class SetupStep {
  @Field(() => SetupTask, { description: 'Which one.' })
  task!: SetupTask;

  @Field(() => Boolean, { description: 'Whether what it asks for is there at this moment.' })
  isDone!: boolean;
}
