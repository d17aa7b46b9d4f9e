import { groupedBy } from '../content/lists/groupedBy.ts';
import type { Context } from '../context.ts';
import { csvRefused, fileField } from '../csv/csvText.ts';
import { readAll } from '../media/uploadBytes.ts';
import type { FileArgument } from '../media/uploads.ts';
import { requireActiveSession } from '../session/requireActiveSession.ts';
import { dateToDay, dayToDate } from '../scalars.ts';
import { dayRange } from '../shared/content/common.rules.ts';
import { maxCsvBytes } from '../shared/csv/csvLimits.rules.ts';
import { daysLater, todayInAuckland } from '../shared/dates/days.ts';
import { duplicateDays, feeYearOf } from '../shared/payments/payment.rules.ts';
import { readSettings } from '../site/readSettings.ts';
import type { BankProposal, BankRow, BankRowDoubt } from './bankFile.types.ts';
import { type ReadRow, readBankRows } from './bankRows.ts';
import { type Proposed, proposePayers } from './proposePayers.ts';

/**
 * Reads a bank file and proposes who paid. Nothing is stored.
 * @throws BAD_USER_INPUT for a file that cannot be read
 */
export async function readBankFile(context: Context, file: FileArgument): Promise<BankRow[]> {
  if (!file) throw csvRefused({ code: 'required', values: {} });
  const { createReadStream } = await file;
  const content = await readAll(createReadStream, maxCsvBytes, fileField);
  await requireActiveSession(context);
  const rows = await readBankRows(content, todayInAuckland(context.now()));
  const { balanceDate } = await readSettings(context);
  const where = { bankKey: { in: rows.map(({ key }) => key) } };
  const payments = await context.prisma.payment.findMany({ where, select: { bankKey: true } });
  const recorded = new Set(payments.map(({ bankKey }) => bankKey));
  const yearOf = ({ problem, date }: ReadRow) => (problem ? null : feeYearOf(date, balanceDate));
  const open = rows.filter(({ key, problem }) => !problem && !recorded.has(key));
  const proposed = new Map<ReadRow, Proposed>();
  for (const [year, ofYear] of groupedBy(open, yearOf)) {
    const inOrder = await proposePayers(context, ofYear, Number(year));
    for (const [index, each] of inOrder.entries())
      if (ofYear[index]) proposed.set(ofYear[index], each);
  }
  const isNear = await nearPayments(context, open);
  return rows.map((row) => {
    const { proposals, doubts } = proposed.get(row) ?? { proposals: [], doubts: [] };
    const state = row.problem ? 'REFUSED' : proposed.has(row) ? 'OPEN' : 'RECORDED';
    const isSimilar = proposals.some((each) => isNear(row, each));
    const isPaid = (proposals[0]?.owedCents ?? 1) <= 0;
    const recordedAs: BankRowDoubt[] = isSimilar ? ['SIMILAR'] : isPaid ? ['PAID'] : [];
    return { ...row, state, feeYear: yearOf(row), proposals, doubts: [...doubts, ...recordedAs] };
  });
}

/** A function that says whether a payment of a member with the amount of a row was received about its day. */
async function nearPayments({ prisma }: Context, rows: ReadRow[]) {
  const [first = dayRange.latest] = rows.map(({ date }) => date).sort();
  const payments = await prisma.payment.findMany({
    where: { voidedAt: null, receivedOn: { gte: dayToDate(daysLater(first, -duplicateDays)) } },
    select: { memberId: true, amountCents: true, receivedOn: true },
  });
  const keyOf = (memberId: number | null, cents: number | null) =>
    `${String(memberId)} ${String(cents)}`;
  const days = groupedBy(payments, (each) => keyOf(each.memberId, each.amountCents));
  return ({ date, amountCents }: ReadRow, { memberId }: BankProposal) =>
    (days.get(keyOf(memberId, amountCents)) ?? []).some(({ receivedOn }) => {
      const day = dateToDay(receivedOn);
      return day >= daysLater(date, -duplicateDays) && day <= daysLater(date, duplicateDays);
    });
}
