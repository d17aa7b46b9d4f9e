import { boolean, field, inputType, int, objectType, string } from '../graphqlTypes.ts';
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

export const ImportColumn = objectType('ImportColumn', 'A column of a CSV file.', {
  heading: string('Its heading.'),
  field: string.orNull('Its field; null if the column is ignored.'),
});

const ColumnReadingOption = objectType('ColumnReadingOption', 'A possible reading of a column.', {
  reading: field(() => ColumnReading, 'The reading.'),
  value: string('The value of the `cell` with this reading.'),
});

const ColumnQuestion = objectType(
  'ColumnQuestion',
  'A question how to read a column, because its cells allow several readings.',
  {
    cell: string('A cell whose value depends on the reading.'),
    count: int('The number of such cells.'),
    answers: field(
      () => [ColumnReadingOption],
      'The possible readings. The first one is used until the user chooses one.',
    ),
    reading: field.orNull(
      () => ColumnReading,
      'The reading that the user has chosen; null before that.',
    ),
  },
);
export type ColumnQuestion = InstanceType<typeof ColumnQuestion>;

const DecidedReading = objectType(
  'DecidedReading',
  'The reading of a cell that allows several readings, if other cells of its column decide it.',
  {
    cell: string('The cell.'),
  },
  { extends: ColumnReadingOption },
);
export type DecidedReading = InstanceType<typeof DecidedReading>;

export const ImportField = objectType('ImportField', 'A field that a column can hold.', {
  name: string(
    'Its name. The name of a translated text ends with the language, such as `name.am`.',
  ),
  isRequired: boolean('Whether every row must have it.'),
  default: string.orNull(
    'Its value in rows where it is empty: chosen by the user, or used because the file has no such column; otherwise null.',
  ),
  emptyRows: int('The number of rows in which it is empty before the `default` is applied.'),
  isDate: boolean('Whether its values are dates.'),
  question: field.orNull(
    () => ColumnQuestion,
    'The question how to read its column; null if there is none.',
  ),
  decided: field.orNull(
    () => DecidedReading,
    'The reading that other cells decide, with an example; null if there is none.',
  ),
});

export const ColumnSettingInput = inputType(
  'ColumnSettingInput',
  'The settings of a field, for all rows of a CSV file.',
  {
    field: string('The field.'),
    reading: field.orNull(
      () => ColumnReading,
      'The reading of its column: one of the `answers` to its question.',
    ),
    default: string.orNull('Its value in rows where it is empty; a date is YYYY-MM-DD.'),
  },
);
export type ColumnSettingInput = InstanceType<typeof ColumnSettingInput>;
