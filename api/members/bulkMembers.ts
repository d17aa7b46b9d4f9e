import type { BulkResult, VersionedRow } from '../content/bulk/changeRows.ts';
import { changeRows } from '../content/bulk/changeRows.ts';
import type { Transaction } from '../content/save/recordModel.ts';
import type { Context } from '../context.ts';
import { fieldFailure, notFound } from '../errors.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { dayToDate } from '../scalars.ts';
import type { CeasedValues } from '../shared/members/member.rules.ts';
import type { ErasureReason } from './bulkMembers.types.ts';
import { memberData, memberModel } from './memberData.ts';

interface Row extends VersionedRow {
  joinedOn: Date | null;
  ceasedOn: Date | null;
}

/** Changes members together: nothing, if somebody has changed one of them since. */
const changeMembers = (
  context: Context,
  selected: VersionedRow[],
  write: (tx: Transaction, rows: Row[]) => Promise<VersionedRow[]>,
): Promise<BulkResult> =>
  changeRows<Row>(
    context,
    { table: Prisma.sql`"members"`, columns: Prisma.sql`"joinedOn", "ceasedOn"` },
    selected,
    { whereSomeChanged: 'nothing', write },
  );

const update = (tx: Transaction, rows: Row[], data: Prisma.MemberUncheckedUpdateManyInput) =>
  tx.member.updateManyAndReturn({
    where: { id: { in: rows.map(({ id }) => id) } },
    data: { ...data, version: { increment: 1 } },
    select: { id: true, version: true },
  });

/**
 * Ends memberships, or corrects how they ended.
 * @throws BAD_USER_INPUT if a membership began later
 */
export const ceaseMembers = (context: Context, selected: VersionedRow[], values: CeasedValues) =>
  changeMembers(context, selected, (tx, rows) => {
    const ceasedOn = dayToDate(values.ceasedOn);
    if (rows.some(({ joinedOn }) => joinedOn && joinedOn > ceasedOn)) {
      const errors = { ceasedOn: { code: 'endBeforeStart', values: {} } } as const;
      throw fieldFailure(errors, memberModel.messages);
    }
    return update(tx, rows, { ...memberData(values), ceasedAt: context.now() });
  });

/** Makes former members members again. */
export const reinstateMembers = (context: Context, selected: VersionedRow[]) =>
  changeMembers(context, selected, (tx, rows) => {
    const former = rows.filter(({ ceasedOn }) => ceasedOn !== null);
    return update(tx, former, { ceasedOn: null, ceasedReason: null, ceasedNote: '' });
  });

/**
 * Sets the membership type.
 * @throws NOT_FOUND if there is no such type
 */
export const setMembershipType = (
  context: Context,
  selected: VersionedRow[],
  membershipTypeId: number,
) =>
  changeMembers(context, selected, async (tx, rows) => {
    // Somebody may delete the type at the same time.
    const [type] = await tx.$queryRaw<unknown[]>`
      SELECT id FROM "membership-type" WHERE id = ${membershipTypeId} FOR KEY SHARE`;
    if (!type) throw notFound('MembershipType');
    return update(tx, rows, { membershipTypeId });
  });

/** Erases members who were entered by mistake, with everything that was stored of them. */
export const eraseMembers = (context: Context, selected: VersionedRow[], reason: ErasureReason) =>
  changeMembers(context, selected, async (tx, rows) => {
    const ids = rows.map(({ id }) => id);
    await tx.$executeRaw`SELECT set_config('site.reason', ${reason}, true)`;
    await tx.$executeRaw`SELECT "erase_members"(${ids}::int[], ${context.now()}::timestamp)`;
    return rows;
  });
