import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../scalars.ts';
import { accessTokenSeconds } from './tokens.ts';

@ObjectType({ simpleResolvers: true, description: 'A signed-in administrator.' })
export class User {
  @Field(() => ID, { description: 'Identifies the user; `createdBy` of what they create.' })
  id!: string;

  @Field(() => String, { description: 'The e-mail address they sign in with, in lower case.' })
  email!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What a sign-in brings.' })
export class Session {
  @Field(() => User, { description: 'Who is signed in.' })
  user!: User;

  @Field(() => String, {
    description: 'Goes into the header `Authorization: Bearer <accessToken>` of each request.',
  })
  accessToken!: string;

  @Field(() => Int, {
    description: `Seconds from now on for which the access token is good: ${String(accessTokenSeconds)}.`,
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
  description: 'A sign-in of one’s own that has not ended, on this or another device.',
})
export class ActiveSession {
  @Field(() => ID, { description: 'Identifies the sign-in.' })
  id!: string;

  @Field(() => DateTime, { description: 'When it began.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was last refreshed.' })
  lastUsedAt!: Date;

  @Field(() => String, { description: 'What the browser or program called itself.' })
  userAgent!: string;

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
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
  description: 'Which sign-ins of the same user end.',
  valuesConfig: {
    GLOBAL: { description: 'All of them, on every device.' },
    LOCAL: { description: 'Only the one that asks.' },
    OTHERS: { description: 'All but the one that asks.' },
  },
});
