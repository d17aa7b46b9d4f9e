import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../scalars.ts';
import { accessTokenSeconds } from './tokens.ts';

@ObjectType({ simpleResolvers: true, description: 'A signed-in account.' })
export class User {
  @Field(() => ID, {
    description: 'Identifies the account: the `createdBy` of the records that it creates.',
  })
  id!: string;

  @Field(() => String, { description: 'The email address for signing in, in lower case.' })
  email!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The result of a sign-in.' })
export class Session {
  @Field(() => User, { description: 'The account that is signed in.' })
  user!: User;

  @Field(() => String, {
    description: 'Send it in the header `Authorization: Bearer <accessToken>` of each request.',
  })
  accessToken!: string;

  @Field(() => Int, {
    description: `The lifetime of the access token in seconds: ${String(accessTokenSeconds)}.`,
  })
  expiresIn!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The token that `refreshSession` exchanges for a new session, once. Null if the previous token came as a cookie: the new one is then in a cookie that scripts cannot read.',
  })
  refreshToken!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An active sign-in of the viewer, on this or another device.',
})
export class ActiveSession {
  @Field(() => ID, { description: 'Identifies the sign-in.' })
  id!: string;

  @Field(() => DateTime, { description: 'When it started.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was last refreshed.' })
  lastUsedAt!: Date;

  @Field(() => String, { description: 'The user agent of the browser or program.' })
  userAgent!: string;

  @Field(() => Boolean, { description: 'Whether it is the sign-in of this request.' })
  isCurrent!: boolean;
}

/** The default is global (docs/product/accounts.md, section 7.3). */
export enum SignOutScope {
  GLOBAL = 'GLOBAL',
  LOCAL = 'LOCAL',
  OTHERS = 'OTHERS',
}
registerEnumType(SignOutScope, {
  name: 'SignOutScope',
  description: 'Which sign-ins of the viewer end.',
  valuesConfig: {
    GLOBAL: { description: 'All sign-ins, on every device.' },
    LOCAL: { description: 'Only the sign-in of this request.' },
    OTHERS: { description: 'All sign-ins except that of this request.' },
  },
});
