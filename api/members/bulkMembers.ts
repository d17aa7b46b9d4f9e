import { requireViewer } from '../access.ts';
import type { BulkResult, VersionedRow } from '../content/bulk/changeRows.ts';
import { changeRows } from '../content/bulk/changeRows.ts';
import type { Context } from '../context.ts';
import { setActingAccount } from '../database/setActingAccount.ts';
import { transaction } from '../database/transaction.ts';
import { Prisma } from '../generated/prisma/client.ts';
import {
  decryptDeletedMembers,
  type MemberValues,
  type DeletedMembers,
  encryptDeletedMembers,
} from './encryptedMembers.ts';

/** The encrypted columns of a member: all that the database does not generate. */
const columns = Object.values(Prisma.MemberScalarFieldEnum).filter((name) => name !== 'searchText');
const columnList = Prisma.raw(columns.map((name) => `"${name}"`).join(', '));

const source = {
  table: Prisma.sql`"members"`,
  columns: Prisma.sql`to_jsonb(row) - 'searchText' AS "values"`,
};

/** Deletes members together. The server keeps nothing of them; the viewer gets them encrypted. */
export async function deleteMembers(
  context: Context,
  selected: VersionedRow[],
): Promise<BulkResult & { undoTokens: string[] }> {
  let deleted: DeletedMembers = { lastActivity: 0, members: [] };
  const outcome = await changeRows<VersionedRow & { values: MemberValues }>(
    context,
    source,
    selected,
    {
      whereSomeChanged: 'nothing',
      async write(tx, rows) {
        const ids = rows.map(({ id }) => id);
        await tx.member.deleteMany({ where: { id: { in: ids } } });
        deleted = await noteDeletion(tx, rows);
        return rows;
      },
    },
  );
  return { ...outcome, undoTokens: encryptDeletedMembers(context, deleted) };
}

/** Adds the applications of deleted members, and the last activity entry of the deletion. */
async function noteDeletion(
  tx: Prisma.TransactionClient,
  rows: { id: number; values: MemberValues }[],
): Promise<DeletedMembers> {
  const memberId = { in: rows.map(({ id }) => id) };
  const applications = await tx.membershipApplication.findMany({
    where: { memberId },
    select: { id: true, memberId: true },
  });
  const [last] = await tx.$queryRaw<{ id: number }[]>`
    SELECT currval(pg_get_serial_sequence('"activity"', 'id'))::int AS id`;
  return {
    lastActivity: last?.id ?? 0,
    members: rows.map(({ id, values }) => ({
      ...values,
      application: applications.find((each) => each.memberId === id)?.id ?? null,
    })),
  };
}

/**
 * Restores members with their ids. Members that exist already stay as they are. Members that were
 * deleted again since, or whose application has another member now, are skipped.
 * @param sealed a token that `deleteMembers` returned to the same account
 * @returns how many of them exist now
 * @throws NOT_FOUND for an invalid token, and after a day
 */
export async function restoreMembers(context: Context, sealed: string): Promise<number> {
  const opened = decryptDeletedMembers(context, sealed);
  return transaction(context.prisma, async (tx) => {
    const members = await membersToRestore(tx, opened);
    await setActingAccount(tx, requireViewer(context).id);
    await tx.$executeRaw`SELECT set_config('site.restoring', 'on', true)`;
    await tx.$executeRaw`
      INSERT INTO "members" (${columnList})
      SELECT ${columnList}
      FROM jsonb_populate_recordset(NULL::"members", ${JSON.stringify(members)}::jsonb)
      ORDER BY id ON CONFLICT (id) DO NOTHING`;
    return members.length;
  });
}

async function membersToRestore(
  tx: Prisma.TransactionClient,
  { lastActivity, members }: DeletedMembers,
): Promise<MemberValues[]> {
  const applications = members.flatMap(({ application }) => application ?? []);
  // Locked, so that nobody registers an applicant at the same time.
  const taken = await tx.$queryRaw<{ id: number; memberId: number }[]>`
    SELECT application.id, application."memberId" FROM "membership-application" AS application
    JOIN "members" AS member ON member.id = application."memberId"
    WHERE application.id = ANY(${applications}::int[])
    ORDER BY application.id FOR UPDATE OF application`;
  const deletedAgain = await tx.activity.findMany({
    where: {
      id: { gt: lastActivity },
      ...{ kind: 'member', action: 'DELETED' },
      recordId: { in: members.map(({ id }) => String(id)) },
    },
    select: { recordId: true },
  });
  const isDeletedAgain = new Set(deletedAgain.map(({ recordId }) => recordId));
  return members.filter(
    ({ id, application }) =>
      !isDeletedAgain.has(String(id)) &&
      !taken.some((each) => each.id === application && each.memberId !== id),
  );
}
