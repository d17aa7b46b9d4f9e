import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../access.ts';
import {
  type BulkResult,
  changeRows,
  changeSent,
  maxBulk,
  type Reported,
  type VersionedRow,
} from '../content/bulk/changeRows.ts';
import { BulkResultType, RecordVersionInput } from '../content/bulk/bulk.types.ts';
import { rowId } from '../content/lists/id.ts';
import type { Transaction } from '../content/save/recordModel.ts';
import { VersionArg } from '../content/versionArg.ts';
import type { Context } from '../context.ts';
import { changedMeanwhile, fieldFailure, notFound } from '../errors.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { parseInput } from '../parseInput.ts';
import { dayToDate } from '../scalars.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { ceasedRules } from '../shared/members/member.rules.ts';
import { ErasureReason, MembershipEndInput } from './bulkMembers.types.ts';
import { memberData, memberModel } from './memberData.ts';

const MembersArg = () =>
  Arg('members', () => [RecordVersionInput], {
    description: `The members, 1 to ${String(maxBulk)}.`,
  });

const ReasonArg = () =>
  Arg('reason', () => ErasureReason, { defaultValue: ErasureReason.MISTAKE, description: 'Why.' });

const nothingIfChanged =
  'If somebody has changed one of them since, nothing is done, and `changed` has the ids of the ' +
  'changed ones. Members that do not exist any more do not prevent it.';

/** Operations on one or many members. */
@Resolver()
export class BulkMembersResolver {
  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => BulkResultType, {
    description:
      'Ends memberships, or corrects the day and the reason. The members stay, with the status ' +
      `CEASED, as long as the law requires it. ${nothingIfChanged}`,
  })
  ceaseMembers(
    @MembersArg() members: RecordVersionInput[],
    @Arg('input', () => MembershipEndInput, { description: 'The day and the reason.' })
    input: object,
    @Ctx() context: Context,
  ): Promise<Reported<BulkResult>> {
    const rules = ceasedRules(todayInAuckland(context.now()));
    const values = parseInput(rules, input, memberModel.messages);
    const ceasedOn = dayToDate(values.ceasedOn);
    return changeMembers(context, members, (tx, rows) => {
      if (rows.some(({ joinedOn, date }) => (joinedOn ?? date) > ceasedOn)) {
        const errors = { ceasedOn: { code: 'endBeforeStart', values: {} } } as const;
        throw fieldFailure(errors, memberModel.messages);
      }
      return update(tx, rows, { ...memberData(values), ceasedAt: context.now() });
    });
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => BulkResultType, {
    description: `Makes former members members again. ${nothingIfChanged}`,
  })
  reinstateMembers(
    @MembersArg() members: RecordVersionInput[],
    @Ctx() context: Context,
  ): Promise<Reported<BulkResult>> {
    return changeMembers(context, members, (tx, rows) => {
      const former = rows.filter(({ ceasedOn }) => ceasedOn !== null);
      return update(tx, former, { ceasedOn: null, ceasedReason: null, ceasedNote: '' });
    });
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => BulkResultType, {
    description:
      'Sets the membership type of members. If somebody has changed one of them since, nothing is done.',
  })
  setMembershipType(
    @MembersArg() members: RecordVersionInput[],
    @Arg('membershipTypeId', () => ID, { description: 'The membership type.' }) typeId: string,
    @Ctx() context: Context,
  ): Promise<Reported<BulkResult>> {
    const membershipTypeId = rowId(typeId) ?? 0;
    return changeMembers(context, members, async (tx, rows) => {
      // Somebody may delete the type at the same time.
      const [type] = await tx.$queryRaw<unknown[]>`
        SELECT id FROM "membership-type" WHERE id = ${membershipTypeId} FOR KEY SHARE`;
      if (!type) throw notFound('MembershipType');
      return update(tx, rows, { membershipTypeId });
    });
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => BulkResultType, {
    description:
      'Erases members who were entered by mistake, with their applications and mail messages. This ' +
      'cannot be undone; a restored backup does not bring them back. For a member who leaves, use ' +
      `\`ceaseMembers\`. ${nothingIfChanged}`,
  })
  deleteMembers(
    @MembersArg() members: RecordVersionInput[],
    @ReasonArg() reason: ErasureReason,
    @Ctx() context: Context,
  ): Promise<Reported<BulkResult>> {
    return changeMembers(context, members, async (tx, rows) => {
      const ids = rows.map(({ id }) => id);
      await tx.$executeRaw`SELECT set_config('site.reason', ${reason}, true)`;
      await tx.$executeRaw`SELECT "erase_members"(${ids}::int[], ${context.now()}::timestamp)`;
      return rows;
    });
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => ID, { description: 'Erases a member, as `deleteMembers`, and returns the id.' })
  async deleteMember(
    @Arg('id', () => ID, { description: 'The id of the member.' }) id: string,
    @VersionArg() version: number,
    @ReasonArg() reason: ErasureReason,
    @Ctx() context: Context,
  ): Promise<string> {
    const { changed, missing } = await this.deleteMembers([{ id, version }], reason, context);
    if (missing.length > 0) throw notFound('Member');
    if (changed.length > 0) throw changedMeanwhile('Member');
    return id;
  }
}

interface Row extends VersionedRow {
  /** The day of registration. */
  date: Date;
  joinedOn: Date | null;
  ceasedOn: Date | null;
}

/** Changes members together: nothing, if somebody has changed one of them since. */
const changeMembers = (
  context: Context,
  members: RecordVersionInput[],
  write: (tx: Transaction, rows: Row[]) => Promise<VersionedRow[]>,
) =>
  changeSent(members, 'members', (selected) =>
    changeRows<Row>(
      context,
      { table: Prisma.sql`"members"`, columns: Prisma.sql`"date", "joinedOn", "ceasedOn"` },
      selected,
      { whereSomeChanged: 'nothing', write },
    ),
  );

const update = (tx: Transaction, rows: Row[], data: Prisma.MemberUncheckedUpdateManyInput) =>
  tx.member.updateManyAndReturn({
    where: { id: { in: rows.map(({ id }) => id) } },
    data: { ...data, version: { increment: 1 } },
    select: { id: true, version: true },
  });
