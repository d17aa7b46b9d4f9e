import { ID } from 'type-graphql';
import { notFound } from '../../errors.ts';
import type { ContentKind } from '../content.ts';
import { contentKindEnum, contentKinds } from '../contentKinds.ts';
import {
  type BulkResult,
  changeSent,
  maxBulk,
  type Reported,
  type VersionedRow,
} from './changeRows.ts';
import { argsType, field, id, inputType, int, objectType } from '../../graphqlTypes.ts';

export const RecordVersionInput = inputType(
  'RecordVersionInput',
  'A record and the version of it that was last read.',
  {
    id: id('The id among the records of its kind.'),
    version: int('The `version` that was last read.'),
  },
);
export type RecordVersionInput = InstanceType<typeof RecordVersionInput>;

export const BulkRecordsArgs = argsType({
  kind: field<string>(() => contentKindEnum, 'The kind of the records.'),
  records: field(() => [RecordVersionInput], `The records, 1 to ${String(maxBulk)}.`),
});
export type BulkRecordsArgs = InstanceType<typeof BulkRecordsArgs>;

const RecordVersion = objectType(
  'RecordVersion',
  'Identifies the current version of a record of a kind.',
  {
    id: id<number>('The id among the records of its kind.'),
    version: int('The `version`. For a deleted record, its last one.'),
  },
);

export const BulkResultType = objectType('BulkResult', 'The result of a bulk operation.', {
  done: field(
    () => [RecordVersion],
    'The records that were changed. Records that already had the wanted state are not included.',
  ),
  changed: field<number[]>(
    () => [ID],
    'The ids of records that somebody has changed since. They stay as they are.',
  ),
  missing: field(() => [ID], 'The ids of records that do not exist any more, as they were sent.'),
});

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
