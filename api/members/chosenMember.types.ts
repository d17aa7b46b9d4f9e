import { Field, ObjectType } from 'type-graphql';
import { ChosenOutcomeType } from '../content/chosen/chosen.types.ts';

@ObjectType({ simpleResolvers: true, description: 'What became of the members that were chosen.' })
export class DeletedMembers extends ChosenOutcomeType {
  @Field(() => [String], {
    description:
      'Give each of these to `restoreMembers` to take it back: the members themselves, sealed. ' +
      'The server keeps nothing of them.',
  })
  restorable!: string[];
}
