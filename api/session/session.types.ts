import { accessTokenSeconds } from './tokens.ts';
import * as t from '../graphqlTypes.ts';
import { enumOf } from '../enumOf.ts';

@t.ObjectType('User', 'A signed-in account.')
export class User extends t.outputFields({
  id: t.id('Identifies the account: the `createdBy` of the records that it creates.'),
  email: t.string('The email address for signing in, in lower case.'),
}) {}

@t.ObjectType('Session', 'The result of a sign-in.')
export class Session extends t.outputFields({
  user: t.field(() => User, 'The account that is signed in.'),
  accessToken: t.string(
    'Send it in the header `Authorization: Bearer <accessToken>` of each request.',
  ),
  expiresIn: t.int(`The lifetime of the access token in seconds: ${String(accessTokenSeconds)}.`),
  refreshToken: t.string.orNull(
    'The token that `refreshSession` exchanges for a new session, once. Null if the previous token came as a cookie: the new one is then in a cookie that scripts cannot read.',
  ),
}) {}

@t.ObjectType('ActiveSession', 'An active sign-in of the viewer, on this or another device.')
export class ActiveSession extends t.outputFields({
  id: t.id('Identifies the sign-in.'),
  createdAt: t.dateTime('When it started.'),
  lastUsedAt: t.dateTime('When it was last refreshed.'),
  userAgent: t.string('The user agent of the browser or program.'),
  isCurrent: t.boolean('Whether it is the sign-in of this request.'),
}) {}

/** The default is global (docs/product/accounts.md, section 7.3). */
export const SignOutScope = enumOf('SignOutScope', 'Which sign-ins of the viewer end.', {
  GLOBAL: 'All sign-ins, on every device.',
  LOCAL: 'Only the sign-in of this request.',
  OTHERS: 'All sign-ins except that of this request.',
});
export type SignOutScope = keyof typeof SignOutScope;
