import { Scope } from '../access.ts';
import { displayName } from '../content/showDisplayName.ts';
import { displayNameRule } from '../session/accountNames.ts';
import * as t from '../graphqlTypes.ts';

@t.InputType('ApiTokenInput', 'A new API token.')
export class ApiTokenInput extends t.inputFields({
  name: t.string('Required, the program that uses it, in at most 80 characters.'),
  scopes: t.field(() => [Scope], 'What it may do; at least one.'),
  days: t.int('The number of days for which it is valid, from 1 to 365.'),
}) {}

@t.ObjectType(
  'ApiToken',
  'A token with which a program uses the API, in the header `Authorization: Bearer`.',
)
export class ApiToken extends t.outputFields({
  id: t.id('Identifies the token. It is not its secret.'),
  name: t.string('The program that uses it. Activity and histories show this name.'),
  scopes: t.field(() => [Scope], 'What it may do.'),
  createdBy: t.string(`The name of the account that created it. ${displayNameRule}`, displayName),
  createdAt: t.dateTime('When it was created.'),
  expiresAt: t.dateTime('When it expires.'),
  isExpired: t.boolean('Whether it has expired.'),
  lastUsedAt: t.dateTime.orNull(
    'When it was last used, accurate to a minute. Null if it was never used.',
  ),
  lastUsedFrom: t.string('The network address of the last use. Empty if it was never used.'),
}) {}

@t.ObjectType('CreatedApiToken', 'A new API token with its secret.')
export class CreatedApiToken extends t.outputFields({
  apiToken: t.field(() => ApiToken, 'The token.'),
  secret: t.string(
    'The secret, for the header. It is shown only this once, because only its hash is stored.',
  ),
}) {}
