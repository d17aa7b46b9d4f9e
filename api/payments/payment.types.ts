import { connectionOf } from '../content/lists/connection.ts';
import { computed } from '../content/computed.ts';
import { loadRows } from '../content/lists/batch.ts';
import { type Source, sourceOf } from '../content/lists/lists.ts';
import type { Context } from '../context.ts';
import { toInstant } from '../content/publication/publication.ts';
import { enumOf } from '../enumOf.ts';
import { Prisma } from '../generated/prisma/client.ts';
import {
  dateTime,
  field,
  id,
  inputFields,
  InputType,
  int,
  localDate,
  ObjectType,
  outputFields,
  string,
} from '../graphqlTypes.ts';

export const paymentSource: Source = {
  ...sourceOf('payment', Prisma.PaymentScalarFieldEnum, { texts: {} }),
  // The text has the number of the member, and what the bank or the payer wrote.
  ofMember: (id) => Prisma.sql`"searchText" LIKE ${`% m${String(id)} %`}`,
};

export const PaymentKinds = enumOf('PaymentKind', 'What a payment is for.', {
  FEE: 'The yearly fee of a member, which is not a donation.',
  DONATION: 'A gift. It can have a donation receipt.',
});
export const PaymentMethods = enumOf('PaymentMethod', 'How a payment arrived.', {
  BANK: 'Into the bank account.',
  CASH: 'In cash.',
  OTHER: 'In another way.',
});

@ObjectType('PaymentSummary', 'What members see of their own payments.')
export class PaymentSummary extends outputFields({
  id: id<number>('Identifies the payment.'),
  kind: field(() => PaymentKinds, 'What it is for.'),
  amountCents: int('The amount in cents.'),
  receivedOn: localDate('When it was received.'),
  feeYear: int.orNull('The year of a fee; null for a donation.'),
  voidedAt: dateTime.orNull(
    'When it was voided; null otherwise.',
    computed(({ voidedAt }: { voidedAt: Date | string | null }) => toInstant(voidedAt)),
  ),
}) {}

@ObjectType('Payment', 'Money that the association received.')
export class Payment extends outputFields.extending(PaymentSummary, {
  memberId: id.orNull<number>('The member; null for other donors.'),
  payerName: string('The full name of the payer when it was recorded.'),
  method: field(() => PaymentMethods, 'How it arrived.'),
  reference: string('What the bank or the payer wrote.'),
  note: string('A note for the association.'),
  voidReason: string('Why it was voided; empty if it was not.'),
  version: int('The number of the current version.'),
  receiptNumber: int.orNull<number | undefined>(
    'The number of its donation receipt.',
    computed(receiptOf),
  ),
}) {}

async function receiptOf({ id }: { id: number }, context: Context): Promise<number | null> {
  const [receipt] = await loadRows(context, 'receipts of payments', id, 'paymentId', (ids) =>
    context.prisma.donationReceipt.findMany({ where: { paymentId: { in: ids } } }),
  );
  return receipt?.number ?? null;
}

export const PaymentConnection = connectionOf('Payment', Payment);

@InputType('PaymentInput', 'A payment to record.')
export class PaymentInput extends inputFields({
  memberId: id.orNull('The member. Required for a fee.'),
  payerName: string.orNull('The full name of the payer. By default the name of the member.'),
  kind: field(() => PaymentKinds, 'What it is for.'),
  amount: string('Required, in dollars, such as `1,250.50`.'),
  receivedOn: string('Required, the day on which it was received, as YYYY-MM-DD.'),
  feeYear: int.orNull('The year of a fee. By default the year of fees in which the day is.'),
  method: field(() => PaymentMethods, 'How it arrived.'),
  reference: string.orNull('What the bank or the payer wrote.'),
  note: string.orNull('A note.'),
  bankKey: string.orNull('The `key` of a row of a bank file.'),
}) {}

@ObjectType('DonationReceipt', 'A donation receipt as it was issued.')
export class DonationReceipt extends outputFields({
  number: int('Its number. Numbers have no gaps.'),
  issuedOn: localDate('When it was issued.'),
  organisation: string('The name of the association.'),
  irdNumber: string('The IRD number of the association.'),
  charitiesNumber: string('Its charities number. Empty if there is none.'),
  signatoryName: string('The authorised person.'),
  signatoryOffice: string('The office of the authorised person.'),
  payment: field(() => Payment, 'The donation. If it is voided, the receipt is void.'),
}) {}
