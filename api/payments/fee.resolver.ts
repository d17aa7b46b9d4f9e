import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access, requireViewer, Role } from '../access.ts';
import { type Connection, PageArgs } from '../content/lists/connection.ts';
import { RowIdArg } from '../content/lists/id.ts';
import { listPage } from '../content/lists/listPage.ts';
import type { RecordModel, Transaction, WriteWith } from '../content/save/recordModel.ts';
import { createRecord, deleteRecord, updateRecord } from '../content/save/records.ts';
import { IdempotencyKey, type Submission } from '../content/save/submissions.ts';
import { VersionArg } from '../content/versionArg.ts';
import type { Context } from '../context.ts';
import { setActingAccount } from '../database/transaction.ts';
import { conflict } from '../errors.ts';
import { type MembershipType as TypeRow, Prisma } from '../generated/prisma/client.ts';
import { feeYear, sumOfCents } from '../fees/memberFees.ts';
import { parseInput } from '../parseInput.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { fees } from '../shared/messages/en/adminFees.ts';
import { daysOfFeeYear, feeYearOf, membershipTypeRules } from '../shared/payments/payment.rules.ts';
import { readSettings } from '../site/readSettings.ts';
import { memberFeeList } from './memberFeeList.ts';
import {
  type MemberFee,
  MemberFeeArgs,
  MemberFeeConnection,
  FeeYear,
  MembershipType,
  MembershipTypeInput,
  type PaymentTotal,
} from './fee.types.ts';

const typeModel: RecordModel<TypeRow, Pick<TypeRow, 'name' | 'perHousehold'>> = {
  content: null,
  type: 'MembershipType',
  messages: fees.typeFields,
  rows: (tx) => tx.membershipType,
  duplicateField: 'name',
  async checkDeletion(tx, id) {
    // Waits for transactions that give this type to a member, and blocks new ones.
    await tx.$executeRaw`SELECT FROM "membership-type" WHERE id = ${id} FOR UPDATE`;
    const count = await tx.member.count({ where: { membershipTypeId: id } });
    if (count > 0) throw conflict('membershipTypeInUse', { count });
  },
};

@Resolver()
export class FeeResolver {
  @Access(Role.ADMIN, Role.REGISTRAR)
  @Query(() => [MembershipType], { description: 'The membership types, by name.' })
  membershipTypes(@Ctx() { prisma }: Context) {
    return prisma.membershipType.findMany({ orderBy: { name: 'asc' } });
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Query(() => MembershipType, {
    nullable: true,
    description: 'One membership type. Null if there is none with this id.',
  })
  membershipType(
    @RowIdArg('id', { description: 'The id of the type.' }) id: number,
    @Ctx() { prisma }: Context,
  ) {
    return prisma.membershipType.findUnique({ where: { id } });
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Query(() => FeeYear, { description: 'A year of fees, and what was received in it.' })
  async feeYear(
    @Arg('year', () => Int, {
      nullable: true,
      description: 'The calendar year in which it ends. By default the current year of fees.',
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
    const { source, ...list } = memberFeeList(args);
    return listPage<MemberFee>(context, source, { ...list, page });
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => MembershipType, {
    description:
      'Adds a membership type, or changes its name and its fee from `fromYear`. Fees of earlier years stay. A fee that equals the one before is removed. Fails with CONFLICT if another type has the name, or if somebody else changed the type since.',
  })
  async saveMembershipType(
    @Arg('id', () => ID, {
      nullable: true,
      description: 'The membership type; null for a new one.',
    })
    id: string | null,
    @Arg('version', () => Int, { nullable: true, description: 'Its `version` that was read.' })
    version: number | null,
    @Arg('input', () => MembershipTypeInput, { description: 'The values.' })
    input: MembershipTypeInput,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<TypeRow> {
    const { messages } = typeModel;
    const { amount, fromYear, ...columns } = parseInput(membershipTypeRules, input, messages);
    const withFee = saveFee(context, amount, fromYear);
    if (!id) return createRecord(context, typeModel, submission, {}, () => columns, withFee);
    const seen = { id, version: version ?? 0 };
    return updateRecord(context, typeModel, submission, seen, {}, () => columns, withFee);
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => ID, {
    description:
      'Deletes a membership type that no member has, and returns its id. Fails with CONFLICT if a member or a former member has it.',
  })
  deleteMembershipType(
    @Arg('id', () => ID, { description: 'The id of the type.' }) id: string,
    @VersionArg() version: number,
    @Ctx() context: Context,
  ): Promise<string> {
    return deleteRecord(context, typeModel, { id, version });
  }
}

/** Saves the fee of a membership type from a year on, in the transaction that saves the type. */
function saveFee(context: Context, amountCents: number, fromYear: number): WriteWith<TypeRow> {
  const isChange = async (tx: Transaction, { id: membershipTypeId }: TypeRow) => {
    const where = { membershipTypeId, fromYear: { lte: fromYear } };
    const fee = await tx.membershipFee.findFirst({ where, orderBy: { fromYear: 'desc' } });
    return fee?.amountCents !== amountCents;
  };
  const write = async (tx: Transaction, type: TypeRow) => {
    if (!(await isChange(tx, type))) return;
    await setActingAccount(tx, requireViewer(context).id);
    const key = { membershipTypeId: type.id, fromYear };
    const where = { membershipTypeId_fromYear: key };
    const fee = { amountCents };
    await tx.membershipFee.upsert({ where, create: { ...key, ...fee }, update: fee });
    // A fee that equals the one before says nothing. So a fee with a wrong first year can be removed.
    await tx.$executeRaw`DELETE FROM "membership-fee" AS fee
      WHERE "membershipTypeId" = ${type.id} AND "amountCents" = (
        SELECT "amountCents" FROM "membership-fee" AS former
        WHERE former."membershipTypeId" = ${type.id} AND former."fromYear" < fee."fromYear"
        ORDER BY former."fromYear" DESC LIMIT 1)`;
  };
  return { write, isChange };
}
