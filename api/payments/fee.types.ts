import { computed } from '../content/computed.ts';
import { connectionOf } from '../content/lists/connection.ts';
import { loadRows } from '../content/lists/batch.ts';
import type { Context } from '../context.ts';
import {
  ArgsType,
  boolean,
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
import { FeeStates } from '../fees/memberFees.ts';
import { PaymentKinds, PaymentMethods } from './payment.types.ts';

@ObjectType('MembershipFee', 'A yearly fee, from a year until the next fee.')
export class MembershipFee extends outputFields({
  fromYear: int('The first year of this fee.'),
  amountCents: int('The fee in cents.'),
}) {}

@ObjectType('MembershipType', 'A membership type with its yearly fees.')
export class MembershipType extends outputFields({
  id: id<number>('Identifies the type.'),
  name: string('The name, such as Adult.'),
  perHousehold: boolean('Whether one fee covers everybody of this type in a household.'),
  version: int('The number of the current version.'),
  fees: field(() => [MembershipFee], 'Its fees, the latest first.', computed(feesOf)),
}) {}

@InputType('MembershipTypeInput', 'A membership type, and a fee with its first year.')
export class MembershipTypeInput extends inputFields({
  name: string('Required, the name.'),
  perHousehold: boolean.orNull(
    'Whether one fee covers everybody of this type in a household. By default not.',
  ),
  amount: string('Required, the yearly fee in dollars: `1,250.50`.'),
  fromYear: int('Required, the first year of this fee.'),
}) {}

function feesOf({ id }: { id: number }, context: Context) {
  return loadRows(context, 'fees of membership types', id, 'membershipTypeId', (ids) =>
    context.prisma.membershipFee.findMany({
      where: { membershipTypeId: { in: ids } },
      orderBy: { fromYear: 'desc' },
    }),
  );
}

@ObjectType('PaymentTotal', 'Payments received in a year.')
export class PaymentTotal extends outputFields({
  kind: field(() => PaymentKinds, 'What was paid.'),
  method: field(() => PaymentMethods, 'How it was paid.'),
  count: int('The number of payments.'),
  amountCents: int('Their sum in cents.'),
}) {}

@ObjectType('FeeYear', 'A year of fees: a financial year.')
export class FeeYear extends outputFields({
  year: int('The year in which it ends.'),
  firstDay: localDate<string>('Its first day.'),
  lastDay: localDate<string>('Its last day: the balance date.'),
  totals: field(() => [PaymentTotal], 'What was received between these days.'),
}) {}

@ArgsType()
export class MemberFeeArgs extends inputFields({
  year: int('The year in which the financial year ends.'),
  state: field.orNull(() => FeeStates, 'Only members in this state.'),
  memberId: id.orNull('Only this member.'),
}) {}

@ObjectType('MemberFee', 'What a member owes and has paid for a year.')
export class MemberFee extends outputFields({
  id: id<number>('The id of the member.'),
  name: string('The full name.'),
  ceasedOn: localDate.orNull<string>(
    'The first day after the membership. Null for a current member.',
  ),
  email: string('The email address. Empty if there is none.'),
  contactNumber: string('The telephone number.'),
  address: string('The postal address.'),
  membershipTypeName: string.orNull('The membership type.'),
  dueCents: int.orNull('The fee in cents; null if there is none.'),
  paidCents: int('What was paid, in cents.'),
  coveredBy: string.orNull(
    'The name and number of another member, in whose row the fee of the household counts. Null if the fee counts in this row.',
  ),
}) {}

export const MemberFeeConnection = connectionOf('MemberFee', MemberFee);
