import { loadBatched } from '../content/lists/batch.ts';
import { groupedBy } from '../content/lists/groupedBy.ts';
import type { RecordModel } from '../content/save/recordModel.ts';
import type { Context } from '../context.ts';
import type { Household, Member } from '../generated/prisma/client.ts';
import { household } from '../shared/messages/en/adminMember.ts';

/** The household of a member; null without one. */
export async function householdOf(
  { householdName }: Pick<Member, 'householdName'>,
  context: Context,
): Promise<Household | null> {
  if (householdName === null) return null;
  const found = await loadBatched(context, 'households', householdName, async (names) => {
    const rows = await context.prisma.household.findMany({ where: { name: { in: [...names] } } });
    return new Map(rows.map((row) => [row.name, row]));
  });
  return found ?? null;
}

/** The current members in a household, the head first. */
export const peopleOf = async ({ name }: Household, context: Context): Promise<Member[]> =>
  (await loadBatched(context, 'people of households', name, async (names) => {
    const rows = await context.prisma.member.findMany({
      where: { householdName: { in: [...names] }, ceasedOn: null },
      orderBy: [{ householdRole: 'asc' }, { id: 'asc' }],
    });
    return groupedBy(rows, ({ householdName }) => householdName ?? '');
  })) ?? [];

export const householdModel: RecordModel<Household, Pick<Household, 'name' | 'address'>> = {
  content: null,
  type: 'Household',
  messages: household.fields,
  duplicateField: 'name',
  rows: (tx) => tx.household,
  // The people move together. Who has another address of their own keeps it, for when they leave the household.
  checkChange: async (tx, { name, address }, before) => {
    const change = { version: { increment: 1 } };
    await tx.member.updateMany({ where: { householdName: name }, data: change });
    const where = { householdName: name, address: before.address };
    await tx.member.updateMany({ where, data: { address: address || before.address } });
  },
};
