import { z } from 'zod';
import type { FormMessages } from '../../shared/messages/words.ts';
import { isDeepStrictEqual } from 'node:util';
import { requireViewer } from '../../access.ts';
import type { Context } from '../../context.ts';
import { invalidArgument, invalidFields } from '../../errors.ts';
import { type FieldErrors, fieldErrorOf } from '../../shared/fieldErrors.rules.ts';
import { linesOf } from '../fieldTypes.ts';
import type { Language } from '../../generated/prisma/client.ts';
import type { Source } from '../lists/lists.ts';
import type { Transaction, WriteWith } from '../save/recordModel.ts';
import {
  isFilled,
  translationField,
  untranslated,
} from '../../shared/content/translation.rules.ts';
import type { TextColumns, TranslatedText, TranslationArgs } from './translation.types.ts';

/** A row with texts. */
type Row = { id: number; language: Language };

/** The columns of a translation; null to remove it. */
interface ParsedTranslation {
  language: Language;
  values: Record<string, string | string[]> | null;
}

/** The properties of a kind that translations need. */
interface TranslatedKind {
  source: Source;
  /** The rules of the original. */
  rules: z.ZodObject;
  /** The rules of drafts, for kinds with drafts. */
  draftRules?: z.ZodObject;
  messages: FormMessages;
}

/** The texts of a translation by column. */
type Texts = Record<string, string>;

/** The language column from the arguments of a mutation. */
export const languageOf = ({ language }: TranslationArgs) => (language ? { language } : {});

/**
 * Validates the translations of a mutation, each field with the rule of the original.
 * @returns the function that writes them; null if there is nothing to write
 * @throws BAD_USER_INPUT with the fields of `translationField`, if a language is duplicate or that of
 * the row, and if a field is duplicate or cannot be translated
 */
export function readTranslations(
  context: Context,
  kind: TranslatedKind,
  { translations: sent }: Pick<TranslationArgs, 'translations'>,
): WriteWith<Row> | null {
  if (!sent || sent.length === 0) return null;
  // The number of languages limits the list, because each translation is a statement.
  if (new Set(sent.map(({ language }) => language)).size < sent.length) {
    throw invalidArgument('translations names a language twice');
  }
  // A program that forgets the texts must not remove a translation.
  if (sent.some(({ texts }) => texts === undefined)) {
    throw invalidArgument('translations needs texts, or null to remove a translation');
  }
  const translations = sent.map(({ language, texts }) => ({
    language,
    values: texts ? valuesOf(kind, texts) : null,
  }));
  const createdBy = requireViewer(context).id;
  return {
    async write(tx, row) {
      for (const each of translations) await write(tx, kind, row, each, createdBy);
    },
    isChange: (tx, row) => isChange(tx, kind, row, translations),
  };
}

/**
 * The errors of the translations of an input, by `translationField`, to be reported with its own.
 * @param isDraft if it is, texts may be missing
 * @throws BAD_USER_INPUT if a field is duplicate or cannot be translated
 */
export function translationErrors(
  kind: TranslatedKind,
  { language: own, translations }: TranslationArgs,
  input: object,
  isDraft: boolean,
): FieldErrors {
  const found = (translations ?? []).flatMap(({ language, texts }) => {
    if (!texts) return [];
    const { errors, values } = parseTexts(kind, texts);
    // `write` refuses a translation to the language of the row, whatever it lacks.
    const isWhole = isDraft || language === (own ?? 'EN');
    const missing = isWhole
      ? []
      : untranslated(Object.keys(kind.source.texts), { ...input }, values);
    return [inFields(missing, 'required'), errors];
  });
  return Object.assign({}, ...found) as FieldErrors;
}

function valuesOf(kind: TranslatedKind, sent: readonly TranslatedText[]) {
  const { errors, values } = parseTexts(kind, sent);
  if (Object.keys(errors).length > 0) throw invalidTexts(errors, kind.messages);
  return values;
}

