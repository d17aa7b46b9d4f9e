import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import { type Connection, PageArgs } from '../content/lists/connection.ts';
import { rowId } from '../content/lists/id.ts';
import { byColumn } from '../content/lists/listOrder.ts';
import { listPage } from '../content/lists/listPage.ts';
import type { Listed } from '../content/lists/lists.ts';
import { IdempotencyKey, type Submission } from '../content/save/submissions.ts';
import { VersionArg } from '../content/versionArg.ts';
import type { Context } from '../context.ts';
import { type Payment as PaymentRow, Prisma } from '../generated/prisma/client.ts';
import type { FileArgument } from '../media/uploads.ts';
import { UploadScalar } from '../media/uploadScalar.ts';
import { BankRow } from './bankFile.types.ts';
import {
  DonationReceipt,
  Payment,
  PaymentConnection,
  PaymentInput,
  PaymentKinds,
  paymentSource,
} from './payment.types.ts';

/** Few requests need it. */
const loadWrites = () => import('./writePayments.ts');

@Resolver()
export class PaymentResolver {
  @Access(Role.ADMIN, Role.REGISTRAR)
  @Query(() => PaymentConnection, { description: 'The payments, the latest first.' })
  payments(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('kind', () => PaymentKinds, { nullable: true, description: 'Only fees, or donations.' })
    kind: keyof typeof PaymentKinds | null,
    @Arg('memberId', () => ID, { nullable: true, description: 'Only those of a member.' })
    memberId: string | null,
    @Ctx() context: Context,
  ): Promise<Connection<Listed<PaymentRow>>> {
    const { sql } = Prisma;
    const where = [
      ...(kind ? [sql`kind = ${kind}::"PaymentKind"`] : []),
      ...(memberId ? [sql`"memberId" = ${rowId(memberId)}`] : []),
    ];
    const order = byColumn('receivedOn', 'date', 'DESC');
    return listPage<PaymentRow>(context, paymentSource, { page, order, where });
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => Payment, {
    description:
      'Records a payment. Fails with CONFLICT and the field `bankKey` if that row of a bank file is already recorded.',
  })
  async createPayment(
    @Arg('input', () => PaymentInput, { description: 'The payment.' }) input: PaymentInput,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<PaymentRow> {
    const { recordPayment } = await loadWrites();
    return recordPayment(context, input, submission);
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
    @Arg('reason', () => String, { description: 'Why. Required.' }) reason: string,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<PaymentRow> {
    const { voidPayment } = await loadWrites();
    return voidPayment(context, { id, version }, reason, submission);
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => DonationReceipt, {
    description:
      'Issues the receipt of a donation, or returns the one that it has. Fails with CONFLICT for a fee or a voided payment, and while settings that the tax law requires are missing.',
  })
  async issueDonationReceipt(
    @Arg('paymentId', () => ID, { description: 'The id of the donation.' }) paymentId: string,
    @Ctx() context: Context,
  ): Promise<DonationReceipt> {
    const { issueReceipt } = await import('./issueReceipt.ts');
    return issueReceipt(context, rowId(paymentId) ?? 0);
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
