import { requireRole, Role, Scope } from '../../access.ts';
import type { Context } from '../../context.ts';
import { loadBatched } from '../lists/batch.ts';
import { groupedBy } from '../lists/groupedBy.ts';
import type { Source } from '../lists/lists.ts';
import { isOriginalChanged, type TranslatedRow } from './translated.ts';
import type { TranslatedText, Translation } from './translation.types.ts';

/**
 * Lists the translations of a row. All rows of a request share one statement.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export async function listTranslations(
  context: Context,
  { name: kind, texts }: Source,
  row: TranslatedRow,
): Promise<Translation[]> {
  requireRole(context, [Role.ADMIN, Role.EDITOR, Scope.CONTENT_READ]);
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
    texts: textsOf(columns, { ...present, ...(values as object) }),
    original: textsOf(columns, { ...present, ...(original as object) }),
    isOutdated: isOriginalChanged(columns, original as Record<string, unknown>, present),
    updatedAt,
  }));
}

const textsOf = (columns: readonly string[], values: Record<string, unknown>): TranslatedText[] =>
  columns.map((field) => ({ field, text: [values[field]].flat().join('\n') }));
