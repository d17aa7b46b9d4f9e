import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Computed } from '../content/computed.ts';
import { connectionOf } from '../content/lists/connection.ts';
import { loadBatched } from '../content/lists/batch.ts';
import type { Context } from '../context.ts';
import { groupedBy } from '../content/lists/groupedBy.ts';
import { type FeeState, FeeStates } from '../members/memberFees.ts';
import { LocalDate } from '../scalars.ts';
import { PaymentKinds, PaymentMethods } from './payment.types.ts';

@ObjectType({ simpleResolvers: true, description: 'A yearly fee, from a year until the next fee.' })
export class MembershipFee {
  @Field(() => Int, { description: 'The first year of this fee.' })
  fromYear!: number;

  @Field(() => Int, { description: 'The fee in cents.' })
  amountCents!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A membership type with its yearly fees.' })
export class MembershipType {
  @Field(() => ID, { description: 'Identifies the type.' })
  id!: number;

  @Field(() => String, { description: 'The name, such as Adult.' })
  name!: string;

  @Field(() => Boolean, {
    description: 'Whether one fee covers everybody of this type in a household.',
  })
  perHousehold!: boolean;

  @Field(() => Int, { description: 'The number of the current version.' })
  version!: number;

  @Field(() => [MembershipFee], { description: 'Its fees, the latest first.' })
  @Computed(feesOf)
  fees?: MembershipFee[];
}

@InputType({ description: 'A membership type, and a fee with its first year.' })
export class MembershipTypeInput {
  @Field(() => String, { description: 'Required, the name.' })
  name!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether one fee covers everybody of this type in a household. By default not.',
  })
  perHousehold?: boolean | null;

  @Field(() => String, { description: 'Required, the yearly fee in dollars: `1,250.50`.' })
  amount!: string;

  @Field(() => Int, { description: 'Required, the first year of this fee.' })
  fromYear!: number;
}

async function feesOf({ id }: { id: number }, context: Context) {
  const found = await loadBatched(context, 'fees of membership types', id, async (ids) => {
    const orderBy = { fromYear: 'desc' } as const;
    const where = { membershipTypeId: { in: [...ids] } };
    const rows = await context.prisma.membershipFee.findMany({ where, orderBy });
    return groupedBy(rows, ({ membershipTypeId }) => membershipTypeId);
  });
  return found ?? [];
}

@ObjectType({ simpleResolvers: true, description: 'Payments received in a year.' })
export class PaymentTotal {
  @Field(() => PaymentKinds, { description: 'What was paid.' })
  kind!: keyof typeof PaymentKinds;

  @Field(() => PaymentMethods, { description: 'How it was paid.' })
  method!: keyof typeof PaymentMethods;

  @Field(() => Int, { description: 'The number of payments.' })
  count!: number;

  @Field(() => Int, { description: 'Their sum in cents.' })
  amountCents!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A year of fees: a financial year.' })
export class FeeYear {
  @Field(() => Int, { description: 'The year in which it ends.' })
  year!: number;

  @Field(() => LocalDate, { description: 'Its first day.' })
  firstDay!: string;

  @Field(() => LocalDate, { description: 'Its last day: the balance date.' })
  lastDay!: string;

  @Field(() => [PaymentTotal], { description: 'What was received between these days.' })
  totals!: PaymentTotal[];
}

@ArgsType()
export class MemberFeeArgs {
  @Field(() => Int, { description: 'The year in which the financial year ends.' })
  year!: number;

  @Field(() => FeeStates, { nullable: true, description: 'Only members in this state.' })
  state?: FeeState | null;

  @Field(() => ID, { nullable: true, description: 'Only this member.' })
  memberId?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'What a member owes and has paid for a year.' })
export class MemberFee {
  @Field(() => ID, { description: 'The id of the member.' })
  id!: number;

  @Field(() => String, { description: 'The full name.' })
  name!: string;

  @Field(() => String, { description: 'The email address. Empty if there is none.' })
  email!: string;

  @Field(() => String, { description: 'The telephone number.' })
  contactNumber!: string;

  @Field(() => String, { description: 'The postal address.' })
  address!: string;

  @Field(() => String, { nullable: true, description: 'The membership type.' })
  membershipTypeName!: string | null;

  @Field(() => Int, { nullable: true, description: 'The fee in cents; null if there is none.' })
  dueCents!: number | null;

  @Field(() => Int, { description: 'What was paid, in cents.' })
  paidCents!: number;
}

export const MemberFeeConnection = connectionOf('MemberFee', MemberFee);
