import { loadBatched } from '../content/lists/batch.ts';
import type { Context } from '../context.ts';
import type { Member } from '../generated/prisma/client.ts';

/** The name of the membership type of a member; null if it is not known. */
export async function membershipTypeNameOf(
  { membershipTypeId }: Pick<Member, 'membershipTypeId'>,
  context: Context,
): Promise<string | null> {
  if (membershipTypeId === null) return null;
  const name = await loadBatched(context, 'membership types', membershipTypeId, async (ids) => {
    const types = await context.prisma.membershipType.findMany({ where: { id: { in: [...ids] } } });
    return new Map(types.map(({ id, name }) => [id, name]));
  });
  return name ?? null;
}
