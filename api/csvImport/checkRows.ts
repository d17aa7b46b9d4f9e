import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { z } from 'zod';
import { isDay } from '../shared/content/common.rules.ts';
import { type CsvKind, fieldsWith } from '../content/csvKind.ts';
import { rulesFor } from '../shared/content/emptyFields.rules.ts';
import { translationField, untranslated } from '../shared/content/translation.rules.ts';
import { checkTexts, inFields } from '../content/translation/translations.ts';
import { isGarbled } from '../csv/garbledText.ts';
import { type FieldErrors, fieldErrorOf } from '../shared/fieldErrors.rules.ts';
import type { Language } from '../generated/prisma/enums.ts';
import { fieldInLanguage, publicationField } from './columns.ts';
import type { ImportTarget } from './importTargets.ts';
import {
  type CategoryIds,
  type Readings,
  type RowInput,
  rowInput,
  type RowTexts,
} from './rowInput.ts';

/** A row with its texts by field. */
export interface TypedRow {
  line: number;
  texts: RowTexts;
  /** The texts of its cells, without default values. */
  cells: RowTexts;
  /** Cells beyond the headings that are not empty. */
  surplus: number;
  /** The fields whose cells the user has corrected. */
  corrected: string[];
}

/** A row that was checked. */
export interface CheckedRow extends TypedRow {
  title: string;
  /** Its values, as a form would send them. */
  input: RowInput;
  errors: FieldErrors;
  /** The dates that were read from its cells, YYYY-MM-DD. */
  dates: { field: string; date: string }[];
  /** The values of the key; null if one is wrong, because the row cannot be compared then. */
  key: Record<string, unknown> | null;
  /** The record to add; null if the row has a fault. */
  record: NewRecord | null;
}

export interface NewRecord {
  columns: Record<string, unknown>;
  language: Language;
  translation: { language: Language; values: Record<string, string | string[]> } | null;
  isDraft: boolean | null;
}

/** The number of rows that are checked in one step, which takes some milliseconds. */
const rowsAtOnce = 20;

type Rules = ReturnType<ImportTarget['csv']['rules']>;

/** Reads and checks rows of a file. */
export interface RowChecker {
  rules: Rules;
  /** Converts texts to values, as a form would send them. */
  read: (texts: RowTexts) => RowInput;
  /** @param before the values of its record; faults that the record has as well are ignored */
  check: (row: TypedRow, before?: RowInput) => CheckedRow;
}

/** Checks rows by the rules of the form. */
export function rowChecker(
  target: ImportTarget,
  categoryIds: CategoryIds,
  readings: Readings,
  today: string,
): RowChecker {
  const formRules = target.csv.rules(today);
  const fields = Object.keys(formRules.shape);
  const read = (texts: RowTexts) => rowInput(target, texts, fields, categoryIds, readings);
  return { rules: formRules, read, check };

  function check(row: TypedRow, before?: RowInput): CheckedRow {
    const typed = read(row.texts);
    const { csv, texts, titleColumn } = target;
    const { input, language, isDraft } = typed;
    const whole = rulesFor(formRules, csv.fields, input);
    const rules = staysDraft(typed, row) ? (csv.draftRules ?? whole) : whole;
    const errors: FieldErrors = { ...garbledTexts(target, row), ...typed.errors };
    const parsed = rules.safeParse(input);
    for (const issue of parsed.error?.issues ?? []) {
      // The first of several errors of a field is the most basic one.
      errors[String(issue.path[0])] ??= fieldErrorOf(issue);
    }
    const missed = before ? csv.errorsOf(before.input) : {};
    for (const [name, error] of Object.entries(rules === whole ? csv.errorsOf(input) : {})) {
      if (!(name in missed)) errors[name] ??= error;
    }
    const translation = typed.translation && {
      language: typed.translation.language,
      ...checkTexts(texts, rules, typed.translation.texts),
    };
    const missing = inFields(
      typed.translation && rules === whole
        ? untranslated(Object.keys(texts), input, typed.translation.texts)
        : [],
      'required',
    );
    for (const name of Object.keys(texts)) {
      const error = translation?.errors[translationField(name)] ?? missing[translationField(name)];
      if (translation && error) errors[fieldInLanguage(name, translation.language)] = error;
    }
    if (row.surplus > 0) errors['row'] = { code: 'surplusCells', values: { count: row.surplus } };
    const isRight = parsed.success && Object.keys(errors).length === 0;
    return {
      ...row,
      title: (input[titleColumn] ?? '').trim(),
      input: typed,
      errors,
      dates: fieldsWith(csv, 'day').flatMap((field) => {
        const date = input[field] ?? '';
        return isDay(date) ? [{ field, date }] : [];
      }),
      key: keyOf(target, rules, input),
      record: isRight
        ? {
            columns: { ...csv.columnsOf(withCopies(csv, row, parsed.data) as never) },
            language,
            isDraft,
            translation: translation && {
              language: translation.language,
              values: translation.values,
            },
          }
        : null,
    };
  }
}

/** Calls a function for each row. Other requests are handled in between. */
export async function eachRow<Row, Made>(rows: Row[], make: (row: Row) => Made): Promise<Made[]> {
  const made: Made[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === 0) await yieldToEventLoop();
    made.push(make(row));
  }
  return made;
}

/** The values, with those that a row without such a column has from another field. */
const withCopies = ({ copied = {} }: CsvKind, { texts }: TypedRow, values: object) => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(copied).flatMap(([name, other]) =>
      name in texts ? [] : [[name, values[other as keyof typeof values]] as const],
    ),
  ),
});

/** Whether the record is a draft. A scheduled record, which stays so, also counts as one in a file. */
const staysDraft = ({ isDraft }: RowInput, { texts }: TypedRow) =>
  isDraft === true && !['SCHEDULED', 'TAKEN_DOWN'].includes(texts[publicationField] ?? '');

/** Errors of texts that lost letters before the upload. Corrections are not checked: the user typed them. */
const garbledTexts = ({ csv }: ImportTarget, { texts, corrected }: TypedRow): FieldErrors =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) =>
      !['day', 'telephone'].includes(csv.fields[field]?.control ?? '') &&
      !corrected.includes(field) &&
      isGarbled(text)
        ? [[field, { code: 'garbledText', values: {} } as const]]
        : [],
    ),
  );

/** A row with a fault in another field has a key as well: if its record is there already, the fault does not matter. */
function keyOf({ csv }: ImportTarget, { shape }: Rules, input: Record<string, string>) {
  const key: Record<string, unknown> = {};
  for (const name of csv.key) {
    const parsed = z.safeParse(shape[name] ?? z.never(), input[name]);
    if (!parsed.success) return null;
    // The column of a missing category is null.
    key[name] = name === 'categoryId' ? parsed.data || null : parsed.data;
  }
  return key;
}
