import { groupedBy } from '../content/lists/groupedBy.ts';
import type { Context } from '../context.ts';
import { csvRefused, fileField } from '../csv/refusals.ts';
import { readAll } from '../media/uploadBytes.ts';
import type { FileArgument } from '../media/uploads.ts';
import { dateToDay, dayToDate } from '../scalars.ts';
import { dayRange } from '../shared/content/common.rules.ts';
import { maxCsvBytes } from '../shared/csv/csvLimits.rules.ts';
import { daysLater, todayInAuckland } from '../shared/dates/days.ts';
import { feeYearOf } from '../shared/payments/payment.rules.ts';
import { readSettings } from '../site/readSettings.ts';
import type { BankProposal, BankRow, BankRowDoubt } from './bankFile.types.ts';
import { type ReadRow, readBankRows } from './bankRows.ts';
import { doubtsAbout, proposePayers } from './proposePayers.ts';

/** The maximum number of members that are proposed for a row. */
const maxProposed = 5;

/** Payments so many days apart may be the same one, recorded by hand. */
const nearDays = 5;

/**
 * Reads a bank file and proposes who paid. Nothing is stored.
 * @throws BAD_USER_INPUT for a file that cannot be read
 */
export async function readBankFile(context: Context, file: FileArgument): Promise<BankRow[]> {
  if (!file) throw csvRefused({ code: 'required', values: {} });
  const { createReadStream } = await file;
  const content = await readAll(createReadStream, maxCsvBytes, fileField);
  const rows = await readBankRows(content, todayInAuckland(context.now()));
  const { balanceDate } = await readSettings(context);
  const where = { bankKey: { in: rows.map(({ key }) => key) } };
  const found = await context.prisma.payment.findMany({ where, select: { bankKey: true } });
  const recorded = new Set(found.map(({ bankKey }) => bankKey));
  const yearOf = ({ problem, date }: ReadRow) => (problem ? null : feeYearOf(date, balanceDate));
  const open = rows.filter(({ key, problem }) => !problem && !recorded.has(key));
  const proposals = new Map<ReadRow, BankProposal[]>();
  for (const [year, ofYear] of groupedBy(open, yearOf)) {
    const proposed = await proposePayers(context, ofYear, Number(year));
    for (const [index, row] of ofYear.entries()) proposals.set(row, proposed[index] ?? []);
  }
  const isNear = await nearPayments(context, open);
  return rows.map((row) => {
    const members = proposals.get(row);
    const state = row.problem ? 'REFUSED' : members ? 'OPEN' : 'RECORDED';
    const shown = members?.slice(0, maxProposed) ?? [];
    const paid: BankRowDoubt[] = (shown[0]?.owedCents ?? 1) <= 0 ? ['PAID'] : [];
    const near: BankRowDoubt[] = shown.some((each) => isNear(row, each)) ? ['SIMILAR'] : paid;
    const doubts = members ? [...doubtsAbout(members), ...near] : [];
    return { ...row, state, feeYear: yearOf(row), proposals: shown, doubts };
  });
}

/** A function that says whether a payment of a member with the amount of a row was received about its day. */
async function nearPayments({ prisma }: Context, rows: ReadRow[]) {
  const [first = dayRange.latest] = rows.map(({ date }) => date).sort();
  const payments = await prisma.payment.findMany({
    where: { voidedAt: null, receivedOn: { gte: dayToDate(daysLater(first, -nearDays)) } },
    select: { memberId: true, amountCents: true, receivedOn: true },
  });
  const keyOf = (memberId: number | null, cents: number | null) =>
    `${String(memberId)} ${String(cents)}`;
  const days = groupedBy(payments, (each) => keyOf(each.memberId, each.amountCents));
  return ({ date, amountCents }: ReadRow, { memberId }: BankProposal) =>
    (days.get(keyOf(memberId, amountCents)) ?? []).some(({ receivedOn }) => {
      const day = dateToDay(receivedOn);
      return day >= daysLater(date, -nearDays) && day <= daysLater(date, nearDays);
    });
}
