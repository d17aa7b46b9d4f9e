import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../content/lists/connection.ts';
import { Computed } from '../content/computed.ts';
import { loadBatched } from '../content/lists/batch.ts';
import type { Context } from '../context.ts';
import { toInstant } from '../content/publication/publication.ts';
import { enumOf } from '../enumOf.ts';
import { DateTime, LocalDate } from '../scalars.ts';

export const PaymentKinds = enumOf('PaymentKind', 'What a payment is for.', {
  FEE: 'The yearly fee of a member, which is not a donation.',
  DONATION: 'A gift. It can have a donation receipt.',
});
export const PaymentMethods = enumOf('PaymentMethod', 'How a payment arrived.', {
  BANK: 'Into the bank account.',
  CASH: 'In cash.',
  OTHER: 'In another way.',
});

@ObjectType({ simpleResolvers: true, description: 'What members see of their own payments.' })
export class PaymentSummary {
  @Field(() => ID, { description: 'Identifies the payment.' })
  id!: number;

  @Field(() => PaymentKinds, { description: 'What it is for.' })
  kind!: keyof typeof PaymentKinds;

  @Field(() => Int, { description: 'The amount in cents.' })
  amountCents!: number;

  @Field(() => LocalDate, { description: 'When it was received.' })
  receivedOn!: Date;

  @Field(() => Int, { nullable: true, description: 'The year of a fee; null for a donation.' })
  feeYear!: number | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was voided; null otherwise.' })
  @Computed(({ voidedAt }: { voidedAt: Date | string | null }) => toInstant(voidedAt))
  voidedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'Money that the association received.' })
export class Payment extends PaymentSummary {
  @Field(() => ID, { nullable: true, description: 'The member; null for other donors.' })
  memberId!: number | null;

  @Field(() => String, { description: 'The full name of the payer when it was recorded.' })
  payerName!: string;

  @Field(() => PaymentMethods, { description: 'How it arrived.' })
  method!: keyof typeof PaymentMethods;

  @Field(() => String, { description: 'What the bank or the payer wrote.' })
  reference!: string;

  @Field(() => String, { description: 'A note for the association.' })
  note!: string;

  @Field(() => String, { description: 'Why it was voided; empty if it was not.' })
  voidReason!: string;

  @Field(() => Int, { description: 'The number of the current version.' })
  version!: number;

  @Field(() => Int, { nullable: true, description: 'The number of its donation receipt.' })
  @Computed(receiptOf)
  receiptNumber?: number | null;
}

async function receiptOf({ id }: { id: number }, context: Context): Promise<number | null> {
  const found = await loadBatched(context, 'receipts of payments', id, async (ids) => {
    const where = { paymentId: { in: [...ids] } };
    const rows = await context.prisma.donationReceipt.findMany({ where });
    return new Map(rows.map(({ paymentId, number }) => [paymentId, number]));
  });
  return found ?? null;
}

export const PaymentConnection = connectionOf('Payment', Payment);

@InputType({ description: 'A payment to record.' })
export class PaymentInput {
  @Field(() => ID, { nullable: true, description: 'The member. Required for a fee.' })
  memberId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The full name of the payer. By default the name of the member.',
  })
  payerName?: string | null;

  @Field(() => PaymentKinds, { description: 'What it is for.' })
  kind!: keyof typeof PaymentKinds;

  @Field(() => String, { description: 'Required, in dollars, such as `1,250.50`.' })
  amount!: string;

  @Field(() => String, {
    description: 'Required, the day on which it was received, as YYYY-MM-DD.',
  })
  receivedOn!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The year of a fee. By default the year of fees in which the day is.',
  })
  feeYear?: number | null;

  @Field(() => PaymentMethods, { description: 'How it arrived.' })
  method!: keyof typeof PaymentMethods;

  @Field(() => String, { nullable: true, description: 'What the bank or the payer wrote.' })
  reference?: string | null;

  @Field(() => String, { nullable: true, description: 'A note.' })
  note?: string | null;

  @Field(() => String, { nullable: true, description: 'The `key` of a row of a bank file.' })
  bankKey?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A donation receipt as it was issued.' })
export class DonationReceipt {
  @Field(() => Int, { description: 'Its number. Numbers have no gaps.' })
  number!: number;

  @Field(() => LocalDate, { description: 'When it was issued.' })
  issuedOn!: Date;

  @Field(() => String, { description: 'The name of the association.' })
  organisation!: string;

  @Field(() => String, { description: 'The IRD number of the association.' })
  irdNumber!: string;

  @Field(() => String, { description: 'Its charities number. Empty if there is none.' })
  charitiesNumber!: string;

  @Field(() => String, { description: 'The authorised person.' })
  signatoryName!: string;

  @Field(() => String, { description: 'The office of the authorised person.' })
  signatoryOffice!: string;

  @Field(() => Payment, { description: 'The donation. If it is voided, the receipt is void.' })
  payment!: Payment;
}
