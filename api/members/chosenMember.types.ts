import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ChosenOutcomeType } from '../content/chosen/chosen.types.ts';

@InputType({ description: 'Names a member.' })
export class ChosenMemberInput {
  @Field(() => ID, { description: 'The id of the member.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Its `version` as last read; without it, the member whatever has become of it.',
  })
  version?: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'What became of the members that were chosen.' })
export class DeletedMembers extends ChosenOutcomeType {
  @Field(() => [String], {
    description:
      'Give each of these to `restoreMembers` to take it back: the members themselves, sealed. ' +
      'The server keeps nothing of them.',
  })
  restorable!: string[];
}
