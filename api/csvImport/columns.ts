import { z } from 'zod';
import { invalidArgument } from '../errors.ts';
import { Language } from '../generated/prisma/enums.ts';
import type { FormMessages } from '../../client/messages/words.ts';
import { pictureDetailNames } from '../content/pictureDetails.rules.ts';
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

/** What says which fields there are. */
export interface FieldSource extends Pick<ImportTarget, 'texts' | 'content'> {
  csv: Pick<ImportTarget['csv'], 'rules'>;
}

/** No file has pictures, and so nothing that is said of them. */
export const pictureFields: ReadonlySet<string> = new Set(pictureDetailNames);

/** The fields that columns of a file can hold, in the order of the form. */
export function fieldsOf({ csv, texts, content }: FieldSource, today: string): ImportedField[] {
  const { shape } = csv.rules(today);
  const names = Object.keys(shape).filter((name) => !pictureFields.has(name));
  const own = names.flatMap((name) => [
    { name, isRequired: !z.safeParse(shape[name] ?? z.never(), '').success },
    ...(name in texts ? inLanguages(name).map((each) => ({ name: each, isRequired: false })) : []),
  ]);
  const further = (fields: string[]) => fields.map((name) => ({ name, isRequired: false }));
  const ofContent = content ? [languageField, publicationField] : [];
  return [...further([idField]), ...own, ...further(ofContent)];
}

const inLanguages = (name: string) =>
  Object.values(Language).map((language) => fieldInLanguage(name, language));

/** What the headings of a column in a language say besides the name of the field. */
const languageNames: Record<Language, string[]> = {
  EN: ['en', 'english', 'እንግሊዝኛ', 'በእንግሊዝኛ'],
  AM: ['am', 'amharic', 'አማርኛ', 'በአማርኛ', 'translation'],
};

const furtherNames: Record<string, string[]> = {
  [idField]: ['ቁጥር'],
  [languageField]: ['ቋንቋ'],
  [publicationField]: ['state', 'ሁኔታ', 'published'],
  categoryId: ['category', 'categoryName'],
};

/** The fields that columns can hold, and the parts of one that has several columns elsewhere. */
export function importedFields(target: ImportTarget, today: string): ImportedField[] {
  const parts = Object.keys(target.csv.divided?.parts ?? {});
  return [...fieldsOf(target, today), ...parts.map((name) => ({ name, isRequired: false }))];
}

/**
 * The fields that the headings name, by the names of the API or the labels of the form in either
 * language, else by what else tables call them; null for a heading that names none, or one that another
 * column has.
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

/** Beside “Father’s name” a column “Name” has the first part of the name alone. */
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
  const languages = languageNames[language.toUpperCase() as Language];
  return plain.flatMap((label) => languages.map((each) => `${label} ${each}`));
}

const otherHeadingsOf = ({ csv }: ImportTarget, field: string): readonly string[] => [
  ...(csv.headings?.[field] ?? []),
  ...(csv.divided?.parts[field] ?? []),
];

/** Without case, spaces and signs, by which headings differ that mean the same. */
export const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/**
 * The fields that somebody has chosen for the columns.
 * @param chosen one for each column, empty for one that is left out
 * @throws BAD_USER_INPUT where one is unknown, or chosen twice
 */
export function chosenColumns(chosen: string[], fields: ImportedField[]): (string | null)[] {
  const names = chosen.filter((name) => name !== '');
  const known = new Set(fields.map(({ name }) => name));
  const strange = names.find((name) => !known.has(name));
  if (strange !== undefined) throw invalidArgument(`columns names no field "${strange}"`);
  if (new Set(names).size < names.length) throw invalidArgument('columns names a field twice');
  return chosen.map((name) => name || null);
}
