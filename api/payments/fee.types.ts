import { computed } from '../content/computed.ts';
import { connectionOf } from '../content/lists/connection.ts';
import { loadRows } from '../content/lists/batch.ts';
import type { Context } from '../context.ts';
import * as t from '../graphqlTypes.ts';
import { FeeStates } from '../fees/memberFees.ts';
import { PaymentKinds, PaymentMethods } from './payment.types.ts';

@t.ObjectType('MembershipFee', 'A yearly fee, from a year until the next fee.')
export class MembershipFee extends t.outputFields({
  fromYear: t.int('The first year of this fee.'),
  amountCents: t.int('The fee in cents.'),
}) {}

@t.ObjectType('MembershipType', 'A membership type with its yearly fees.')
export class MembershipType extends t.outputFields({
  id: t.id<number>('Identifies the type.'),
  name: t.string('The name, such as Adult.'),
  perHousehold: t.boolean('Whether one fee covers everybody of this type in a household.'),
  version: t.int('The number of the current version.'),
  fees: t.field(() => [MembershipFee], 'Its fees, the latest first.', computed(feesOf)),
}) {}

@t.InputType('MembershipTypeInput', 'A membership type, and a fee with its first year.')
export class MembershipTypeInput extends t.inputFields({
  name: t.string('Required, the name.'),
  perHousehold: t.boolean.orNull(
    'Whether one fee covers everybody of this type in a household. By default not.',
  ),
  amount: t.string('Required, the yearly fee in dollars: `1,250.50`.'),
  fromYear: t.int('Required, the first year of this fee.'),
}) {}

function feesOf({ id }: { id: number }, context: Context) {
  return loadRows(context, 'fees of membership types', id, 'membershipTypeId', (ids) =>
    context.prisma.membershipFee.findMany({
      where: { membershipTypeId: { in: ids } },
      orderBy: { fromYear: 'desc' },
    }),
  );
}

@t.ObjectType('PaymentTotal', 'Payments received in a year.')
export class PaymentTotal extends t.outputFields({
  kind: t.field(() => PaymentKinds, 'What was paid.'),
  method: t.field(() => PaymentMethods, 'How it was paid.'),
  count: t.int('The number of payments.'),
  amountCents: t.int('Their sum in cents.'),
}) {}

@t.ObjectType('FeeYear', 'A year of fees: a financial year.')
export class FeeYear extends t.outputFields({
  year: t.int('The year in which it ends.'),
  firstDay: t.localDate<string>('Its first day.'),
  lastDay: t.localDate<string>('Its last day: the balance date.'),
  totals: t.field(() => [PaymentTotal], 'What was received between these days.'),
}) {}

@t.ArgsType()
export class MemberFeeArgs extends t.inputFields({
  year: t.int('The year in which the financial year ends.'),
  state: t.field.orNull(() => FeeStates, 'Only members in this state.'),
  memberId: t.id.orNull('Only this member.'),
}) {}

@t.ObjectType('MemberFee', 'What a member owes and has paid for a year.')
export class MemberFee extends t.outputFields({
  id: t.id<number>('The id of the member.'),
  name: t.string('The full name.'),
  ceasedOn: t.localDate.orNull<string>(
    'The first day after the membership. Null for a current member.',
  ),
  email: t.string('The email address. Empty if there is none.'),
  contactNumber: t.string('The telephone number.'),
  address: t.string('The postal address.'),
  membershipTypeName: t.string.orNull('The membership type.'),
  dueCents: t.int.orNull('The fee in cents; null if there is none.'),
  paidCents: t.int('What was paid, in cents.'),
  coveredBy: t.string.orNull(
    'The name and number of another member, in whose row the fee of the household counts. Null if the fee counts in this row.',
  ),
}) {}

export const MemberFeeConnection = connectionOf('MemberFee', MemberFee);
