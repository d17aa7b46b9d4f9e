import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ChosenOutcomeType } from '../content/chosen/chosen.types.ts';

@InputType({ description: 'Identifies a version of a member.' })
export class ChosenMemberInput {
  @Field(() => ID, { description: 'The id of the member.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The `version` that was last read. Without it, the member is deleted whatever the version is.',
  })
  version?: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'The result of deleting members.' })
export class DeletedMembers extends ChosenOutcomeType {
  @Field(() => [String], {
    description:
      'Tokens for `restoreMembers`. They contain the members in encrypted form, because the ' +
      'server keeps nothing of them.',
  })
  restorable!: string[];
}
