import { type ReadingName, readingNames } from './reading.ts';
import { boolean, field, inputType, int, objectType, string } from '../graphqlTypes.ts';
import { enumOf } from '../enumOf.ts';

const columnReadingEnum = enumOf(
  'ColumnReading',
  'A way to read the cells of a column of a CSV file.',
  readingNames,
);

export const ImportColumn = objectType('ImportColumn', 'A column of a CSV file.', {
  heading: string('Its heading.'),
  field: string.orNull('Its field; null if the column is ignored.'),
});

export const ColumnReadingOption = objectType(
  'ColumnReadingOption',
  'A possible reading of a column.',
  {
    reading: field(() => columnReadingEnum, 'The reading.'),
    value: string('The value of the `cell` with this reading.'),
  },
);

export const ColumnQuestion = objectType(
  'ColumnQuestion',
  'A question how to read a column, because its cells allow several readings.',
  {
    cell: string('A cell whose value depends on the reading.'),
    count: int('The number of such cells.'),
    answers: field(
      () => [ColumnReadingOption],
      'The possible readings. The first one is used until the user chooses one.',
    ),
    reading: field.orNull<ReadingName>(
      () => columnReadingEnum,
      'The reading that the user has chosen; null before that.',
    ),
  },
);

export const DecidedReading = objectType(
  'DecidedReading',
  'The reading of a cell that allows several readings, if other cells of its column decide it.',
  {
    cell: string('The cell.'),
  },
  { extends: ColumnReadingOption },
);

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
    reading: field.orNull<ReadingName>(
      () => columnReadingEnum,
      'The reading of its column: one of the `answers` to its question.',
    ),
    default: string.orNull('Its value in rows where it is empty; a date is YYYY-MM-DD.'),
  },
);
