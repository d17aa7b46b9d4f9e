import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { invalidArgument, notFound } from '../../errors.ts';
import type { ContentKind } from '../content.ts';
import { contentKindEnum } from '../contentKindEnum.ts';
import { contentKinds } from '../contentKinds.ts';
import { rowId } from '../id.ts';
import type { ChosenOutcome, ChosenRecord } from './chosenRecords.ts';

/** How many records one call changes at most: they are locked until all of them are written. */
export const maxChosen = 500;

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
export class ChosenOutcomeType implements ChosenOutcome {
  @Field(() => [RecordVersion], {
    description: 'Those that are different now. Those that were so already are left out.',
  })
  done!: RecordVersion[];

  @Field(() => [ID], {
    description: 'The ids of those that somebody has changed since, which stay as they are.',
  })
  changed!: number[];

  @Field(() => [ID], { description: 'The ids of those that are gone.' })
  missing!: number[];
}

/**
 * Reads which records of a kind were chosen.
 * @throws NOT_FOUND for no kind, and what `readIds` throws
 */
export function readChosen({
  kind: name,
  records,
}: ChosenRecordsArgs): [kind: ContentKind, chosen: ChosenRecord[]] {
  const kind = contentKinds.find((each) => each.name === name);
  if (!kind) throw notFound('ContentKind');
  return [kind, readVersions(records, 'records')];
}

/**
 * Reads which rows were chosen, by their versions.
 * @param argument the name of theirs
 * @throws as `readIds`
 */
export function readVersions<Version>(
  chosen: { id: string; version: Version }[],
  argument: string,
): { id: number; version: Version }[] {
  const ids = readIds(
    chosen.map(({ id }) => id),
    argument,
  );
  return chosen.map(({ version }, index) => ({ id: ids[index] ?? 0, version }));
}

/**
 * Reads which rows were chosen. What can be no id is 0, which no row has.
 * @throws BAD_USER_INPUT for none, too many, or one twice
 */
export function readIds(ids: string[], argument: string): number[] {
  if (ids.length === 0 || ids.length > maxChosen) {
    throw invalidArgument(`${argument} must name 1 to ${String(maxChosen)} records`);
  }
  const numbers = ids.map((id) => rowId(id) ?? 0);
  if (new Set(numbers).size < numbers.length) {
    throw invalidArgument(`${argument} must name each record once`);
  }
  return numbers;
}
