import { ID } from 'type-graphql';
import { contentKindEnum } from '../contentKinds.ts';
import { maxBulk } from './changeRows.ts';
import * as t from '../../graphqlTypes.ts';

@t.InputType('RecordVersionInput', 'A record and the version of it that was last read.')
export class RecordVersionInput extends t.inputFields({
  id: t.id('The id among the records of its kind.'),
  version: t.int('The `version` that was last read.'),
}) {}

@t.ArgsType()
export class BulkRecordsArgs extends t.inputFields({
  kind: t.field<string>(() => contentKindEnum, 'The kind of the records.'),
  records: t.field(() => [RecordVersionInput], `The records, 1 to ${String(maxBulk)}.`),
}) {}

@t.ObjectType('RecordVersion', 'Identifies the current version of a record of a kind.')
class RecordVersion extends t.outputFields({
  id: t.id<number>('The id among the records of its kind.'),
  version: t.int('The `version`. For a deleted record, its last one.'),
}) {}

@t.ObjectType('BulkResult', 'The result of a bulk operation.')
export class BulkResultType extends t.outputFields({
  done: t.field(
    () => [RecordVersion],
    'The records that were changed. Records that already had the wanted state are not included.',
  ),
  changed: t.field<number[]>(
    () => [ID],
    'The ids of records that somebody has changed since. They stay as they are.',
  ),
  missing: t.field(() => [ID], 'The ids of records that do not exist any more, as they were sent.'),
}) {}
