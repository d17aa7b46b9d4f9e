import { Scope } from '../access.ts';
import { displayName } from '../content/showDisplayName.ts';
import { displayNameRule } from '../session/accountNames.ts';
import {
  boolean,
  dateTime,
  field,
  id,
  inputType,
  int,
  objectType,
  string,
} from '../graphqlTypes.ts';

export const ApiTokenInput = inputType('ApiTokenInput', 'A new API token.', {
  name: string('Required, the program that uses it, in at most 80 characters.'),
  scopes: field(() => [Scope], 'What it may do; at least one.'),
  days: int('The number of days for which it is valid, from 1 to 365.'),
});
export type ApiTokenInput = InstanceType<typeof ApiTokenInput>;

export const ApiToken = objectType(
  'ApiToken',
  'A token with which a program uses the API, in the header `Authorization: Bearer`.',
  {
    id: id('Identifies the token. It is not its secret.'),
    name: string('The program that uses it. Activity and histories show this name.'),
    scopes: field(() => [Scope], 'What it may do.'),
    createdBy: string(`The name of the account that created it. ${displayNameRule}`, displayName),
    createdAt: dateTime('When it was created.'),
    expiresAt: dateTime('When it expires.'),
    isExpired: boolean('Whether it has expired.'),
    lastUsedAt: dateTime.orNull(
      'When it was last used, accurate to a minute. Null if it was never used.',
    ),
    lastUsedFrom: string('The network address of the last use. Empty if it was never used.'),
  },
);
export type ApiToken = InstanceType<typeof ApiToken>;

export const CreatedApiToken = objectType('CreatedApiToken', 'A new API token with its secret.', {
  apiToken: field(() => ApiToken, 'The token.'),
  secret: string(
    'The secret, for the header. It is shown only this once, because only its hash is stored.',
  ),
});
export type CreatedApiToken = InstanceType<typeof CreatedApiToken>;
