import { z } from 'zod';
import type { FormMessages } from '../../client/messages/words.ts';
import { isDeepStrictEqual } from 'node:util';
import { requireRole, requireViewer, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { invalidArgument, invalidFields } from '../errors.ts';
import { type FieldErrors, fieldErrorOf } from '../fieldErrors.rules.ts';
import type { Language } from '../generated/prisma/client.ts';
import { loadBatched } from './batch.ts';
import { groupedBy } from './groupedBy.ts';
import type { Source } from './lists.ts';
import type { Transaction } from './records.ts';
import { isFilled, translationField, untranslated } from './translation.rules.ts';
import { isOriginalChanged, type TranslatedRow } from './translated.ts';
import type { TextColumns, TranslatedTexts, WrittenArgs } from './translation.types.ts';
import type { WriteWith } from './writeWith.ts';

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
  messages: FormMessages;
}

/** The language column from the arguments of a mutation. */
export const languageOf = ({ language }: WrittenArgs) => (language ? { language } : {});

/**
 * Validates the translations of a mutation, each field with the rule of the original.
 * @returns the function that writes them; null if there is nothing to write
 * @throws BAD_USER_INPUT with the fields of `translationField`, and if a language is duplicate or
 * that of the row
 */
export function readTranslations(
  context: Context,
  kind: TranslatedKind,
  { translations: sent }: WrittenArgs,
): WriteWith<Row> | null {
  if (!sent || sent.length === 0) return null;
  // Each translation is a statement of the transaction. An unlimited list would hold the
  // transaction until it times out.
  if (new Set(sent.map(({ language }) => language)).size < sent.length) {
    throw invalidArgument('translations names a language twice');
  }
  const translations = sent.map(({ language, texts }) => ({
    language,
    values: texts && parseTexts(kind, texts),
  }));
  const createdBy = requireViewer(context).id;
  return {
    async write(tx, row) {
      for (const each of translations) await write(tx, kind, row, each, createdBy);
    },
    isChange: (tx, row) => isChange(tx, kind, row, translations),
  };
}

function parseTexts(
  kind: TranslatedKind,
  sent: TranslatedTexts,
): Record<string, string | string[]> {
  const { errors, values } = checkTexts(kind.source.texts, kind.rules, sent);
  if (Object.keys(errors).length > 0) throw invalidTexts(errors, kind.messages);
  return values;
}

/** Reports invalid fields of a translation, with the labels of the original fields. */
function invalidTexts(errors: FieldErrors, messages: FormMessages) {
  const named = Object.entries(messages).map(([name, field]) => [translationField(name), field]);
  return invalidFields(errors, Object.fromEntries(named) as FormMessages);
}

/**
 * Validates the texts of a translation, each with the rule of the original. Returns the errors by
 * `translationField`.
 */
export function checkTexts(
  texts: TextColumns,
  rules: z.ZodObject,
  sent: TranslatedTexts,
): { errors: FieldErrors; values: Record<string, string | string[]> } {
  const errors: FieldErrors = {};
  const values: Record<string, string | string[]> = {};
  for (const [column, kind] of Object.entries(texts)) {
    const parsed = z.safeParse(rules.shape[column] ?? z.never(), sent[column] ?? undefined);
    const [issue] = parsed.error?.issues ?? [];
    if (issue) errors[translationField(column)] = fieldErrorOf(issue);
    const text = String(parsed.data);
    values[column] = kind === 'lines' ? text.split('\n') : text;
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
  const missing = untranslated(columns, row, values);
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

/** A translation in the form for its editors. */
export interface ReadTranslation {
  language: Language;
  texts: object;
  original: object;
  isOutdated: boolean;
  updatedAt: Date;
}

/**
 * Lists the translations of a row. All rows of a request share one statement.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export async function listTranslations(
  context: Context,
  { name: kind, texts }: Source,
  row: TranslatedRow,
): Promise<ReadTranslation[]> {
  requireRole(context, [Role.ADMIN, Role.EDITOR]);
  const found = await loadBatched(context, `${kind} translations`, row.id, async (ids) => {
    const rows = await context.prisma.translation.findMany({
      where: { kind, recordId: { in: [...ids] } },
      orderBy: { language: 'asc' },
    });
    return groupedBy(rows, ({ recordId }) => recordId);
  });
  const columns = Object.keys(texts);
  const own: Record<string, unknown> = { ...(row.original ?? row) };
  const present = Object.fromEntries(columns.map((column) => [column, own[column]]));
  return (found ?? []).map(({ language, values, original, updatedAt }) => ({
    language,
    // A column that could not be translated at that time has its present value.
    texts: { ...present, ...(values as object) },
    original: { ...present, ...(original as object) },
    isOutdated: isOriginalChanged(columns, original as Record<string, unknown>, present),
    updatedAt,
  }));
}
