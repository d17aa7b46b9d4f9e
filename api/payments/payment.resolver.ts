import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import { type Connection, SearchedPageArgs } from '../content/lists/connection.ts';
import { rowId, RowIdArg } from '../content/lists/id.ts';
import { byColumn } from '../content/lists/listOrder.ts';
import { listPage } from '../content/lists/listPage.ts';
import type { Listed } from '../content/lists/lists.ts';
import type { RecordModel, WriteWith } from '../content/save/recordModel.ts';
import { createRecord, updateRecord } from '../content/save/records.ts';
import { IdempotencyKey, type Submission } from '../content/save/submissions.ts';
import { VersionArg } from '../content/versionArg.ts';
import type { Context } from '../context.ts';
import { changedMeanwhile, conflict, unknownRecord } from '../errors.ts';
import { feePaid } from '../fees/memberFees.ts';
import { type Payment as PaymentRow, Prisma } from '../generated/prisma/client.ts';
import type { FileArgument } from '../media/uploads.ts';
import { UploadScalar } from '../media/uploadScalar.ts';
import { parseInput } from '../parseInput.ts';
import { dayToDate } from '../scalars.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { fees } from '../shared/messages/en/adminFees.ts';
import { feeYearOf, paymentRules, voidRules } from '../shared/payments/payment.rules.ts';
import { readSettings } from '../site/readSettings.ts';
import { BankRow } from './bankFile.types.ts';
import {
  DonationReceipt,
  Payment,
  PaymentConnection,
  PaymentInput,
  PaymentKinds,
  paymentSource,
} from './payment.types.ts';
import { receivedIn } from './receivedIn.ts';

const paymentModel: RecordModel<
  PaymentRow,
  Omit<Prisma.PaymentUncheckedCreateInput, 'createdBy'>
> = {
  content: null,
  type: 'Payment',
  messages: fees.paymentFields,
  rows: (tx) => tx.payment,
  duplicateField: 'bankKey',
  referenceField: 'memberId',
  checkChange: (_tx, _row, { voidedAt }) =>
    voidedAt ? Promise.reject(changedMeanwhile('Payment')) : Promise.resolve(),
};

/** Refuses a payment of a fee if the sum that its sender believes to be paid is not what is paid. */
const requirePaid = (paidCents: number): WriteWith<PaymentRow> => ({
  isChange: () => Promise.resolve(false),
  async write(tx, { memberId, feeYear, amountCents }) {
    if (feeYear === null) return;
    // One lock for all members, because a payment of another member of the household counts too.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('fees', 0))`;
    const [found] = await tx.$queryRaw<{ paid: number }[]>(Prisma.sql`
      SELECT ${feePaid(feeYear)} AS paid FROM "members" WHERE id = ${memberId}`);
    if (found?.paid !== paidCents + amountCents) throw conflict('paidMeanwhile', {});
  },
});

