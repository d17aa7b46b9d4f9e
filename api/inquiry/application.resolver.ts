import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Access, Role, Scope } from '../access.ts';
import { type Connection, SearchedPageArgs } from '../content/lists/connection.ts';
import { rowId, RowIdArg } from '../content/lists/id.ts';
import { byId } from '../content/lists/listOrder.ts';
import { listPage } from '../content/lists/listPage.ts';
import type { Context } from '../context.ts';
import { orNotFound } from '../errors.ts';
import { ApplicationState } from '../generated/prisma/enums.ts';
import { Household } from '../members/household.types.ts';
import { parseInput } from '../parseInput.ts';
import { applicationUpdateRules, undecidedStates } from '../shared/inquiry/application.rules.ts';
import {
  applicationFilter,
  ApplicationFilterArgs,
  ApplicationUpdateInput,
  Colleague,
  MembershipApplication,
  MembershipApplicationConnection,
  SimilarApplication,
} from './application.types.ts';
import { applicationSource, findApplication, readApplications } from './readApplications.ts';
import { colleagues, unregisterApplicant, updateApplication } from './updateApplication.ts';
import { type Household as HouseholdRow, Prisma } from '../generated/prisma/client.ts';
import { similarPairs, subscriber } from '../members/similarMembers.ts';
import { dateToDay } from '../scalars.ts';

const idDescription = { description: 'The id of the application.' };

@Resolver(() => MembershipApplication)
export class ApplicationResolver {
  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Query(() => MembershipApplicationConnection, {
    description:
      'The membership applications, the latest first. A search finds them by name, address, ' +
      'email address, telephone number and year of birth.',
  })
  async membershipApplications(
    @Args(() => SearchedPageArgs) page: SearchedPageArgs,
    @Args(() => ApplicationFilterArgs) filter: ApplicationFilterArgs,
    @Ctx() context: Context,
  ): Promise<Connection<object>> {
    const list = { page, order: byId('DESC'), where: applicationFilter(filter) };
    const found = await listPage<{ id: number }>(context, applicationSource, list);
    const ids = found.nodes.map(({ id }) => id);
    const applications = new Map(
      (await readApplications(context, ids)).map((row) => [row.id, row]),
    );
    for (const node of found.nodes) Object.assign(node, applications.get(node.id));
    return found;
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Query(() => MembershipApplication, {
    nullable: true,
    description: 'One membership application. Null if there is none with this id.',
  })
  async membershipApplication(
    @RowIdArg('id', idDescription) id: number,
    @Ctx() context: Context,
  ): Promise<MembershipApplication | null> {
    return findApplication(context, id);
  }

  // No scope of tokens covers accounts.
  @Access(Role.ADMIN, Role.REGISTRAR)
  @Query(() => [Colleague], {
    description:
      'The accounts to which membership applications can be assigned, by name. API tokens are refused.',
  })
  applicationColleagues(@Ctx() context: Context): Promise<Colleague[]> {
    return colleagues(context);
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => MembershipApplication, {
    description:
      'Decides about an application, assigns it, or adds a note to its log. ACCEPTED registers the ' +
      'applicant as `registerApplicant` does, unless `memberId` is given. Fails with NOT_FOUND, and with CONFLICT if the state ' +
      'is not `seen` any more, or, naming the member, if a new state is given and there is a member.',
  })
  updateMembershipApplication(
    @Arg('id', () => ID, idDescription) id: string,
    @Arg('seen', () => ApplicationState, { description: 'The `state` that was last read.' })
    seen: ApplicationState,
    @Arg('seenAssignedTo', () => ID, {
      nullable: true,
      description:
        'The `assignedTo` that was last read. If it is given, another assignment fails with CONFLICT when a colleague has changed it since.',
    })
    seenAssignedTo: string | null | undefined,
    @Arg('input', () => ApplicationUpdateInput, { description: 'The change.' })
    input: ApplicationUpdateInput,
    @Ctx() context: Context,
  ): Promise<MembershipApplication> {
    const update = parseInput(applicationUpdateRules, input, {});
    return changed(context, id, (number) =>
      updateApplication(context, number, { state: seen, assignedTo: seenAssignedTo }, update),
    );
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => MembershipApplication, {
    description:
      'Accepts an application: registers the applicant as a member from today, with the values and ' +
      'the agreement of the application. A mail message tells the applicant a minute later. Returns ' +
      'the application. Fails with NOT_FOUND, and with CONFLICT, naming the member, if the ' +
      'application already has one.',
  })
  async registerApplicant(
    @Arg('id', () => ID, idDescription) id: string,
    @Ctx() context: Context,
  ): Promise<MembershipApplication> {
    const acceptance = { state: 'ACCEPTED', note: '' } as const;
    return changed(context, id, (number) =>
      updateApplication(context, number, { state: null }, acceptance),
    );
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => MembershipApplication, {
    description:
      'Undoes the acceptance of an applicant: deletes the member created by it, and the `notice` unless it is ' +
      'sent or being sent. The application is IN_REVIEW again. Returns the application. Fails with ' +
      'NOT_FOUND, and with CONFLICT if the member was changed since, or has payments.',
  })
  async unregisterApplicant(
    @Arg('id', () => ID, idDescription) id: string,
    @Ctx() context: Context,
  ): Promise<MembershipApplication> {
    return changed(context, id, (number) => unregisterApplicant(context, number));
  }

  /** Runs several statements for each application, so a request can ask for one page of it, but not for two. */
  @Extensions({ cost: 500 })
  @FieldResolver(() => [SimilarApplication], {
    description: 'Other applications that wait for a decision and may be of the same person.',
  })
  async similarApplications(
    @Root() application: MembershipApplication,
    @Ctx() context: Context,
  ): Promise<SimilarApplication[]> {
    const { name, email, contactNumber } = application;
    const person = { name, email, contactNumber, dob: dateToDay(application.dob) };
    const others = Prisma.sql`"membership-application" WHERE id <> ${application.id}
      AND state = ANY (${[...undecidedStates]}::"ApplicationState"[])`;
    const [pairs = []] = await similarPairs(context, [person], others);
    const found = await readApplications(
      context,
      pairs.map(({ id }) => id),
    );
    const why = new Map(pairs.map(({ id, similarities }) => [id, similarities]));
    return found.map((each) => ({ application: each, similarities: why.get(each.id) ?? [] }));
  }

  @FieldResolver(() => [Household], {
    description:
      'Households with the address of the applicant, or with a person who has the same telephone ' +
      'number or email address. Names are not compared, because they do not show who lives together.',
  })
  likelyHouseholds(
    @Root() { email, address, contactNumber }: MembershipApplication,
    @Ctx() { prisma }: Context,
  ): Promise<HouseholdRow[]> {
    return prisma.$queryRaw`
      WITH person AS (SELECT "search_fold"(${address}) AS home, lower(${email}) AS mail,
        ${subscriber} AS number FROM (SELECT ${contactNumber} AS "contactNumber") AS given)
      SELECT DISTINCT household.* FROM person, "household" AS household
        JOIN "members" ON "householdName" = household.name AND "ceasedOn" IS NULL
      WHERE (home <> '' AND home IN ("search_fold"(household.address), "search_fold"("members".address)))
        OR (mail <> '' AND mail = lower(email)) OR (number <> '' AND number = ${subscriber})
      ORDER BY household.name LIMIT 10`;
  }
}

async function changed(
  context: Context,
  id: string,
  change: (id: number) => Promise<void>,
): Promise<MembershipApplication> {
  const number = rowId(id) ?? 0;
  await change(number);
  return orNotFound(await findApplication(context, number), 'MembershipApplication');
}
