import { requireViewer } from '../access.ts';
import type { ChosenOutcome, ChosenRecord } from '../content/chosen/chosenRecords.ts';
import { changeRows } from '../content/chosen/chosenRecords.ts';
import type { Context } from '../context.ts';
import { actAs } from '../database/actAs.ts';
import { transaction } from '../database/transaction.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { openMembers, type MemberValues, sealMembers } from './sealedMembers.ts';

/** What of a member is sealed: what the database does not generate. */
const columns = Object.values(Prisma.MemberScalarFieldEnum).filter((name) => name !== 'searchText');
const columnList = Prisma.raw(columns.map((name) => `"${name}"`).join(', '));

const source = {
  table: Prisma.sql`"members"`,
  columns: Prisma.sql`to_jsonb(row) - 'searchText' AS "values"`,
};

/** Deletes members together. Of those deleted nothing is kept: who deleted them gets them sealed. */
export async function deleteMembers(
  context: Context,
  chosen: { id: number; version: number | null }[],
): Promise<ChosenOutcome & { restorable: string[] }> {
  let deleted: MemberValues[] = [];
  const outcome = await changeRows<ChosenRecord & { values: MemberValues }>(
    context,
    source,
    chosen,
    {
      whereSomeChanged: 'nothing',
      async write(tx, rows) {
        await tx.member.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
        deleted = rows.map(({ values }) => values);
        return rows;
      },
    },
  );
  return { ...outcome, restorable: sealMembers(context, deleted) };
}

/**
 * Restores members as they were, with their numbers. Those that are there again stay as they are.
 * @param sealed what `deleteMembers` gave to the same account
 * @returns how many are there again
 * @throws NOT_FOUND for anything else, and after a day
 */
export async function restoreMembers(context: Context, sealed: string): Promise<number> {
  const members = openMembers(context, sealed);
  await transaction(context.prisma, async (tx) => {
    await actAs(tx, requireViewer(context).id);
    await tx.$executeRaw`SELECT set_config('site.restoring', 'on', true)`;
    await tx.$executeRaw`
      INSERT INTO "members" (${columnList})
      SELECT ${columnList}
      FROM jsonb_populate_recordset(NULL::"members", ${JSON.stringify(members)}::jsonb)
      ORDER BY id ON CONFLICT (id) DO NOTHING`;
  });
  return members.length;
}
