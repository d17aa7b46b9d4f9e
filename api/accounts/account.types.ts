import { Role } from '../access.ts';
import * as t from '../graphqlTypes.ts';

@t.ObjectType('Account', 'An account of the admin area.')
export class Account extends t.outputFields({
  id: t.id('Identifies the account. Equal to the id of its `User`.'),
  version: t.int(
    'The number of the current version. Mutations that change the account require it.',
  ),
  email: t.string('The email address for signing in.'),
  name: t.string('The name that others see in place of the address. Empty if there is none.'),
  roles: t.field(() => [Role], 'The roles of the account.'),
  createdAt: t.dateTime('When the account was created.'),
  lastSignInAt: t.dateTime.orNull('When the account last signed in. Null if it never has.'),
  disabledAt: t.dateTime.orNull(
    'When the account was disabled, so that it cannot sign in. Null if it is enabled.',
  ),
}) {}

@t.ArgsType()
export class SeenAccountArgs extends t.inputFields({
  id: t.id('The id of the account.'),
  version: t.int('The `version` that was last read.'),
}) {}

@t.ObjectType(
  'FormerAccount',
  'An account that was removed. The records that it created keep its name.',
)
export class FormerAccount extends t.outputFields({
  id: t.id('The id of the removed account: the `createdBy` of the records that it created.'),
  email: t.string('The email address of the account.'),
  name: t.string('The name of the account. Empty if it had none.'),
  removedAt: t.dateTime('When the account was removed.'),
}) {}

@t.ObjectType(
  'SentPasswordReset',
  'A link to choose a new password that was just sent to an account.',
)
export class SentPasswordReset extends t.outputFields({
  expiresAt: t.dateTime('When the link expires.'),
  link: t.string.orNull(
    'The link to hand over if there is no mail provider; it is shown only this once. Null if it was sent by mail.',
  ),
}) {}
