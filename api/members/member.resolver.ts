import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../access.ts';
import { type Connection, SearchedPageArgs, PageArgs } from '../content/lists/connection.ts';
import { rowId, RowIdArg } from '../content/lists/id.ts';
import { listPage } from '../content/lists/listPage.ts';
import type { Listed } from '../content/lists/lists.ts';
import { createRecord, updateRecord } from '../content/save/records.ts';
import { IdempotencyKey, type Submission } from '../content/save/submissions.ts';
import { VersionArg } from '../content/versionArg.ts';
import type { Context } from '../context.ts';
import type { Member as MemberRow, Household as HouseholdRow } from '../generated/prisma/client.ts';
import { parseInput } from '../parseInput.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { rulesOfMember } from '../shared/members/member.rules.ts';
import { Member, MemberConnection, MemberInput } from './member.types.ts';
import { memberData, memberModel } from './memberData.ts';
import { MemberListArgs, selectMembers } from './memberFilter.ts';
import { memberSource } from './memberList.ts';
import { SimilarMember } from './similarMember.types.ts';
import { similarMembers } from './similarMembers.ts';
import { registerCounts, registerList } from './register.ts';
import {
  RegisterArgs,
  RegisterConnection,
  RegisterCounts,
  RegisterListArgs,
  type RegisterRow,
} from './register.types.ts';
import { maxLine } from '../shared/content/common.rules.ts';
import { inputTypeOf } from '../content/fieldTypes.ts';
import { householdFields, householdRules } from '../shared/members/household.rules.ts';
import { householdModel, similarHouseholds } from './household.ts';
import { Household } from './household.types.ts';

const HouseholdInput = inputTypeOf('HouseholdInput', 'The values of a household.', householdFields);

const householdId = { description: 'The id of the household.' };

@Resolver(() => Member)
export class MemberResolver {
  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Query(() => MemberConnection, {
    description:
      'The members of the association. A search finds them by name, email address, telephone ' +
      'number, id and year of birth.',
  })
  members(
    @Args(() => SearchedPageArgs) page: SearchedPageArgs,
    @Args(() => MemberListArgs) args: MemberListArgs,
    @Ctx() context: Context,
  ): Promise<Connection<Listed<MemberRow>>> {
    return listPage(context, memberSource, { page, ...selectMembers(context, args) });
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Query(() => Member, {
    nullable: true,
    description: 'One member. Null if there is none with this id.',
  })
  async member(
    @Arg('id', () => ID, { description: 'The id of the member.' }) id: string,
    @Ctx() { prisma }: Context,
  ): Promise<MemberRow | null> {
    const number = rowId(id);
    return number === null ? null : prisma.member.findUnique({ where: { id: number } });
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Query(() => [SimilarMember], {
    description:
      'Members who may be the same person as a new one, the most similar first, at most ten. Members of the same ' +
      'household are listed only if their name or their day of birth is the same.',
  })
  async similarMembers(
    @Arg('input', () => MemberInput, { description: 'The values of the new member.' })
    input: object,
    @Ctx() context: Context,
  ): Promise<SimilarMember[]> {
    const [found] = await similarMembers(context, [parseMember(context, input)]);
    return found ?? [];
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => Member, { description: 'Registers a member.' })
  createMember(
    @Arg('input', () => MemberInput, { description: 'The values of the member.' })
    input: object,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<MemberRow> {
    const values = parseMember(context, input);
    const joinedOn = 'joinedOn' in sentIn(input) ? values.joinedOn : values.date;
    const data = memberData({ ...values, joinedOn });
    return createRecord(context, memberModel, submission, {}, () => data);
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => Member, {
    description: 'Changes a member. Fails with CONFLICT if somebody else changed it since.',
  })
  async updateMember(
    @Arg('id', () => ID, { description: 'The id of the member.' }) id: string,
    @VersionArg() version: number,
    @Arg('input', () => MemberInput, { description: 'The new values of the member.' })
    input: object,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<MemberRow> {
    const sent = { email: '', ...sentIn(input) };
    return updateRecord(context, memberModel, submission, { id, version }, {}, (_, before) => {
      const parsed = Object.entries(parseMember(context, input, before));
      return memberData(Object.fromEntries(parsed.filter(([name]) => name in sent)));
    });
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Query(() => RegisterConnection, {
    description:
      'The register of members on a day, by name. Names and contact details are those of today.',
  })
  memberRegister(
    @Args(() => PageArgs) page: PageArgs,
    @Args(() => RegisterListArgs) args: RegisterListArgs,
    @Ctx() context: Context,
  ): Promise<Connection<RegisterRow>> {
    const { source, ...list } = registerList(context, args);
    return listPage<RegisterRow>(context, source, { ...list, page });
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Query(() => RegisterCounts, {
    description:
      'The numbers of members, changes and missing facts. Changes are those of one year by default.',
  })
  memberRegisterCounts(
    @Args(() => RegisterArgs) days: RegisterArgs,
    @Ctx() context: Context,
  ): Promise<RegisterCounts> {
    return registerCounts(context, days);
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Query(() => [Household], { description: 'The households, by name; at most 5,000.' })
  households(
    @Arg('similarTo', () => String, {
      nullable: true,
      description:
        'Only those whose name is nearly this one, also in the other script; at most 10.',
    })
    similarTo: string | null | undefined,
    @Ctx() { prisma }: Context,
  ): Promise<HouseholdRow[]> {
    if (typeof similarTo === 'string')
      return similarHouseholds(prisma, similarTo.slice(0, maxLine));
    return prisma.household.findMany({ orderBy: { name: 'asc' }, take: 5000 });
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Query(() => Household, {
    nullable: true,
    description: 'One household. Null if there is none with this id.',
  })
  household(
    @RowIdArg('id', householdId) id: number,
    @Ctx() { prisma }: Context,
  ): Promise<HouseholdRow | null> {
    return prisma.household.findUnique({ where: { id } });
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => Household, {
    description:
      'Changes the name or the address of a household, for everybody in it. A member creates or joins ' +
      'one with `householdName`; it is deleted when its last member leaves. Fails with CONFLICT if somebody ' +
      'else changed it since.',
  })
  updateHousehold(
    @Arg('id', () => ID, householdId) id: string,
    @VersionArg() version: number,
    @Arg('input', () => HouseholdInput, { description: 'The new values.' }) input: object,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<HouseholdRow> {
    const values = parseInput(householdRules, input, householdModel.messages);
    return updateRecord(context, householdModel, submission, { id, version }, {}, () => values);
  }
}

/** The values of an input, without those that were left out. */
const sentIn = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

const parseMember = ({ now }: Context, input: object, present: MemberRow | null = null) =>
  parseInput(rulesOfMember(todayInAuckland(now()), present), input, memberModel.messages);