@Resolver()
export class PaymentResolver {
  @Access(Role.ADMIN, Role.REGISTRAR)
  @Query(() => PaymentConnection, {
    description:
      'The payments, the latest first. A search finds them by payer, the present name and the number of the member, reference, note and amount.',
  })
  async payments(
    @Args(() => SearchedPageArgs) page: SearchedPageArgs,
    @Arg('kind', () => PaymentKinds, { nullable: true, description: 'Only fees, or donations.' })
    kind: keyof typeof PaymentKinds | null,
    @Arg('memberId', () => ID, { nullable: true, description: 'Only those of a member.' })
    memberId: string | null,
    @Arg('year', () => Int, {
      nullable: true,
      description: 'Only those received in the financial year that ends in this year.',
    })
    year: number | null,
    @Arg('bankKey', () => String, {
      nullable: true,
      description: 'Only the payment that is recorded for the row of a bank file with this `key`.',
    })
    bankKey: string | null,
    @Ctx() context: Context,
  ): Promise<Connection<Listed<PaymentRow>>> {
    const { sql } = Prisma;
    const where = [
      ...(await receivedIn(context, year)),
      ...(kind ? [sql`kind = ${kind}::"PaymentKind"`] : []),
      ...(memberId ? [sql`"memberId" = ${rowId(memberId)}`] : []),
      ...(bankKey ? [sql`"bankKey" = ${bankKey}`] : []),
    ];
    const order = byColumn('receivedOn', 'date', 'DESC');
    return listPage<PaymentRow>(context, paymentSource, { page, order, where });
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => Payment, {
    description:
      'Records a payment. Fails with CONFLICT and the field `bankKey` if that row of a bank file is already recorded. Fails with CONFLICT if more or less than `paidCents` is paid of the fee.',
  })
  async createPayment(
    @Arg('input', () => PaymentInput, { description: 'The payment.' }) input: PaymentInput,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<PaymentRow> {
    const rules = paymentRules(todayInAuckland(context.now()));
    const { messages } = paymentModel;
    const { amount, memberId, feeYear, paidCents, ...values } = parseInput(rules, input, messages);
    const id = rowId(memberId);
    const member = id ? await context.prisma.member.findUnique({ where: { id } }) : null;
    if (memberId && !member) throw unknownRecord('memberId', messages);
    const { balanceDate } = await readSettings(context);
    const kind: PaymentRow['kind'] = values.kind === 'DONATION' ? 'DONATION' : 'FEE';
    const year = feeYear ?? feeYearOf(values.receivedOn, balanceDate);
    const columns = {
      ...values,
      kind,
      amountCents: amount,
      receivedOn: dayToDate(values.receivedOn),
      memberId: member?.id ?? null,
      bankKey: values.bankKey ?? null,
      payerName: values.payerName || (member?.name ?? ''),
      feeYear: kind === 'FEE' ? year : null,
    };
    const check = paidCents === undefined ? null : requirePaid(paidCents);
    return createRecord(context, paymentModel, submission, {}, () => columns, check);
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => [BankRow], {
    description:
      'Reads the CSV file of a bank and proposes who paid. It stores nothing: a person confirms each row with `createPayment`.',
  })
  async readBankFile(
    @Arg('file', () => UploadScalar, { nullable: true, description: 'The file, required.' })
    file: FileArgument,
    @Ctx() context: Context,
  ): Promise<BankRow[]> {
    const { readBankFile } = await import('./readBankFile.ts');
    return readBankFile(context, file);
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => Payment, {
    description:
      'Voids a payment that was recorded by mistake, and its receipt. The payment stays in the list. Fails with CONFLICT if it is already void.',
  })
  async voidPayment(
    @Arg('id', () => ID, { description: 'The id of the payment.' }) id: string,
    @VersionArg() version: number,
    @Arg('reason', () => String, { description: 'Why. Required.' }) given: string,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<PaymentRow> {
    const { reason } = parseInput(voidRules, { reason: given }, paymentModel.messages);
    const voided = { voidedAt: context.now(), voidReason: reason, bankKey: null };
    return updateRecord(context, paymentModel, submission, { id, version }, {}, () => voided);
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => DonationReceipt, {
    description:
      'Issues the receipt of a donation, or returns the one that it has. Fails with CONFLICT for a fee or a voided payment, and while settings that the tax law requires are missing.',
  })
  async issueDonationReceipt(
    @RowIdArg('paymentId', { description: 'The id of the donation.' }) paymentId: number,
    @Ctx() context: Context,
  ): Promise<DonationReceipt> {
    const { issueReceipt } = await import('./issueReceipt.ts');
    return issueReceipt(context, paymentId);
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Query(() => DonationReceipt, { nullable: true, description: 'One donation receipt.' })
  async donationReceipt(
    @Arg('number', () => Int, { description: 'Its number.' }) number: number,
    @Ctx() { prisma }: Context,
  ): Promise<DonationReceipt | null> {
    const include = { payment: true };
    return prisma.donationReceipt.findUnique({ where: { number }, include });
  }
}
