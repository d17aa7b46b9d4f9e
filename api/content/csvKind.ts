import type { z } from 'zod';
import type { FieldErrors } from '../fieldErrors.rules.ts';

/** What tells the rows of a file from records that are there. */
export interface CsvKeys<Field extends string = string> {
  /** Fields of the form, and columns of the table. A record that agrees in all of them is the same. */
  key: readonly Field[];
  /**
   * The fields that contain a date, which spreadsheets write in different formats. The value is the latest date
   * that a two-digit year can mean.
   * @param today in Auckland, YYYY-MM-DD
   */
  dates?: Readonly<Partial<Record<Field, (today: string) => string>>>;
  /** The fields that contain a telephone number, which spreadsheets may turn into a plain number. */
  telephones?: readonly Field[];
  /** Other headings of columns that hold a field, in any language, besides its name and its label. */
  headings?: Readonly<Partial<Record<Field, readonly string[]>>>;
  /** A field that other tables divide into several columns. */
  divided?: DividedField;
  /**
   * What fields say in all rows of a file in which no column holds them.
   * @param today in Auckland, YYYY-MM-DD
   */
  defaults?: (today: string) => Readonly<Partial<Record<Field, string>>>;
}

/** A field whose text the parts make together, in their order and with spaces between. */
export interface DividedField {
  field: string;
  /** The parts by their names, each with the headings of its column. */
  parts: Readonly<Record<string, readonly string[]>>;
  /** The headings of the field that mean its first part where the others have columns. */
  firstPart: readonly string[];
}

/** How rows of a CSV file become records. */
export interface CsvKind extends CsvKeys {
  /**
   * Those of the form.
   * @param today in Auckland, YYYY-MM-DD
   */
  rules: (today: string) => z.ZodObject;
  /** The columns of what the rules made of an input. */
  columnsOf: (values: never) => object;
  /** The values of the file columns of new records. A CSV file has no such columns. */
  fileColumns: object;
  /** What an input lacks besides what the rules find. */
  errorsOf: (input: object) => FieldErrors;
}

/** What a kind of content says of it; null where its records are not made so. */
export function csvKindOf<Values>({
  csv,
  rules,
  columnsOf,
  files,
}: {
  csv?: CsvKeys;
  rules: z.ZodObject & z.ZodType<Values>;
  columnsOf: (values: Values) => object;
  files: { without?: { columns: object; errorsOf: CsvKind['errorsOf'] } };
}): CsvKind | null {
  const { without } = files;
  if (!csv || !without) return null;
  return {
    ...csv,
    rules: () => rules,
    columnsOf,
    fileColumns: without.columns,
    errorsOf: without.errorsOf,
  };
}
