import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { invalidArgument, notFound } from '../../errors.ts';
import type { ContentKind } from '../content.ts';
import { contentKindEnum } from '../contentKindEnum.ts';
import { contentKinds } from '../contentKinds.ts';
import { rowId } from '../id.ts';
import type { ChosenOutcome, ChosenRecord } from './chosenRecords.ts';

/** How many records one call changes at most: they are locked until all of them are written. */
const maxChosen = 500;

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
 * Reads which records were chosen.
 * @throws BAD_USER_INPUT for none, too many, or two versions of one record
 */
export function readChosen({
  kind: name,
  records,
}: ChosenRecordsArgs): [kind: ContentKind, chosen: ChosenRecord[]] {
  const kind = contentKinds.find((each) => each.name === name);
  if (!kind) throw notFound('ContentKind');
  if (records.length === 0 || records.length > maxChosen) {
    throw invalidArgument(`records must name 1 to ${String(maxChosen)} records`);
  }
  const chosen = records.map(({ id, version }) => ({ id: rowId(id) ?? 0, version }));
  if (new Set(chosen.map(({ id }) => id)).size < chosen.length) {
    throw invalidArgument('records must name each record once');
  }
  return [kind, chosen];
}
