import { sourceOf } from '../content/lists/lists.ts';
import type { Context } from '../context.ts';
import type { MembershipApplication } from './application.types.ts';

/** The source of the ids of the list. */
export const applicationSource = sourceOf('membership-application', { id: 'id' }, { texts: {} });

/** Reads applications with their logs and mail messages, in the order of the ids. Leaves out missing ones. */
export async function readApplications(
  { prisma }: Pick<Context, 'prisma'>,
  ids: number[],
): Promise<MembershipApplication[]> {
  const rows = await prisma.membershipApplication.findMany({
    where: { id: { in: ids } },
    include: { steps: { orderBy: { id: 'desc' } }, mailMessages: { orderBy: { id: 'desc' } } },
  });
  // Members may be deleted, and a restored backup may not contain them.
  const memberIds = rows.flatMap(({ memberId }) => memberId ?? []);
  const members = await prisma.member.findMany({
    where: { id: { in: memberIds } },
    select: { id: true },
  });
  const present = new Set<number | null>(members.map(({ id }) => id));
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const { mailMessages, steps, memberId } = row;
    return {
      ...row,
      memberId: present.has(memberId) ? memberId : null,
      assignedTo: row.assignedTo || null,
      assignedToName: row.assignedTo || null,
      delivery: mailMessages.find(({ kind }) => kind === 'APPLICATION')?.state ?? null,
      notice: mailMessages.find(({ kind }) => kind === 'ACCEPTANCE') ?? null,
      steps: steps.map((step) => ({ ...step, by: step.by || null })),
    };
  });
}

/** The application with this id; null if there is none. */
export async function findApplication(
  context: Pick<Context, 'prisma'>,
  id: number,
): Promise<MembershipApplication | null> {
  const [application] = await readApplications(context, [id]);
  return application ?? null;
}
