import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { notFound } from '../../errors.ts';
import type { ContentKind } from '../content.ts';
import { contentKindEnum } from '../contentKindEnum.ts';
import { contentKinds } from '../contentKinds.ts';
import type { ChosenOutcome, ChosenRecord } from './chosenRecords.ts';
import { changeSent, maxChosen, type Reported } from './sentIds.ts';

@InputType({ description: 'Names a record of a kind, as it was seen.' })
class RecordVersionInput {
  @Field(() => ID, { description: 'Its id among the records of its kind.' })
  id!: string;

  @Field(() => Int, { description: 'Its `version` as last read.' })
  version!: number;
}

@ArgsType()
export class ChosenRecordsArgs {
  @Field(() => contentKindEnum, { description: 'Their kind.' })
  kind!: string;

  @Field(() => [RecordVersionInput], {
    description: `Which ones, 1 to ${String(maxChosen)}.`,
  })
  records!: RecordVersionInput[];
}

@ObjectType({ simpleResolvers: true, description: 'Names a record of a kind, as it is now.' })
class RecordVersion implements ChosenRecord {
  @Field(() => ID, { description: 'Its id among the records of its kind.' })
  id!: number;

  @Field(() => Int, { description: 'Its `version`; the last one of a record that was deleted.' })
  version!: number;
}

@ObjectType('ChosenOutcome', {
  simpleResolvers: true,
  description: 'What became of the records that were chosen.',
})
export class ChosenOutcomeType implements Reported<ChosenOutcome> {
  @Field(() => [RecordVersion], {
    description: 'Those that are different now. Those that were so already are left out.',
  })
  done!: RecordVersion[];

  @Field(() => [ID], {
    description: 'The ids of those that somebody has changed since, which stay as they are.',
  })
  changed!: number[];

  @Field(() => [ID], { description: 'The ids of those that are gone, as they were sent.' })
  missing!: string[];
}

/**
 * Does something with the records of a kind that were chosen.
 * @throws NOT_FOUND for no kind, and what `changeSent` throws
 */
export function changeKind(
  { kind: name, records }: ChosenRecordsArgs,
  change: (kind: ContentKind, chosen: ChosenRecord[]) => Promise<ChosenOutcome>,
): Promise<Reported<ChosenOutcome>> {
  const kind = contentKinds.find((each) => each.name === name);
  if (!kind) throw notFound('ContentKind');
  return changeSent(records, 'records', (chosen) => change(kind, chosen));
}
