import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { maxChosen, type Reported } from '../content/chosen/sentIds.ts';
import type { ChosenSubmissions } from './chosenSubmissions.ts';

@ArgsType()
export class ChosenIdsArgs {
  @Field(() => [ID], { description: `The ids, 1 to ${String(maxChosen)}.` })
  ids!: string[];
}

@ObjectType('ChosenSubmissions', {
  simpleResolvers: true,
  description: 'The result of a bulk operation on inquiries or applications, by id.',
})
export class ChosenSubmissionsType implements Reported<ChosenSubmissions> {
  @Field(() => [ID], {
    description:
      'Those that were changed. Those that already had the wanted state are not included.',
  })
  done!: number[];

  @Field(() => [ID], {
    description:
      'Those that stay as they are, because their mail message is being sent or somebody else has marked them.',
  })
  kept!: number[];

  @Field(() => [ID], { description: 'Those that do not exist any more, as they were sent.' })
  missing!: string[];
}
