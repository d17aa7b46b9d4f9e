import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { maxChosen, type Reported } from '../content/chosen/sentIds.ts';
import type { ChosenSubmissions } from './chosenSubmissions.ts';

@ArgsType()
export class ChosenIdsArgs {
  @Field(() => [ID], { description: `Which ones, 1 to ${String(maxChosen)}.` })
  ids!: string[];
}

@ObjectType('ChosenSubmissions', {
  simpleResolvers: true,
  description: 'What became of the inquiries or applications that were chosen, by their ids.',
})
export class ChosenSubmissionsType implements Reported<ChosenSubmissions> {
  @Field(() => [ID], {
    description: 'Those that are different now. Those that were so already are left out.',
  })
  done!: number[];

  @Field(() => [ID], {
    description:
      'Those that stay as they are: of which a mail message is just being sent, or which somebody ' +
      'else has marked.',
  })
  kept!: number[];

  @Field(() => [ID], { description: 'Those that are gone, as they were sent.' })
  missing!: string[];
}
