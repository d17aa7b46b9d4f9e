import { loadRows } from '../content/lists/batch.ts';
import type { RecordModel, Transaction } from '../content/save/recordModel.ts';
import type { Context } from '../context.ts';
import type { Household, Member } from '../generated/prisma/client.ts';
import { household } from '../shared/messages/en/adminMember.ts';

/** The household of a member; null without one. */
export async function householdOf(
  { householdName }: Pick<Member, 'householdName'>,
  context: Context,
): Promise<Household | null> {
  if (householdName === null) return null;
  const [found] = await loadRows(context, 'households', householdName, 'name', (names) =>
    context.prisma.household.findMany({ where: { name: { in: names } } }),
  );
  return found ?? null;
}

/** The address of the household of a current member; empty if there is none. */
export const householdAddressOf = async (
  row: Pick<Member, 'householdName' | 'ceasedOn'>,
  context: Context,
): Promise<string> => (row.ceasedOn ? null : await householdOf(row, context))?.address ?? '';

/** The address for letters to a member. */
export const postalAddressOf = async (
  row: Pick<Member, 'householdName' | 'address' | 'ceasedOn'>,
  context: Context,
): Promise<string> => (await householdAddressOf(row, context)) || row.address;

/** The current members in a household, the head first. */
export const peopleOf = ({ name }: Household, context: Context): Promise<Member[]> =>
  loadRows(context, 'people of households', name, 'householdName', (names) =>
    context.prisma.member.findMany({
      where: { householdName: { in: names }, ceasedOn: null },
      orderBy: [{ householdRole: 'asc' }, { id: 'asc' }],
    }),
  );

/**
 * Moves the people of a household with it. Those who have another address of their own keep that, for the
 * time after they leave the household.
 */
async function follow(tx: Transaction, { name, address }: Household, before: Household) {
  const data = { version: { increment: 1 } };
  await tx.member.updateMany({ where: { householdName: name }, data });
  const where = { householdName: name, address: before.address };
  if (address) await tx.member.updateMany({ where, data: { address } });
}

/** Households whose name is nearly a given one: one of the two has all the words of the other, or sounds like it. */
export const similarHouseholds = (
  prisma: Context['prisma'],
  name: string,
): Promise<Household[]> => prisma.$queryRaw`
  SELECT household.* FROM "household" AS household,
    array_remove(string_to_array(search_skeleton(search_fold(${name})), ' '), '') AS typed,
    array_remove(string_to_array(search_skeleton(search_fold(household.name)), ' '), '') AS sounds
  WHERE typed <> '{}' AND sounds <> '{}' AND (typed <@ sounds OR sounds <@ typed)
  ORDER BY lower(household.name) <> lower(${name}), household.name LIMIT 10`;

/** Changes the address of a household. */
export async function moveHousehold(tx: Transaction, before: Household, address: string) {
  const data = { address, version: { increment: 1 } };
  await follow(tx, await tx.household.update({ where: { id: before.id }, data }), before);
}

export const householdModel: RecordModel<Household, Pick<Household, 'name' | 'address'>> = {
  content: null,
  type: 'Household',
  messages: household.fields,
  duplicateField: 'name',
  rows: (tx) => tx.household,
  checkChange: follow,
};
