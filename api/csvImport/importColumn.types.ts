import * as t from '../graphqlTypes.ts';
import { enumOf } from '../enumOf.ts';

const ColumnReading = enumOf(
  'ColumnReading',
  'A way to read the cells of a column of a CSV file.',
  {
    DAY_FIRST: 'Numeric dates have the day first: 3/4/1980 is 3 April 1980.',
    MONTH_FIRST: 'Numeric dates have the month first: 3/4/1980 is 4 March 1980.',
    SERIAL_NUMBER: 'Dates are serial numbers of spreadsheets: 29314 is 3 April 1980.',
    DAY_FIRST_IF_POSSIBLE: 'The day is first. If that is not a valid date, the month is first.',
    MONTH_FIRST_IF_POSSIBLE: 'The month is first. If that is not a valid date, the day is first.',
    DAY_FIRST_OR_NUMBER: 'As `DAY_FIRST_IF_POSSIBLE`; numbers are serial numbers of spreadsheets.',
    MONTH_FIRST_OR_NUMBER:
      'As `MONTH_FIRST_IF_POSSIBLE`; numbers are serial numbers of spreadsheets.',
    AS_WRITTEN: 'Telephone numbers are kept as they are written.',
    CORRECTED: 'Telephone numbers get back the leading 0 or + that a spreadsheet has removed.',
  },
);
export type ReadingName = keyof typeof ColumnReading;

@t.ObjectType('ImportColumn', 'A column of a CSV file.')
export class ImportColumn extends t.outputFields({
  heading: t.string('Its heading.'),
  field: t.string.orNull('Its field; null if the column is ignored.'),
}) {}

@t.ObjectType('ColumnReadingOption', 'A possible reading of a column.')
class ColumnReadingOption extends t.outputFields({
  reading: t.field(() => ColumnReading, 'The reading.'),
  value: t.string('The value of the `cell` with this reading.'),
}) {}

@t.ObjectType(
  'ColumnQuestion',
  'A question how to read a column, because its cells allow several readings.',
)
export class ColumnQuestion extends t.outputFields({
  cell: t.string('A cell whose value depends on the reading.'),
  count: t.int('The number of such cells.'),
  answers: t.field(
    () => [ColumnReadingOption],
    'The possible readings. The first one is used until the user chooses one.',
  ),
  reading: t.field.orNull(
    () => ColumnReading,
    'The reading that the user has chosen; null before that.',
  ),
}) {}

@t.ObjectType(
  'DecidedReading',
  'The reading of a cell that allows several readings, if other cells of its column decide it.',
)
export class DecidedReading extends t.outputFields.extending(ColumnReadingOption, {
  cell: t.string('The cell.'),
}) {}

@t.ObjectType('ImportField', 'A field that a column can hold.')
export class ImportField extends t.outputFields({
  name: t.string(
    'Its name. The name of a translated text ends with the language, such as `name.am`.',
  ),
  isRequired: t.boolean('Whether every row must have it.'),
  default: t.string.orNull(
    'Its value in rows where it is empty: chosen by the user, or used because the file has no such column; otherwise null.',
  ),
  emptyRows: t.int('The number of rows in which it is empty before the `default` is applied.'),
  isDate: t.boolean('Whether its values are dates.'),
  question: t.field.orNull(
    () => ColumnQuestion,
    'The question how to read its column; null if there is none.',
  ),
  decided: t.field.orNull(
    () => DecidedReading,
    'The reading that other cells decide, with an example; null if there is none.',
  ),
}) {}

@t.InputType('ColumnSettingInput', 'The settings of a field, for all rows of a CSV file.')
export class ColumnSettingInput extends t.inputFields({
  field: t.string('The field.'),
  reading: t.field.orNull(
    () => ColumnReading,
    'The reading of its column: one of the `answers` to its question.',
  ),
  default: t.string.orNull('Its value in rows where it is empty; a date is YYYY-MM-DD.'),
}) {}
