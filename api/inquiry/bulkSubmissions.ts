import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { whereDeletable } from './deletable.ts';

/** The result of a bulk operation on inquiries or applications, by id. */
export interface BulkSubmissionResult {
  done: number[];
  /** Those that had to stay as they are. */
  kept: number[];
  missing: number[];
}

type Where = { id: { in: number[] } } & Partial<ReturnType<typeof whereDeletable>>;

/** The Prisma delegate of a model, such as `prisma.inquiry`. */
interface Submissions {
  findMany: (query: { where: Where; select: { id: true } }) => PromiseLike<{ id: number }[]>;
  deleteMany: (query: { where: Where }) => PromiseLike<unknown>;
}

const idsOf = (rows: { id: number }[]) => new Set(rows.map(({ id }) => id));

/** Deletes inquiries or applications permanently, except those with a mail message that must be sent before. */
export async function deleteSubmissions(
  { now }: Context,
  rows: Submissions,
  ids: number[],
): Promise<BulkSubmissionResult> {
  const where = { id: { in: ids } };
  const present = idsOf(await rows.findMany({ where, select: { id: true } }));
  await rows.deleteMany({ where: { ...where, ...whereDeletable(now()) } });
  const left = idsOf(await rows.findMany({ where, select: { id: true } }));
  const done = new Set([...present].filter((id) => !left.has(id)));
  return outcomeOf(ids, { done, present, kept: left });
}

/** Marks inquiries as answered, with account and time. Those that are already marked stay as they are. */
export function markAnswered(context: Context, ids: number[]): Promise<BulkSubmissionResult> {
  const [at, by] = [context.now(), requireViewer(context).id];
  return transaction(context.prisma, async ({ inquiry }) => {
    const where = { id: { in: ids } };
    await inquiry.updateMany({
      where: { ...where, readAt: null },
      data: { readAt: at, readBy: by },
    });
    const noted = await inquiry.updateManyAndReturn({
      where: { ...where, answeredAt: null },
      data: { answeredAt: at, answeredBy: by },
      select: { id: true },
    });
    const present = idsOf(await inquiry.findMany({ where, select: { id: true } }));
    return outcomeOf(ids, { done: idsOf(noted), present, kept: new Set() });
  });
}

/** Removes the marks that the viewer set with `markAnswered`. */
export function takeBackAnswered(context: Context, ids: number[]): Promise<BulkSubmissionResult> {
  return transaction(context.prisma, async ({ inquiry }) => {
    const where = { id: { in: ids } };
    const taken = await inquiry.updateManyAndReturn({
      where: { ...where, answeredBy: requireViewer(context).id },
      data: { answeredAt: null, answeredBy: null },
      select: { id: true },
    });
    const rows = await inquiry.findMany({ where, select: { id: true, answeredAt: true } });
    const kept = idsOf(rows.filter(({ answeredAt }) => answeredAt !== null));
    return outcomeOf(ids, { done: idsOf(taken), present: idsOf(rows), kept });
  });
}

const outcomeOf = (
  ids: number[],
  { done, present, kept }: Record<'done' | 'present' | 'kept', Set<number>>,
): BulkSubmissionResult => ({
  done: ids.filter((id) => done.has(id)),
  kept: ids.filter((id) => kept.has(id)),
  missing: ids.filter((id) => !present.has(id)),
});
