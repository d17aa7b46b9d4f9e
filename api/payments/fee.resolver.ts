import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import { BulkResultType, RecordVersionInput } from '../content/bulk/bulk.types.ts';
import type { BulkResult } from '../content/bulk/changeRows.ts';
import { changeSent, type Reported } from '../content/bulk/sentIds.ts';
import { type Connection, PageArgs } from '../content/lists/connection.ts';
import { rowId } from '../content/lists/id.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { type MembershipKind as KindRow, Prisma } from '../generated/prisma/client.ts';
import { setMembersKind } from '../members/bulkMembers.ts';
import { feeYear, sumOfCents } from '../members/memberFees.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { daysOfFeeYear, feeYearOf } from '../shared/payments/payment.rules.ts';
import { readSettings } from '../site/readSettings.ts';
import { memberFeesPage } from './readMemberFees.ts';
import {
  type MemberFee,
  MemberFeeArgs,
  MemberFeeConnection,
  FeeYear,
  MembershipKind,
  MembershipKindInput,
  type PaymentTotal,
} from './fee.types.ts';

@Resolver()
export class FeeResolver {
  @Access(Role.ADMIN, Role.REGISTRAR)
  @Query(() => [MembershipKind], { description: 'The kinds of membership, by name.' })
  membershipKinds(@Ctx() { prisma }: Context) {
    return prisma.membershipKind.findMany({ orderBy: { name: 'asc' } });
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Query(() => FeeYear, { description: 'A year of fees, and what was received in it.' })
  async feeYear(
    @Arg('year', () => Int, {
      nullable: true,
      description: 'The calendar year in which it ends. By default the present year of fees.',
    })
    given: number | null,
    @Ctx() context: Context,
  ): Promise<FeeYear> {
    const { balanceDate } = await readSettings(context);
    const year = feeYear(given ?? feeYearOf(todayInAuckland(context.now()), balanceDate));
    const days = daysOfFeeYear(year, balanceDate);
    const totals = await context.readRows<PaymentTotal>(Prisma.sql`
      SELECT kind, method, count(*)::int AS count, ${sumOfCents} AS "amountCents"
      FROM "payment" WHERE "voidedAt" IS NULL
        AND "receivedOn" BETWEEN ${days.firstDay}::date AND ${days.lastDay}::date
      GROUP BY kind, method ORDER BY kind, method`);
    return { year, ...days, totals };
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Query(() => MemberFeeConnection, {
    description: 'The members of a year of fees, by name, with what they owe and have paid.',
  })
  memberFees(
    @Args(() => PageArgs) page: PageArgs,
    @Args(() => MemberFeeArgs) args: MemberFeeArgs,
    @Ctx() context: Context,
  ): Promise<Connection<MemberFee>> {
    return memberFeesPage(context, args, page);
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => MembershipKind, {
    description:
      'Adds a kind of membership, or changes its name and its fee from `fromYear`. Fees of earlier years stay. Fails with CONFLICT if another kind has the name, or if somebody else changed the kind since.',
  })
  async saveMembershipKind(
    @Arg('id', () => ID, { nullable: true, description: 'The kind; null for a new one.' })
    id: string | null,
    @Arg('version', () => Int, { nullable: true, description: 'Its `version` that was read.' })
    version: number | null,
    @Arg('input', () => MembershipKindInput, { description: 'The values.' })
    input: MembershipKindInput,
    @Ctx() context: Context,
  ): Promise<KindRow> {
    const { saveMembershipKind } = await import('./writePayments.ts');
    return saveMembershipKind(context, id ? { id, version: version ?? 0 } : null, input);
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => BulkResultType, {
    description:
      'Sets the kind of membership of members. If somebody has changed one of them since, nothing is done.',
  })
  async setMembershipKind(
    @Arg('members', () => [RecordVersionInput], { description: 'The members.' })
    members: RecordVersionInput[],
    @Arg('kindId', () => ID, { description: 'The kind.' }) kindId: string,
    @Ctx() context: Context,
  ): Promise<Reported<BulkResult>> {
    const kind = await context.prisma.membershipKind.findUnique({
      where: { id: rowId(kindId) ?? 0 },
    });
    if (!kind) throw notFound('MembershipKind');
    return changeSent(members, 'members', (named) => setMembersKind(context, named, kind.id));
  }
}
