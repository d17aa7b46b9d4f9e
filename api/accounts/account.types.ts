import { Role } from '../access.ts';
import { argsType, dateTime, field, id, int, objectType, string } from '../graphqlTypes.ts';

export const Account = objectType('Account', 'An account of the admin area.', {
  id: id('Identifies the account. Equal to the id of its `User`.'),
  version: int('The number of the current version. Mutations that change the account require it.'),
  email: string('The email address for signing in.'),
  name: string('The name that others see in place of the address. Empty if there is none.'),
  roles: field(() => [Role], 'The roles of the account.'),
  createdAt: dateTime('When the account was created.'),
  lastSignInAt: dateTime.orNull('When the account last signed in. Null if it never has.'),
  disabledAt: dateTime.orNull(
    'When the account was disabled, so that it cannot sign in. Null if it is enabled.',
  ),
});

export const SeenAccountArgs = argsType({
  id: id('The id of the account.'),
  version: int('The `version` that was last read.'),
});
export type SeenAccountArgs = InstanceType<typeof SeenAccountArgs>;

export const FormerAccount = objectType(
  'FormerAccount',
  'An account that was removed. The records that it created keep its name.',
  {
    id: id('The id of the removed account: the `createdBy` of the records that it created.'),
    email: string('The email address of the account.'),
    name: string('The name of the account. Empty if it had none.'),
    removedAt: dateTime('When the account was removed.'),
  },
);

export const SentPasswordReset = objectType(
  'SentPasswordReset',
  'A link to choose a new password that was just sent to an account.',
  {
    expiresAt: dateTime('When the link expires.'),
    link: string.orNull(
      'The link to hand over if there is no mail provider; it is shown only this once. Null if it was sent by mail.',
    ),
  },
);
export type SentPasswordReset = InstanceType<typeof SentPasswordReset>;
