import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Role } from '../access.ts';
import { DateTime } from '../scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'An account of the admin area.' })
export class Account {
  @Field(() => ID, { description: 'Identifies the account; the same as of its `User`.' })
  id!: string;

  @Field(() => Int, { description: 'Counts the changes; operations that change it ask for it.' })
  version!: number;

  @Field(() => String, { description: 'The e-mail address with which it signs in.' })
  email!: string;

  @Field(() => [Role], { description: 'What it may do.' })
  roles!: Role[];

  @Field(() => DateTime, { description: 'Since when there is it.' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When somebody last signed in to it.' })
  lastSignInAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when it is disabled, and cannot sign in; null while it can.',
  })
  disabledAt!: Date | null;
}

@ArgsType()
export class SeenAccountArgs {
  @Field(() => ID, { description: 'Which account.' })
  id!: string;

  @Field(() => Int, { description: 'Its `version` as last read.' })
  version!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An account that was removed. What it made stays under its name.',
})
export class FormerAccount {
  @Field(() => ID, { description: 'Its id; `createdBy` of what it made.' })
  id!: string;

  @Field(() => String, { description: 'Its e-mail address.' })
  email!: string;

  @Field(() => DateTime, { description: 'When it was removed.' })
  removedAt!: Date;
}
