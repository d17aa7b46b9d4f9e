import { accessTokenSeconds } from './tokens.ts';
import { boolean, dateTime, field, id, int, objectType, string } from '../graphqlTypes.ts';
import { enumOf } from '../enumOf.ts';

export const User = objectType('User', 'A signed-in account.', {
  id: id('Identifies the account: the `createdBy` of the records that it creates.'),
  email: string('The email address for signing in, in lower case.'),
});
export type User = InstanceType<typeof User>;

export const Session = objectType('Session', 'The result of a sign-in.', {
  user: field(() => User, 'The account that is signed in.'),
  accessToken: string(
    'Send it in the header `Authorization: Bearer <accessToken>` of each request.',
  ),
  expiresIn: int(`The lifetime of the access token in seconds: ${String(accessTokenSeconds)}.`),
  refreshToken: string.orNull(
    'The token that `refreshSession` exchanges for a new session, once. Null if the previous token came as a cookie: the new one is then in a cookie that scripts cannot read.',
  ),
});
export type Session = InstanceType<typeof Session>;

export const ActiveSession = objectType(
  'ActiveSession',
  'An active sign-in of the viewer, on this or another device.',
  {
    id: id('Identifies the sign-in.'),
    createdAt: dateTime('When it started.'),
    lastUsedAt: dateTime('When it was last refreshed.'),
    userAgent: string('The user agent of the browser or program.'),
    isCurrent: boolean('Whether it is the sign-in of this request.'),
  },
);
export type ActiveSession = InstanceType<typeof ActiveSession>;

/** The default is global (docs/product/accounts.md, section 7.3). */
export const SignOutScope = enumOf('SignOutScope', 'Which sign-ins of the viewer end.', {
  GLOBAL: 'All sign-ins, on every device.',
  LOCAL: 'Only the sign-in of this request.',
  OTHERS: 'All sign-ins except that of this request.',
});
export type SignOutScope = keyof typeof SignOutScope;
