import { z } from 'zod';
import { invalidArgument } from '../errors.ts';
import { Language } from '../generated/prisma/enums.ts';
import { normalForm } from '../shared/content/common.rules.ts';
import type { FormMessages } from '../shared/messages/words.ts';
import { pictured } from '../shared/content/album.rules.ts';
import type { TextColumns } from '../content/translation/translation.types.ts';
import type { ImportTarget } from './importTargets.ts';

/** The fields of a row besides those of the form. */
export const idField = 'id';
export const languageField = 'language';
export const publicationField = 'publication';

/** The field that holds a text in a language, such as `name.am`. */
export const fieldInLanguage = (name: string, language: Language) =>
  `${name}.${language.toLowerCase()}`;

/** A field that a column can hold. */
export interface ImportedField {
  name: string;
  isRequired: boolean;
}

/** The fields that describe pictures. A CSV file has no pictures. */
export const pictureFields: ReadonlySet<string> = new Set(Object.keys(pictured));

/** The fields that columns of a file can hold, in the order of the form. */
export function fieldsOf(
  { shape }: z.ZodObject,
  texts: TextColumns,
  isContent: boolean,
): ImportedField[] {
  const names = Object.keys(shape).filter((name) => !pictureFields.has(name));
  const own = names.flatMap((name) => [
    { name, isRequired: !z.safeParse(shape[name] ?? z.never(), '').success },
    ...(name in texts ? inLanguages(name).map((each) => ({ name: each, isRequired: false })) : []),
  ]);
  const further = (fields: string[]) => fields.map((name) => ({ name, isRequired: false }));
  const ofContent = isContent ? [languageField, publicationField] : [];
  return [...further([idField]), ...own, ...further(ofContent)];
}

/** The fields that hold a text in each language. */
export const inLanguages = (name: string) =>
  Object.values(Language).map((language) => fieldInLanguage(name, language));

/** The words for a language. */
export const languageNames: Record<Language, string[]> = {
  EN: ['en', 'english', 'እንግሊዝኛ', 'በእንግሊዝኛ'],
  AM: ['am', 'amharic', 'አማርኛ', 'በአማርኛ'],
};

/** The words for a language in a heading, beside the name of the field. */
const headingWords = { ...languageNames, AM: [...languageNames.AM, 'translation'] };

const furtherNames: Record<string, string[]> = {
  [idField]: ['ቁጥር'],
  [languageField]: ['ቋንቋ'],
  [publicationField]: ['state', 'ሁኔታ', 'published'],
  categoryId: ['category', 'categoryName'],
};

/** The fields that columns can contain, and the parts of a divided field. */
export function importedFields(target: ImportTarget, today: string): ImportedField[] {
  const parts = Object.keys(target.csv.divided?.parts ?? {});
  const own = fieldsOf(target.csv.rules(today), target.texts, target.kind !== null);
  return [...own, ...parts.map((name) => ({ name, isRequired: false }))];
}

/**
 * The field of each heading: first by the names of the API and the labels of the form in both languages, then by
 * other common names. Null if the heading names no field, or if another column already has the field.
 */
export function matchHeadings(
  headings: string[],
  target: ImportTarget,
  fields: ImportedField[],
): (string | null)[] {
  const texts = headings.map(folded);
  const matched: (string | null)[] = texts.map(() => null);
  for (const namesOf of [headingsOf, otherHeadingsOf]) {
    const known = new Map(
      fields.flatMap(({ name }) => namesOf(target, name).map((text) => [folded(text), name])),
    );
    for (const [index, text] of texts.entries()) {
      const field = known.get(text);
      if (field && matched[index] === null && !matched.includes(field)) matched[index] = field;
    }
  }
  return withFirstPart(matched, texts, target);
}

/** If there is a column “Father’s name”, the column “Name” contains only the first part of the name. */
function withFirstPart(
  matched: (string | null)[],
  texts: string[],
  { csv: { divided } }: ImportTarget,
): (string | null)[] {
  const [first, ...others] = Object.keys(divided?.parts ?? {});
  if (!divided || !first || matched.includes(first)) return matched;
  if (!others.some((part) => matched.includes(part))) return matched;
  const own = divided.firstPart.map(folded);
  return matched.map((field, index) =>
    field === divided.field && own.includes(texts[index] ?? '') ? first : field,
  );
}

function headingsOf({ messages, amharicMessages }: ImportTarget, field: string): string[] {
  const [name = '', language] = field.split('.');
  const labels = [messages, amharicMessages].flatMap((all: FormMessages) => all[name]?.label ?? []);
  const plain = [name, ...labels, ...(furtherNames[name] ?? [])];
  if (language === undefined) return plain;
  const languages = headingWords[language.toUpperCase() as Language];
  return plain.flatMap((label) => languages.map((each) => `${label} ${each}`));
}

const otherHeadingsOf = ({ csv }: ImportTarget, field: string): readonly string[] => [
  ...(csv.fields[field]?.csv ?? []),
  ...(csv.divided?.parts[field] ?? []),
];

/** Removes case, spaces and signs, in which headings with the same meaning can differ. */
export const folded = (text: string) =>
  normalForm(text, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** @throws BAD_USER_INPUT if an argument names an unknown field */
export function requireFields(argument: string, names: string[], fields: ImportedField[]): void {
  const known = new Set(fields.map(({ name }) => name));
  const strange = names.find((name) => !known.has(name));
  if (strange !== undefined) throw invalidArgument(`${argument} names no field "${strange}"`);
}

/**
 * The fields that the user has selected for the columns.
 * @param selected one for each column; empty to ignore the column
 * @throws BAD_USER_INPUT if a field is unknown or selected twice
 */
export function selectedColumns(selected: string[], fields: ImportedField[]): (string | null)[] {
  const names = selected.filter((name) => name !== '');
  requireFields('columns', names, fields);
  if (new Set(names).size < names.length) throw invalidArgument('columns names a field twice');
  return selected.map((name) => name || null);
}
