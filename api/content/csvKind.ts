import type { z } from 'zod';
import type { FieldErrors } from '../shared/fieldErrors.rules.ts';
import type { Fields, RecordField } from '../shared/content/fields.rules.ts';

/** How rows of a file are matched with existing records. */
export interface CsvKeys<Field extends string = string> {
  /**
   * Fields of the form that are also columns of the table. A record with equal values in all of
   * them is the same record.
   */
  key: readonly Field[];
  /** A field that other tables split into several columns. */
  divided?: DividedField;
  /**
   * Default values of fields that no column of the file has.
   * @param today in Auckland, YYYY-MM-DD
   */
  defaults?: (today: string) => Readonly<Partial<Record<Field, string>>>;
  /** Fields that have the value of another one if no column of the file has them. */
  copied?: Readonly<Record<string, string>>;
}

/** A field whose text consists of parts, joined in order with spaces. */
export interface DividedField {
  field: string;
  /** The headings of the column of each part, by the name of the part. */
  parts: Readonly<Record<string, readonly string[]>>;
  /** Headings of the whole field that mean its first part if the other parts have columns. */
  firstPart: readonly string[];
}

/** How rows of a CSV file become records. */
export interface CsvKind extends CsvKeys {
  /** The fields, with their headings. */
  fields: Fields;
  /**
   * The rules of the form.
   * @param today in Auckland, YYYY-MM-DD
   */
  rules: (today: string) => z.ZodObject;
  /** The rules of drafts; absent if the kind has none. */
  draftRules?: z.ZodObject;
  /** Converts validated values to columns. */
  columnsOf: (values: never) => object;
  /** The values of the file columns of new records. A CSV file has no such columns. */
  fileColumns: object;
  /** Errors of an input that the rules do not find. */
  errorsOf: (input: object) => FieldErrors;
}

/** The names of the fields with a control. */
export const fieldsWith = ({ fields }: CsvKind, control: RecordField['control']) =>
  Object.keys(fields).filter((name) => fields[name]?.control === control);

/** The CSV options of a kind of content; null if the kind cannot be imported. */
export function csvKindOf<Values>({
  csv,
  fields,
  rules,
  draftRules,
  columnsOf,
  files,
}: {
  csv?: CsvKeys;
  fields: Fields;
  rules: z.ZodObject & z.ZodType<Values>;
  draftRules: z.ZodObject;
  columnsOf: (values: Values) => object;
  files: { without?: { columns: object; errorsOf: CsvKind['errorsOf'] } };
}): CsvKind | null {
  const { without } = files;
  if (!csv || !without) return null;
  return {
    ...csv,
    fields,
    rules: () => rules,
    draftRules,
    columnsOf,
    fileColumns: without.columns,
    errorsOf: without.errorsOf,
  };
}
