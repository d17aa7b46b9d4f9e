import { officer as messages } from '../shared/messages/en/adminCommittee.ts';
import type { WriteWith } from '../content/save/writeWith.ts';
import { invalidFields } from '../errors.ts';
import type { Officer as OfficerRow, Prisma } from '../generated/prisma/client.ts';
import { daysLater } from '../shared/dates/days.ts';
import { dateToDay, dayToDate } from '../scalars.ts';
import type { OfficerInput } from './officer.types.ts';

/** Keeps one holder for each office, in the transaction that saves an officer. */
export const oneHolder = ({ endsFormerTerm }: OfficerInput): WriteWith<OfficerRow> => ({
  isChange: () => Promise.resolve(false),
  write: async (tx, row) => {
    await lockCommittee(tx);
    for (const other of await othersInOffice(tx, row)) {
      const isFormer = other.from < row.from;
      if (!isFormer || !endsFormerTerm) throw officeHeld(isFormer ? 'from' : 'until', other);
      await endTerm(tx, other, row.from);
    }
  },
});

/** Lets no other transaction change who holds an office, until this one ends. */
export async function lockCommittee(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('committee', 0))`;
}

/** The other holders of an office that has one, during a term of it. */
export const othersInOffice = (
  tx: Prisma.TransactionClient,
  { id, office, from, until }: OfficerRow,
): Promise<OfficerRow[]> =>
  tx.officer.findMany({
    where: {
      office: { equals: office, not: 'OTHER' },
      id: { not: id },
      ...(until && { from: { lte: until } }),
      OR: [{ until: null }, { until: { gte: from } }],
    },
    orderBy: [{ from: 'asc' }, { id: 'asc' }],
  });

/** @param next the first day of the next holder, whose eve is the last day of this one */
export async function endTerm(tx: Prisma.TransactionClient, { id }: OfficerRow, next: Date) {
  const until = dayToDate(daysLater(dateToDay(next), -1));
  await tx.officer.update({ where: { id }, data: { until, version: { increment: 1 } } });
}

/** @param field the field with the day that causes it */
export const officeHeld = (field: string, { name, from }: OfficerRow) =>
  invalidFields(
    { [field]: { code: 'officeHeld', values: { name, from: dateToDay(from) } } },
    messages.fields,
  );
