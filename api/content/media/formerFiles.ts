import type { Context } from '../../context.ts';
import { transaction } from '../../database/transaction.ts';
import { notFound } from '../../errors.ts';
import { countKeptFiles, expireKeptFiles, removeUnusedFilesSoon } from '../../media/unusedFiles.ts';
import type { ContentKind } from '../content.ts';

/** Counts the files of former versions of a record that can be restored. */
export const countFormerFiles = (
  { prisma, now }: Context,
  kind: ContentKind,
  recordId: number,
): Promise<number> => countKeptFiles(prisma, { kind: kind.name, recordId }, now());

/**
 * Removes these files permanently.
 * @returns how many
 * @throws NOT_FOUND
 */
export async function removeFormerFiles(
  context: Context,
  kind: ContentKind,
  recordId: number,
): Promise<number> {
  const count = await transaction(context.prisma, async (tx) => {
    // While the record is locked, its present files are not marked as unused.
    const rows = await tx.$queryRaw<unknown[]>`
      SELECT FROM ${kind.source.table} WHERE id = ${recordId} FOR UPDATE`;
    if (rows.length === 0) throw notFound(kind.typename);
    return expireKeptFiles(tx, { kind: kind.name, recordId }, context.now());
  });
  removeUnusedFilesSoon(context);
  return count;
}
