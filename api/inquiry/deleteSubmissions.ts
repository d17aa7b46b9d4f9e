import type { Context } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { conflict, notFound } from '../errors.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { rowId } from '../content/lists/id.ts';

/** The result of a bulk operation on inquiries or applications, by id. */
export interface BulkSubmissionResult {
  done: number[];
  /** Those that had to stay as they are. */
  kept: number[];
  missing: number[];
}

const { sql } = Prisma;
const tables = {
  Inquiry: { table: sql`"inquiry"`, reference: sql`"inquiryId"` },
  MembershipApplication: { table: sql`"membership-application"`, reference: sql`"applicationId"` },
};

/**
 * Deletes inquiries or applications permanently. One stays while a process sends its mail message, because
 * that process could no longer record the result, and while a new member waits for the notice of acceptance.
 */
export function deleteSubmissions(
  { prisma, now }: Context,
  type: keyof typeof tables,
  ids: number[],
): Promise<BulkSubmissionResult> {
  const { table, reference } = tables[type];
  return transaction(prisma, async (tx) => {
    // Waits for a colleague who accepts an application, so that its notice is seen.
    const present = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM ${table} WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`;
    const deleted = await tx.$queryRaw<{ id: number }[]>`
      DELETE FROM ${table} AS submission WHERE id = ANY(${ids}) AND NOT EXISTS (
        SELECT FROM "letter" WHERE ${reference} = submission.id AND
          ("takenUntil" > ${now()}::timestamp OR kind = 'ACCEPTANCE' AND state = 'PENDING'))
      RETURNING id`;
    const done = idsOf(deleted);
    return outcomeOf(ids, { done, present: idsOf(present), kept: idsOf(present) });
  });
}

/** Deletes one. @throws NOT_FOUND; CONFLICT if it stays */
export async function deleteSubmission(
  context: Context,
  type: keyof typeof tables,
  id: string,
): Promise<string> {
  const { done, kept } = await deleteSubmissions(context, type, [rowId(id) ?? 0]);
  if (kept.length > 0) throw conflict('mailMessageBeingSent', {});
  if (done.length === 0) throw notFound(type);
  return id;
}

export const idsOf = (rows: { id: number }[]) => new Set(rows.map(({ id }) => id));

/** @param kept those that stay, unless they are done */
export const outcomeOf = (
  ids: number[],
  { done, present, kept }: Record<'done' | 'present' | 'kept', Set<number>>,
): BulkSubmissionResult => ({
  done: ids.filter((id) => done.has(id)),
  kept: ids.filter((id) => kept.has(id) && !done.has(id)),
  missing: ids.filter((id) => !present.has(id)),
});
