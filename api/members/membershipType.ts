import { loadRows } from '../content/lists/batch.ts';
import type { Context } from '../context.ts';
import type { Member } from '../generated/prisma/client.ts';

/** The name of the membership type of a member; null if it is not known. */
export async function membershipTypeNameOf(
  { membershipTypeId }: Pick<Member, 'membershipTypeId'>,
  context: Context,
): Promise<string | null> {
  if (membershipTypeId === null) return null;
  const [type] = await loadRows(context, 'membership types', membershipTypeId, 'id', (ids) =>
    context.prisma.membershipType.findMany({ where: { id: { in: ids } } }),
  );
  return type?.name ?? null;
}