/** @throws BAD_USER_INPUT if a field is duplicate or cannot be translated */
function parseTexts(kind: TranslatedKind, sent: readonly TranslatedText[]) {
  const texts: Texts = {};
  for (const { field, text } of sent) {
    if (!Object.hasOwn(kind.source.texts, field)) {
      throw invalidArgument(`translations names the field "${field}", which cannot be translated`);
    }
    if (Object.hasOwn(texts, field)) {
      throw invalidArgument(`translations names the field "${field}" twice`);
    }
    texts[field] = text;
  }
  // Whether a text is missing depends on the row: `write` checks it.
  return checkTexts(kind.source.texts, kind.draftRules ?? kind.rules, texts);
}

/** Reports invalid fields of a translation, with the labels of the original fields. */
const invalidTexts = (errors: FieldErrors, messages: FormMessages) =>
  invalidFields(errors, withTranslations(messages));

/** Adds the messages of translated fields, which are those of the original fields. */
export function withTranslations(messages: FormMessages): FormMessages {
  const named = Object.entries(messages).map(([name, field]) => [translationField(name), field]);
  return { ...messages, ...(Object.fromEntries(named) as FormMessages) };
}

/**
 * Validates the texts of a translation, each with the rule of the original. Returns the errors by
 * `translationField`.
 */
export function checkTexts(
  texts: TextColumns,
  rules: z.ZodObject,
  sent: Texts,
): { errors: FieldErrors; values: Record<string, string | string[]> } {
  const errors: FieldErrors = {};
  const values: Record<string, string | string[]> = {};
  for (const [column, kind] of Object.entries(texts)) {
    const parsed = z.safeParse(rules.shape[column] ?? z.never(), sent[column] ?? '');
    const [issue] = parsed.error?.issues ?? [];
    if (issue) errors[translationField(column)] = fieldErrorOf(issue);
    const text = String(parsed.data);
    values[column] = kind === 'lines' ? linesOf(text) : text;
  }
  return { errors, values };
}

/**
 * The same error for several fields of a translation.
 * @param code `required` for fields without a text
 */
export const inFields = (
  columns: readonly string[],
  code: 'required' | 'ownLanguage',
): FieldErrors =>
  Object.fromEntries(columns.map((column) => [translationField(column), { code, values: {} }]));

async function write(
  tx: Transaction,
  { source: { name: kind, texts }, messages }: TranslatedKind,
  row: Row & Record<string, unknown>,
  { language, values }: ParsedTranslation,
  createdBy: string,
): Promise<void> {
  const key = { kind, recordId: row.id };
  if (!values) {
    await tx.translation.deleteMany({ where: { ...key, language } });
    return;
  }
  const columns = Object.keys(texts);
  // A row cannot have a translation to its own language. The sent texts would be lost.
  if (language === row.language) {
    const written = columns.filter((column) => isFilled(values[column]));
    throw invalidTexts(inFields(written, 'ownLanguage'), messages);
  }
  const isDraft = row['publishedAt'] === null;
  const missing = isDraft ? [] : untranslated(columns, row, values);
  if (missing.length > 0) throw invalidTexts(inFields(missing, 'required'), messages);
  const original = originalOf(columns, row);
  await tx.translation.upsert({
    where: { kind_recordId_language: { ...key, language } },
    create: { ...key, language, values, original, createdBy },
    update: { values, original, createdBy },
  });
}

/** The values of the translated columns of a row. */
const originalOf = (columns: readonly string[], row: Record<string, unknown>) =>
  Object.fromEntries(columns.map((column) => [column, row[column] as string | string[]]));

/** Whether writing these translations changes them, or makes one of them up to date. */
async function isChange(
  tx: Transaction,
  { source: { name: kind, texts } }: TranslatedKind,
  row: Row & Record<string, unknown>,
  translations: readonly ParsedTranslation[],
): Promise<boolean> {
  const found = await tx.translation.findMany({ where: { kind, recordId: row.id } });
  const original = originalOf(Object.keys(texts), row);
  return translations.some(({ language, values }) => {
    const present = found.find((each) => each.language === language);
    // A translation to the language of the row never exists, so it counts as a change, which is
    // then refused.
    if (!present || !values) return Boolean(present) !== Boolean(values);
    return (
      !isDeepStrictEqual(present.values, values) || !isDeepStrictEqual(present.original, original)
    );
  });
}
