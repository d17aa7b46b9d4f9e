import { GraphQLJSONObject } from 'graphql-scalars';
import { SimilarMember } from '../members/similarMember.types.ts';
import { field, id, int, localDate, ObjectType, outputFields, string } from '../graphqlTypes.ts';
import { enumOf } from '../enumOf.ts';

export const ImportRowState = enumOf('ImportRowState', 'The state of a row of a CSV file.', {
  NEW: 'Its record does not exist yet and can be added.',
  CHANGED: 'Its record exists with other values. `updates` applies the row to the record.',
  EXISTING: 'Its record exists with the same values.',
  REPEATED: 'An earlier row has the same values.',
  FAULTY: 'It has an error.',
});
export type ImportRowState = keyof typeof ImportRowState;

@ObjectType('ImportFault', 'An error in a cell of a CSV file.')
class ImportFault extends outputFields({
  field: string('The field of its column; `row` for an error of the whole row.'),
  value: string('The text of the cell.'),
  code: string('The error code, as for form fields.'),
  values: field<object>(() => GraphQLJSONObject, 'The values of the error code.'),
  message: string('The error message in English.'),
}) {}

@ObjectType('ImportedDate', 'The date that was read from a cell of a CSV file.')
class ImportedDate extends outputFields({
  field: string('The field of its column.'),
  date: localDate<string>('The date.'),
}) {}

@ObjectType(
  'ImportChange',
  'A difference between a row and its record. Long texts start shortly before the difference.',
)
export class ImportChange extends outputFields({
  field: string('The field of its column.'),
  before: string(
    'The value of the record: a category by its name, a language or state as in the API.',
  ),
  after: string('The value of the row.'),
}) {}

@ObjectType('ImportRow', 'A row of a CSV file.')
export class ImportRow extends outputFields({
  line: int('The line of the file on which it starts, counted from 1.'),
  title: string('The title or name of its record; empty if it has none.'),
  state: field(() => ImportRowState, 'Its state.'),
  sameAs: int.orNull('The line of the earlier row with the same values.'),
  dates: field(
    () => [ImportedDate],
    'The dates that were read from its cells: 7/8/1962 is 7 August 1962.',
  ),
  faults: field(() => [ImportFault], 'Its errors; empty unless FAULTY.'),
  recordId: id.orNull<number>('The id of its record; null if there is no record yet.'),
  version: int.orNull('The `version` of its record.'),
  changes: field(() => [ImportChange], 'Its differences from its record; empty unless CHANGED.'),
  unknownId: string.orNull(
    'The ID in its cell, if no record has this ID. The row is then NEW, and its record gets another ID.',
  ),
  similar: field(
    () => [SimilarMember],
    'Members who may be the same person as a NEW row, the most similar first.',
  ),
  similarLine: int.orNull(
    'The line of an earlier NEW row with the same date of birth and a similar name.',
  ),
}) {}
