import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Role } from '../access.ts';
import { DateTime } from '../scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'An account of the admin area.' })
export class Account {
  @Field(() => ID, { description: 'Identifies the account. Equal to the id of its `User`.' })
  id!: string;

  @Field(() => Int, {
    description: 'The number of the current version. Mutations that change the account require it.',
  })
  version!: number;

  @Field(() => String, { description: 'The email address for signing in.' })
  email!: string;

  @Field(() => String, {
    description: 'The name that others see in place of the address. Empty if there is none.',
  })
  name!: string;

  @Field(() => [Role], { description: 'The roles of the account.' })
  roles!: Role[];

  @Field(() => DateTime, { description: 'When the account was created.' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the account last signed in. Null if it never has.',
  })
  lastSignInAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the account was disabled, so that it cannot sign in. Null if it is enabled.',
  })
  disabledAt!: Date | null;
}

@ArgsType()
export class SeenAccountArgs {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => Int, { description: 'The `version` that was last read.' })
  version!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An account that was removed. The records that it created keep its name.',
})
export class FormerAccount {
  @Field(() => ID, {
    description: 'The id of the removed account: the `createdBy` of the records that it created.',
  })
  id!: string;

  @Field(() => String, { description: 'The email address of the account.' })
  email!: string;

  @Field(() => String, { description: 'The name of the account. Empty if it had none.' })
  name!: string;

  @Field(() => DateTime, { description: 'When the account was removed.' })
  removedAt!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A link to choose a new password that was just sent to an account.',
})
export class SentPasswordReset {
  @Field(() => DateTime, { description: 'When the link expires.' })
  expiresAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'The link to hand over if there is no mail provider; it is shown only this once. Null if it was sent by mail.',
  })
  link!: string | null;
}
