import type { Context } from '../context.ts';

/**
 * Applications with `memberId` only where that member is still there: members may be deleted, also
 * by a restored backup that never had them.
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
