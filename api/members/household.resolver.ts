import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../access.ts';
import { maxLine } from '../shared/content/common.rules.ts';
import { inputTypeOf } from '../content/fieldTypes.ts';
import { RowIdArg } from '../content/lists/id.ts';
import { updateRecord } from '../content/save/records.ts';
import { IdempotencyKey, type Submission } from '../content/save/submissions.ts';
import { VersionArg } from '../content/versionArg.ts';
import type { Context } from '../context.ts';
import type { Household as HouseholdRow } from '../generated/prisma/client.ts';
import { parseInput } from '../parseInput.ts';
import { householdFields, householdRules } from '../shared/members/household.rules.ts';
import { householdModel, similarHouseholds } from './household.ts';
import { Household } from './household.types.ts';

const HouseholdInput = inputTypeOf('HouseholdInput', 'The values of a household.', householdFields);

const idOptions = { description: 'The id of the household.' };

@Resolver(() => Household)
export class HouseholdResolver {
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
    @RowIdArg('id', idOptions) id: number,
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
    @Arg('id', () => ID, idOptions) id: string,
    @VersionArg() version: number,
    @Arg('input', () => HouseholdInput, { description: 'The new values.' }) input: object,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<HouseholdRow> {
    const values = parseInput(householdRules, input, householdModel.messages);
    return updateRecord(context, householdModel, submission, { id, version }, {}, () => values);
  }
}
