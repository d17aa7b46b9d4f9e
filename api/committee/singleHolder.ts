import { officer as messages } from '../shared/messages/en/adminCommittee.ts';
import type { WriteWith } from '../content/save/recordModel.ts';
import { setActingAccount } from '../database/transaction.ts';
import { invalidFields } from '../errors.ts';
import type { Officer as OfficerRow, Prisma } from '../generated/prisma/client.ts';
import { daysLater } from '../shared/dates/days.ts';
import { dateToDay, dayToDate } from '../scalars.ts';

/**
 * Refuses a second holder of an office other than `OTHER`, in the transaction that saves an officer.
 * @param accountId the account that saves
 * @param endsTermOf the id of the previous holder, whose term ends on the day before the new one
 */
export const requireSingleHolder = (
  accountId: string,
  endsTermOf: string,
): WriteWith<OfficerRow> => ({
  isChange: () => Promise.resolve(false),
  write: async (tx, row) => {
    await lockCommittee(tx);
    for (const other of await overlappingHolders(tx, row)) {
      const isPrevious = other.from < row.from;
      if (!isPrevious || String(other.id) !== endsTermOf)
        throw officeHeld(isPrevious ? 'from' : 'until', other);
      await setActingAccount(tx, accountId);
      await endTerm(tx, other, row.from);
    }
  },
});

/** Lets no other transaction change who holds an office, until this one ends. */
export async function lockCommittee(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('committee', 0))`;
}

/** The other people who hold the same office during the term of an officer; none for `OTHER`. */
export const overlappingHolders = (
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

/** @param next the first day of the successor; the term ends on the day before */
export async function endTerm(tx: Prisma.TransactionClient, { id }: OfficerRow, next: Date) {
  const until = dayToDate(daysLater(dateToDay(next), -1));
  await tx.officer.update({ where: { id }, data: { until, version: { increment: 1 } } });
}

/** @param field the form field that receives the error */
export const officeHeld = (
  field: string,
  { office, title, from, ...officer }: OfficerRow,
  code: 'officeHeld' | 'electionRecorded' = 'officeHeld',
) => {
  const { name, nameAmharic, titleAmharic } = officer;
  const holder = { name, nameAmharic, office: office === 'OTHER' ? title : office, titleAmharic };
  const values = { ...holder, from: dateToDay(from) };
  return invalidFields({ [field]: { code, values } }, messages.fields);
};
