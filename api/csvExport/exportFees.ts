import { byColumn } from '../content/lists/listOrder.ts';
import { listRows } from '../content/lists/lists.ts';
import type { Context } from '../context.ts';
import { type Payment, Prisma } from '../generated/prisma/client.ts';
import { feeYear as checkedYear } from '../fees/memberFees.ts';
import { memberFeeRows } from '../payments/readMemberFees.ts';
import type { MemberFeeArgs } from '../payments/fee.types.ts';
import { paymentSource } from '../payments/paymentData.ts';
import { fees as words } from '../shared/messages/en/adminFees.ts';
import { moneyText } from '../shared/payments/money.rules.ts';
import { daysOfFeeYear } from '../shared/payments/payment.rules.ts';
import { readSettings } from '../site/readSettings.ts';
import type { CsvExport } from './csvExport.types.ts';
import { exportTable, exportTake } from './exportTable.ts';

/** An amount as spreadsheets read it. */
const amountCell = (cents: number) => moneyText(cents).replace(/[$,]/g, '');

/** Exports what members owe and have paid for a year, for reminders by post. In English, like the accounts. */
export async function exportMemberFees(context: Context, args: MemberFeeArgs): Promise<CsvExport> {
  return exportTable(context, {
    what: 'memberFees',
    header: Object.values(words.columns),
    entries: await memberFeeRows(context, args, exportTake),
    rowsOf: (rows) =>
      rows.map(({ dueCents: due, paidCents: paid, coveredBy, ceasedOn, ...row }) => [
        ...[`M${String(row.id)}`, ceasedOn ? words.former(row.name) : row.name],
        row.membershipTypeName,
        ...(coveredBy !== null
          ? ['', '', words.coveredBy(coveredBy, due !== null && paid >= due)]
          : due === null
            ? ['', amountCell(paid), '']
            : [due, paid, due - paid].map(amountCell)),
        ...[row.email, row.contactNumber, row.address],
      ]),
  });
}

/** Exports the payments that were received in a year of fees, with the voided ones. */
export async function exportPayments(context: Context, year: number): Promise<CsvExport> {
  const { balanceDate } = await readSettings(context);
  const { firstDay, lastDay } = daysOfFeeYear(checkedYear(year), balanceDate);
  const source = {
    ...paymentSource,
    columns: Prisma.sql`${paymentSource.columns},
      (SELECT number FROM "donation-receipt" WHERE "paymentId" = "payment".id) AS receipt`,
  };
  const where = [Prisma.sql`"receivedOn" BETWEEN ${firstDay}::date AND ${lastDay}::date`];
  const order = byColumn('receivedOn', 'date', 'ASC').sql;
  const { memberId, payerName, kind, feeYear, amount, method, ...labels } = words.paymentFields;
  const columns = [labels.receivedOn, payerName, memberId, kind, feeYear, amount, method];
  return exportTable(context, {
    what: 'payments',
    header: [
      ...[words.columns.id, ...columns.map(({ label }) => label)],
      ...[
        labels.reference.label,
        labels.note.label,
        words.payments.columns.receipt,
        words.void.action,
      ],
    ],
    entries: await listRows<Payment & { receipt: number | null }>(context, source, {
      ...{ where, order, take: exportTake },
    }),
    rowsOf: (rows) =>
      rows.map((row) => [
        ...[row.id, row.receivedOn, row.payerName, row.memberId && `M${String(row.memberId)}`],
        ...[words.kindsOfPayment[row.kind], row.feeYear, amountCell(row.amountCents)],
        ...[words.methods[row.method], row.reference, row.note, row.receipt, row.voidReason],
      ]),
  });
}
