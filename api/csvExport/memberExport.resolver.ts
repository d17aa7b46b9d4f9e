import { Arg, Args, Ctx, Int, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../access.ts';
import { byColumn, byId } from '../content/lists/listOrder.ts';
import { listIds } from '../content/lists/listPage.ts';
import type { Context } from '../context.ts';
import { fieldsOf } from '../csvImport/columns.ts';
import { memberTarget } from '../csvImport/importTargets.ts';
import { memberTexts, type PresentRecord } from '../csvImport/recordTexts.ts';
import { type Payment, Prisma } from '../generated/prisma/client.ts';
import { applicationFilter, ApplicationFilterArgs } from '../inquiry/application.types.ts';
import { applicationSource, readApplications } from '../inquiry/readApplications.ts';
import { MemberListArgs, selectMembers } from '../members/memberFilter.ts';
import { memberSource } from '../members/memberList.ts';
import { registerList } from '../members/register.ts';
import { missingFacts, RegisterListArgs, type RegisterRow } from '../members/register.types.ts';
import { type MemberFee, MemberFeeArgs } from '../payments/fee.types.ts';
import { memberFeeList } from '../payments/memberFeeList.ts';
import { paymentSource } from '../payments/payment.types.ts';
import { receivedIn } from '../payments/receivedIn.ts';
import { dateToDay } from '../scalars.ts';
import { accountNames } from '../session/accountNames.ts';
import { columnName } from '../shared/csv/columnWords.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { moneyText } from '../shared/payments/money.rules.ts';
import {
  type CsvExport,
  ExportMutation,
  ExportArgs,
  SearchedExportArgs,
} from './csvExport.types.ts';
import {
  columnsOf,
  exportTable,
  exportTake,
  firstRows,
  instantCell,
  selectedIds,
  wordsIn,
} from './exportTable.ts';

/** An amount as spreadsheets read it. */
const amountCell = (cents: number) => moneyText(cents).replace(/[$,]/g, '');

@Resolver()
export class MemberExportResolver {
  /** With columns that an import recognises. */
  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @ExportMutation('Exports members in the order of their list.')
  async exportMembers(
    @Args(() => SearchedExportArgs) { search, ids, language }: SearchedExportArgs,
    @Args(() => MemberListArgs) args: MemberListArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const list = selectMembers(context, args);
    const { messages, amharicMessages } = memberTarget;
    const labels = language === 'AM' ? amharicMessages : messages;
    const words = await wordsIn(language);
    const rules = memberTarget.csv.rules(todayInAuckland(context.now()));
    const fields = fieldsOf(rules, {}, false).map(({ name }) => name);
    return exportTable(context, {
      what: memberTarget.name,
      entries: await listIds(context, memberSource, {
        ...list,
        search,
        ids: selectedIds(ids),
        take: exportTake,
      }),
      rowsOf: (wanted) => memberTexts(context, wanted),
      columns: fields.map((name) => [
        columnName(name, labels, words),
        ({ texts }: PresentRecord) => texts[name] ?? '',
      ]),
    });
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @ExportMutation('Exports the membership applications, the latest first.')
  async exportMembershipApplications(
    @Args(() => SearchedExportArgs) { search, ids, language }: SearchedExportArgs,
    @Args(() => ApplicationFilterArgs) filter: ApplicationFilterArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const { labels, states } = (await wordsIn(language)).adminMail.applications;
    return exportTable(context, {
      what: 'membershipApplication',
      entries: await listIds<{ id: number }>(context, applicationSource, {
        order: byId('DESC'),
        where: applicationFilter(filter),
        search,
        ids: selectedIds(ids),
        take: exportTake,
      }),
      async rowsOf(wanted) {
        const rows = await readApplications(context, wanted);
        const accounts = rows.flatMap(({ assignedTo }) => assignedTo ?? []);
        const names = await accountNames(context, accounts);
        return rows.map(({ assignedTo, ...row }) => ({
          ...row,
          assignedTo: names.get(assignedTo ?? '') ?? assignedTo,
        }));
      },
      columns: [
        [labels.name, (row) => row.name],
        [labels.dob, (row) => dateToDay(row.dob)],
        [labels.email, (row) => row.email],
        [labels.address, (row) => row.address],
        [labels.contactNumber, (row) => row.contactNumber],
        [labels.date, (row) => dateToDay(row.date)],
        [labels.agreed, (row) => instantCell(row.agreedAt)],
        [labels.state, (row) => states[row.state]],
        [labels.assignedTo, (row) => row.assignedTo],
        [labels.member, (row) => row.memberId],
      ],
    });
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @ExportMutation('Exports a part of the register of members, by name.')
  async exportMemberRegister(
    @Args(() => ExportArgs) { language }: ExportArgs,
    @Args(() => RegisterListArgs) args: RegisterListArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const { columns, missing, unknown } = (await wordsIn(language)).register;
    return exportTable(context, {
      what: 'memberRegister',
      entries: await firstRows<RegisterRow>(context, registerList(context, args)),
      rowsOf: (rows) =>
        rows.map((row) => [
          String(row.id),
          row.name,
          row.address,
          row.contactNumber,
          row.email,
          row.joinedOn ?? unknown,
          row.ceasedOn,
          missingFacts(row)
            .map((fact) => missing[fact])
            .join(', '),
        ]),
      columns: columnsOf(Object.values(columns)),
    });
  }

  /** In English, like the bookkeeping of the association. */
  @Access(Role.ADMIN, Role.REGISTRAR)
  @ExportMutation('Exports what members owe and have paid for a year, by name, in English.')
  async exportMemberFees(
    @Args(() => MemberFeeArgs) args: MemberFeeArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const { fees: words } = await wordsIn('EN');
    return exportTable(context, {
      what: 'memberFees',
      entries: await firstRows<MemberFee>(context, memberFeeList(args)),
      rowsOf: (rows) =>
        rows.map(({ dueCents: due, paidCents: paid, coveredBy, ceasedOn, ...row }) => [
          `M${String(row.id)}`,
          ceasedOn ? words.former(row.name) : row.name,
          row.membershipTypeName,
          ...(coveredBy !== null
            ? ['', '', words.coveredBy(coveredBy, due !== null && paid >= due)]
            : due === null
              ? ['', amountCell(paid), '']
              : [due, paid, due - paid].map(amountCell)),
          row.email,
          row.contactNumber,
          row.address,
        ]),
      columns: columnsOf(Object.values(words.columns)),
    });
  }

  /** With the voided ones. */
  @Access(Role.ADMIN, Role.REGISTRAR)
  @ExportMutation(
    'Exports the payments received in a year of fees, or all, the earliest first, in English.',
  )
  async exportPayments(
    @Arg('year', () => Int, {
      nullable: true,
      description: 'The year in which the financial year ends. Null for all payments.',
    })
    year: number | null,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const { fees: words } = await wordsIn('EN');
    const source = {
      ...paymentSource,
      columns: Prisma.sql`${paymentSource.columns},
        (SELECT number FROM "donation-receipt" WHERE "paymentId" = "payment".id) AS receipt`,
    };
    const { columns, payments, paymentFields: labels } = words;
    return exportTable(context, {
      what: 'payments',
      entries: await firstRows<Payment & { receipt: number | null }>(context, {
        source,
        order: byColumn('receivedOn', 'date', 'ASC'),
        where: await receivedIn(context, year),
      }),
      rowsOf: (rows) => rows,
      columns: [
        [columns.id, (row) => row.id],
        [labels.receivedOn.label, (row) => row.receivedOn],
        [labels.payerName.label, (row) => row.payerName],
        [labels.memberId.label, (row) => row.memberId && `M${String(row.memberId)}`],
        [labels.kind.label, (row) => words.kindsOfPayment[row.kind]],
        [labels.feeYear.label, (row) => row.feeYear],
        [labels.amount.label, (row) => amountCell(row.amountCents)],
        [labels.method.label, (row) => words.methods[row.method]],
        [labels.reference.label, (row) => row.reference],
        [labels.note.label, (row) => row.note],
        [payments.columns.receipt, (row) => row.receipt],
        [words.void.action, (row) => row.voidReason],
      ],
    });
  }
}
