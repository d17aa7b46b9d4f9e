import { Field, ID, InputType, Int, ObjectType, UseMiddleware } from 'type-graphql';
import { Scope } from '../access.ts';
import { showDisplayName } from '../content/showDisplayName.ts';
import { DateTime } from '../scalars.ts';
import { displayNameRule } from '../session/accountNames.ts';

@InputType({ description: 'A new API token.' })
export class ApiTokenInput {
  @Field(() => String, {
    description: 'Required, the program that uses it, in at most 80 characters.',
  })
  name!: string;

  @Field(() => [Scope], { description: 'What it may do; at least one.' })
  scopes!: Scope[];

  @Field(() => Int, { description: 'The number of days for which it is valid, from 1 to 365.' })
  days!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A token with which a program uses the API, in the header `Authorization: Bearer`.',
})
export class ApiToken {
  @Field(() => ID, { description: 'Identifies the token. It is not its secret.' })
  id!: string;

  @Field(() => String, {
    description: 'The program that uses it. Activity and histories show this name.',
  })
  name!: string;

  @Field(() => [Scope], { description: 'What it may do.' })
  scopes!: Scope[];

  @UseMiddleware(showDisplayName)
  @Field(() => String, {
    simple: false,
    description: `The name of the account that created it. ${displayNameRule}`,
  })
  createdBy!: string;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it expires.' })
  expiresAt!: Date;

  @Field(() => Boolean, { description: 'Whether it has expired.' })
  isExpired!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was last used, accurate to a minute. Null if it was never used.',
  })
  lastUsedAt!: Date | null;

  @Field(() => String, {
    description: 'The network address of the last use. Empty if it was never used.',
  })
  lastUsedFrom!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A new API token with its secret.' })
export class CreatedApiToken {
  @Field(() => ApiToken, { description: 'The token.' })
  apiToken!: ApiToken;

  @Field(() => String, {
    description:
      'The secret, for the header. It is shown only this once, because only its hash is stored.',
  })
  secret!: string;
}
