import { connectionOf } from '../content/lists/connection.ts';
import { computed } from '../content/computed.ts';
import { loadRows } from '../content/lists/batch.ts';
import { type Source, sourceOf } from '../content/lists/lists.ts';
import type { Context } from '../context.ts';
import { toInstant } from '../content/publication/publication.ts';
import { enumOf } from '../enumOf.ts';
import { Prisma } from '../generated/prisma/client.ts';
import * as t from '../graphqlTypes.ts';

const { sql } = Prisma;

export const paymentSource: Source = {
  ...sourceOf('payment', Prisma.PaymentScalarFieldEnum, { texts: {} }),
  // The text has the number of the member, and what the bank or the payer wrote.
  ofMember: (id) => sql`"searchText" LIKE ${`% m${String(id)} %`}`,
  // The text of a payment keeps the former name of a renamed member. The first condition can use an index; the second
  // excludes members whose address matches.
  inRelatedText: (isSo) => sql`"memberId" = ANY (ARRAY(
    SELECT id FROM "members" WHERE ${isSo(sql`"searchText"`)} AND ${isSo(sql`search_text(name, '')`)}))`,
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

@t.ObjectType('PaymentSummary', 'What members see of their own payments.')
export class PaymentSummary extends t.outputFields({
  id: t.id<number>('Identifies the payment.'),
  kind: t.field(() => PaymentKinds, 'What it is for.'),
  amountCents: t.int('The amount in cents.'),
  receivedOn: t.localDate('When it was received.'),
  feeYear: t.int.orNull('The year of a fee; null for a donation.'),
  voidedAt: t.dateTime.orNull(
    'When it was voided; null otherwise.',
    computed(({ voidedAt }: { voidedAt: Date | string | null }) => toInstant(voidedAt)),
  ),
}) {}

@t.ObjectType('Payment', 'Money that the association received.')
export class Payment extends t.outputFields.extending(PaymentSummary, {
  memberId: t.id.orNull<number>('The member; null for other donors.'),
  payerName: t.string('The full name of the payer when it was recorded.'),
  method: t.field(() => PaymentMethods, 'How it arrived.'),
  reference: t.string('What the bank or the payer wrote.'),
  note: t.string('A note for the association.'),
  voidReason: t.string('Why it was voided; empty if it was not.'),
  version: t.int('The number of the current version.'),
  receiptNumber: t.int.orNull<number | undefined>(
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

@t.InputType('PaymentInput', 'A payment to record.')
export class PaymentInput extends t.inputFields({
  memberId: t.id.orNull('The member. Required for a fee.'),
  payerName: t.string.orNull('The full name of the payer. By default the name of the member.'),
  kind: t.field(() => PaymentKinds, 'What it is for.'),
  amount: t.string('Required, in dollars, such as `1,250.50`.'),
  receivedOn: t.string('Required, the day on which it was received, as YYYY-MM-DD.'),
  feeYear: t.int.orNull('The year of a fee. By default the year of fees in which the day is.'),
  paidCents: t.int.orNull(
    'What was paid of the fee, in cents, when it was last read. If another sum is paid now, the payment is refused.',
  ),
  method: t.field(() => PaymentMethods, 'How it arrived.'),
  reference: t.string.orNull('What the bank or the payer wrote.'),
  note: t.string.orNull('A note.'),
  bankKey: t.string.orNull('The `key` of a row of a bank file.'),
}) {}

@t.ObjectType('DonationReceipt', 'A donation receipt as it was issued.')
export class DonationReceipt extends t.outputFields({
  number: t.int('Its number. Numbers have no gaps.'),
  issuedOn: t.localDate('When it was issued.'),
  organisation: t.string('The name of the association.'),
  irdNumber: t.string('The IRD number of the association.'),
  charitiesNumber: t.string('Its charities number. Empty if there is none.'),
  signatoryName: t.string('The authorised person.'),
  signatoryOffice: t.string('The office of the authorised person.'),
  payment: t.field(() => Payment, 'The donation. If it is voided, the receipt is void.'),
}) {}
