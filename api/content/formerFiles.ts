import type { Context } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { notFound } from '../errors.ts';
import { expireKeptFiles, readKeptFiles, removeUnusedFilesSoon } from '../media/unusedFiles.ts';
import type { ContentKind } from './content.ts';
import { readFormerPaths } from './revisionFiles.ts';

/** Counts the files that a record had in former versions and that can be given back. */
export async function countFormerFiles(
  { prisma, now }: Context,
  kind: ContentKind,
  recordId: number,
): Promise<number> {
  const paths = await readFormerPaths(prisma, kind, recordId);
  return (await readKeptFiles(prisma, paths, now())).length;
}

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
    const paths = await readFormerPaths(tx, kind, recordId);
    return expireKeptFiles(tx, paths, context.now());
  });
  removeUnusedFilesSoon(context);
  return count;
}
