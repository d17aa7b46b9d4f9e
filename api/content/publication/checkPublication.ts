import { columnText } from '../columnText.ts';
import { incompleteDrafts, invalidFields } from '../../errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { rulesFor } from '../../shared/content/emptyFields.rules.ts';
import { untranslated } from '../../shared/content/translation.rules.ts';
import { type FieldErrors, fieldErrorOf } from '../../shared/fieldErrors.rules.ts';
import type { ContentKind } from '../content.ts';
import { inFields, withTranslations } from '../translation/translations.ts';

type Transaction = Prisma.TransactionClient;

type CheckedKind = Pick<
  ContentKind,
  'source' | 'titleColumn' | 'messages' | 'fields' | 'rules' | 'inputOf' | 'missingIn'
>;

/** A row, as Prisma reads it or as JSON. */
export interface CheckedRow {
  id: number;
  publishedAt: Date | string | null;
}

/** Values of a row. Versions from before there were drafts have no time of publication. */
export type CheckedValues = { publishedAt?: unknown };

/**
 * Checks a changed row. A row that is no draft must follow the rules of publishing.
 * @param before the row from which its values come
 * @throws BAD_USER_INPUT
 */
export async function checkPublication(
  tx: Transaction,
  kind: CheckedKind,
  row: CheckedRow,
  before: CheckedValues,
): Promise<void> {
  if (row.publishedAt === null) return;
  if (before.publishedAt === null) {
    await requireComplete(tx, kind, [row.id]);
    return;
  }
  // The rules of the form have checked the other fields.
  const errors = kind.missingIn(row);
  if (Object.keys(errors).length > 0) throw invalidFields(errors, kind.messages);
}

/**
 * Checks rows that were drafts by the rules of publishing.
 * @throws BAD_USER_INPUT with the titles of incomplete drafts, and the errors of the first one
 */
export async function requireComplete(
  tx: Transaction,
  kind: CheckedKind,
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return;
  const { source, titleColumn, messages } = kind;
  const rows = await tx.$queryRaw<{ values: Record<string, unknown> }[]>`
    SELECT to_jsonb(row) AS "values" FROM ${source.table} AS row
    WHERE id = ANY(${ids}::int[]) ORDER BY id`;
  const translations = await tx.translation.findMany({
    where: { kind: source.name, recordId: { in: ids } },
  });
  const incomplete = rows.flatMap(({ values: row }) => {
    const own = translations.filter(({ recordId }) => recordId === row['id']);
    const errors = errorsOf(
      kind,
      row,
      own.map(({ values }) => values as Record<string, unknown>),
    );
    return Object.keys(errors).length > 0 ? [{ title: String(row[titleColumn]), errors }] : [];
  });
  const [first] = incomplete;
  if (!first) return;
  const titles = incomplete.map(({ title }) => title);
  throw incompleteDrafts(titles, first.errors, withTranslations(messages));
}

function errorsOf(
  kind: CheckedKind,
  row: Record<string, unknown>,
  translations: Record<string, unknown>[],
): FieldErrors {
  const { fields, rules, source, inputOf, missingIn } = kind;
  const values: Record<string, unknown> = { ...row, ...inputOf?.(row as never) };
  const names = Object.keys(rules.shape);
  const input = Object.fromEntries(names.map((name) => [name, inputValue(values[name])]));
  const errors = { ...missingIn(row) };
  for (const issue of rulesFor(rules, fields, input).safeParse(input).error?.issues ?? []) {
    // The first of several errors of a field is the most basic one.
    errors[String(issue.path[0])] ??= fieldErrorOf(issue);
  }
  for (const translation of translations) {
    const missing = untranslated(Object.keys(source.texts), row, translation);
    Object.assign(errors, inFields(missing, 'required'));
  }
  return errors;
}

const inputValue = (value: unknown) => (typeof value === 'boolean' ? value : columnText(value));
