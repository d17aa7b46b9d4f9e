import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { notFound } from '../../errors.ts';
import type { ContentKind } from '../content.ts';
import { contentKindEnum } from '../contentKindEnum.ts';
import { contentKinds } from '../contentKinds.ts';
import type { BulkResult, VersionedRow } from './changeRows.ts';
import { changeSent, maxBulk, type Reported } from './sentIds.ts';

@InputType({ description: 'A record and the version of it that was last read.' })
export class RecordVersionInput {
  @Field(() => ID, { description: 'The id among the records of its kind.' })
  id!: string;

  @Field(() => Int, { description: 'The `version` that was last read.' })
  version!: number;
}

@ArgsType()
export class BulkRecordsArgs {
  @Field(() => contentKindEnum, { description: 'The kind of the records.' })
  kind!: string;

  @Field(() => [RecordVersionInput], {
    description: `The records, 1 to ${String(maxBulk)}.`,
  })
  records!: RecordVersionInput[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'Identifies the present version of a record of a kind.',
})
class RecordVersion implements VersionedRow {
  @Field(() => ID, { description: 'The id among the records of its kind.' })
  id!: number;

  @Field(() => Int, { description: 'The `version`. For a deleted record, its last one.' })
  version!: number;
}

@ObjectType('BulkResult', {
  simpleResolvers: true,
  description: 'The result of a bulk operation.',
})
export class BulkResultType implements Reported<BulkResult> {
  @Field(() => [RecordVersion], {
    description:
      'The records that were changed. Records that already had the wanted state are not included.',
  })
  done!: RecordVersion[];

  @Field(() => [ID], {
    description: 'The ids of records that somebody has changed since. They stay as they are.',
  })
  changed!: number[];

  @Field(() => [ID], {
    description: 'The ids of records that do not exist any more, as they were sent.',
  })
  missing!: string[];
}

/**
 * Runs a bulk operation on selected records of a kind.
 * @throws NOT_FOUND for an unknown kind, and the errors of `changeSent`
 */
export function changeKind(
  { kind: name, records }: BulkRecordsArgs,
  change: (kind: ContentKind, selected: VersionedRow[]) => Promise<BulkResult>,
): Promise<Reported<BulkResult>> {
  const kind = contentKinds.find((each) => each.name === name);
  if (!kind) throw notFound('ContentKind');
  return changeSent(records, 'records', (selected) => change(kind, selected));
}
