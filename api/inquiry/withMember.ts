import type { Context } from '../context.ts';

/**
 * Clears the `memberId` of applications whose member does not exist any more: members may be
 * deleted, and a restored backup may not contain them.
 */
export async function withMember<Row extends { memberId: number | null }>(
  { prisma }: Pick<Context, 'prisma'>,
  rows: Row[],
): Promise<Row[]> {
  const ids = rows.flatMap(({ memberId }) => memberId ?? []);
  if (ids.length === 0) return rows;
  const members = await prisma.member.findMany({
    where: { id: { in: ids } },
    select: { id: true },
  });
  const present = new Set<number | null>(members.map(({ id }) => id));
  return rows.map((row) => ({ ...row, memberId: present.has(row.memberId) ? row.memberId : null }));
}
