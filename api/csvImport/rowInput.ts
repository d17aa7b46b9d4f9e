import { type DividedField, fieldsWith } from '../content/csvKind.ts';
import type { FieldErrors } from '../shared/fieldErrors.rules.ts';
import { Language } from '../generated/prisma/enums.ts';
import { adminPublication as amharicStates } from '../shared/messages/am/adminPublication.ts';
import { allLanguages } from '../shared/messages/languages.ts';
import { adminPublication as states } from '../shared/messages/en/adminPublication.ts';
import { PublicationState } from '../content/publication/publication.ts';
import {
  fieldInLanguage,
  folded,
  languageField,
  languageNames,
  publicationField,
} from './columns.ts';
import { isNumericDate } from './readings.ts';
import type { ImportTarget } from './importTargets.ts';
import type { ColumnReading } from './readColumns.ts';

/** The text of each field of a row; fields without a column are absent. */
export type RowTexts = Record<string, string>;

/** The values of a row, as a form would send them. */
export interface RowInput {
  input: Record<string, string>;
  language: Language;
  /** Its texts in the other language; null if all of them are empty. */
  translation: { language: Language; texts: Record<string, string> } | null;
  /** Null if the row has no state. */
  isDraft: boolean | null;
  errors: FieldErrors;
}

/** The ids of categories, by their folded names in every language. */
export type CategoryIds = ReadonlyMap<string, number>;

/** The readings of columns, by field. */
export type Readings = ReadonlyMap<string, Pick<ColumnReading, 'read'>>;

/** Converts the texts of a row to an input of the form. */
export function rowInput(
  target: ImportTarget,
  row: RowTexts,
  fields: string[],
  categoryIds: CategoryIds,
  readings: Readings,
): RowInput {
  const { csv, texts, kind } = target;
  const errors: FieldErrors = {};
  const names = Object.keys(texts);
  // The language of a member is a field like others.
  const typed = (kind && row[languageField]) ?? '';
  const language = languageOfRow(row, typed, names, errors);
  const other = language === 'EN' ? 'AM' : 'EN';
  const input: Record<string, string> = {};
  for (const name of fields) {
    const inOwn = row[fieldInLanguage(name, language)] ?? '';
    input[name] = (row[name] ?? '').trim() === '' ? inOwn : (row[name] ?? '');
  }
  if (csv.divided) input[csv.divided.field] ||= joinedParts(csv.divided, row);
  for (const [name, { read }] of readings) {
    const text = input[name] ?? '';
    const found = read(text);
    input[name] = found ?? text.trim();
    if (found === null && text.trim() !== '') {
      errors[name] = { code: isNumericDate(text) ? 'noSuchDay' : 'unreadableDate', values: {} };
    }
  }
  if ('categoryId' in input) {
    const name = folded(input['categoryId'] ?? '');
    const id = categoryIds.get(name);
    if (id === undefined && name !== '') {
      errors['categoryId'] = { code: 'unknownCategory', values: {} };
    }
    input['categoryId'] = id === undefined ? '' : String(id);
  }
  for (const name of fieldsWith(csv, 'choice')) {
    input[name] = choiceNamed(target, name, input[name] ?? '');
  }
  const translated = names.map((name) => [name, row[fieldInLanguage(name, other)] ?? ''] as const);
  const hasTranslation = translated.some(([, text]) => text.trim() !== '');
  return {
    input,
    language,
    translation: hasTranslation ? { language: other, texts: Object.fromEntries(translated) } : null,
    isDraft: isDraft(row[publicationField] ?? '', errors),
    errors,
  };
}

/** The value of a choice that a text names in either language; otherwise the text. */
function choiceNamed(target: ImportTarget, field: string, text: string): string {
  const labels = [target.messages, target.amharicMessages].map((all) => all[field]?.values ?? {});
  const values = Object.keys(target.csv.fields[field]?.values ?? {});
  const isNamed = (value: string) =>
    [value, ...labels.map((each) => each[value] ?? '')].some(
      (name) => folded(name) === folded(text),
    );
  return values.find(isNamed) ?? text;
}

/** The language that the row names. Otherwise Amharic if only Amharic texts are filled in, or English. */
function languageOfRow(
  row: RowTexts,
  typed: string,
  names: string[],
  errors: FieldErrors,
): Language {
  const named = allLanguages.find((each) => languageNames[each].includes(folded(typed)));
  if (named) return named;
  if (folded(typed) !== '') errors[languageField] = { code: 'unknownChoice', values: {} };
  const hasText = (name: string) => (row[name] ?? '').trim() !== '';
  const isWritten = (language: Language) =>
    names.some((name) => hasText(fieldInLanguage(name, language)));
  const isPlain = names.some(hasText);
  return !isPlain && !isWritten(Language.EN) && isWritten(Language.AM) ? Language.AM : Language.EN;
}

const stateNames = new Map(
  Object.values(PublicationState).flatMap((state) =>
    [state, states.states[state], amharicStates.states[state]].map((name) => [folded(name), state]),
  ),
);

/** The state that a text names in either language. */
export const stateOf = (text: string) => stateNames.get(folded(text));

/** Every state but published makes a draft. */
function isDraft(text: string, errors: FieldErrors): boolean | null {
  if (text.trim() === '') return null;
  const state = stateOf(text);
  if (!state) errors[publicationField] = { code: 'unknownChoice', values: {} };
  return state !== PublicationState.PUBLISHED;
}

export const joinedParts = ({ parts }: DividedField, row: RowTexts) =>
  Object.keys(parts)
    .map((part) => (row[part] ?? '').trim())
    .filter(Boolean)
    .join(' ');
