import type { Context } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { notFound } from '../errors.ts';
import { countKeptFiles, expireKeptFiles, removeUnusedFilesSoon } from '../media/unusedFiles.ts';
import type { ContentKind } from './content.ts';

/** Counts the files that a record had in former versions and that can be given back. */
export const countFormerFiles = (
  { prisma, now }: Context,
  kind: ContentKind,
  recordId: number,
): Promise<number> => countKeptFiles(prisma, { kind: kind.name, recordId }, now());

/**
 * Removes them for good.
 * @returns how many
 * @throws NOT_FOUND
 */
export async function removeFormerFiles(
  context: Context,
  kind: ContentKind,
  recordId: number,
): Promise<number> {
  const count = await transaction(context.prisma, async (tx) => {
    // While the record is there, the files that it has are not listed for removal.
    const rows = await tx.$queryRaw<unknown[]>`
      SELECT FROM ${kind.source.table} WHERE id = ${recordId} FOR UPDATE`;
    if (rows.length === 0) throw notFound(kind.typename);
    return expireKeptFiles(tx, { kind: kind.name, recordId }, context.now());
  });
  removeUnusedFilesSoon(context);
  return count;
}
