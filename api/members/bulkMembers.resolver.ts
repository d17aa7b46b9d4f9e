import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../access.ts';
import { type BulkResult, changeSent, maxBulk, type Reported } from '../content/bulk/changeRows.ts';
import { BulkResultType, RecordVersionInput } from '../content/bulk/bulk.types.ts';
import { VersionArg } from '../content/versionArg.ts';
import type { Context } from '../context.ts';
import { changedMeanwhile, notFound } from '../errors.ts';
import { parseInput } from '../parseInput.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { ceasedRules } from '../shared/members/member.rules.ts';
import { ErasureReason, MembershipEndInput } from './bulkMembers.types.ts';
import { ceaseMembers, eraseMembers, reinstateMembers } from './bulkMembers.ts';
import { memberModel } from './memberData.ts';

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
    return changeSent(members, 'members', (named) => ceaseMembers(context, named, values));
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => BulkResultType, {
    description: `Makes former members members again. ${nothingIfChanged}`,
  })
  reinstateMembers(
    @MembersArg() members: RecordVersionInput[],
    @Ctx() context: Context,
  ): Promise<Reported<BulkResult>> {
    return changeSent(members, 'members', (named) => reinstateMembers(context, named));
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
    return changeSent(members, 'members', (named) => eraseMembers(context, named, reason));
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
