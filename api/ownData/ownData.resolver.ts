import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Public, Role, Scope } from '../access.ts';
import { rowId, RowIdArg } from '../content/lists/id.ts';
import type { Context } from '../context.ts';
import { Language } from '../generated/prisma/enums.ts';
import { FormProofInput } from '../inquiry/inquiry.types.ts';
import { DateTime } from '../scalars.ts';
import { MemberReport, OwnData } from './ownData.types.ts';
import { inputFields, InputType, string } from '../graphqlTypes.ts';

const tokenOptions = { description: 'The part of the link after the `#`.' };
const idOptions = { description: 'The id of the member.' };
const refused = 'Fails with LINK_REFUSED if the link has expired or is invalid.';
const limited =
  'Fails with NOT_FOUND if no member with the email address has the id, and with TOO_MANY_REQUESTS ' +
  'after 20 attempts in an hour.';

@InputType('OwnMemberInput', 'What members correct themselves.')
class OwnMemberInput extends inputFields({
  address: string('The postal address, at most 200 characters.'),
  contactNumber: string('The telephone number, of 7 to 15 digits.'),
}) {}

/** Its catalogues are loaded with the first request. */
const loadOwnData = () => import('./ownData.ts');

@Resolver()
export class OwnDataResolver {
  @Public()
  @Mutation(() => Boolean, {
    description:
      'Sends a link to an email address if something is stored under it. The link works for an ' +
      'hour. The response is the same if nothing is stored. Fails with CONFLICT without a mail ' +
      'provider, and with TOO_MANY_REQUESTS like `requestPasswordReset`.',
  })
  async requestOwnData(
    @Arg('email', () => String, { description: 'The email address.' }) email: string,
    @Arg('language', () => Language, {
      description: 'The language of the email and of the page of the link.',
    })
    language: Language,
    @Arg('proof', () => FormProofInput, {
      description: 'The proof that a person, not a program, sends the form.',
    })
    proof: FormProofInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { requestOwnData } = await loadOwnData();
    await requestOwnData(context, { email }, proof, language);
    return true;
  }

  @Public()
  @Query(() => OwnData, {
    description: `What is stored under the email address of a link. ${refused}`,
  })
  async ownData(
    @Arg('token', () => String, tokenOptions) token: string,
    @Ctx() context: Context,
  ): Promise<OwnData> {
    const { readOwnData } = await loadOwnData();
    return readOwnData(context, token);
  }

  @Public()
  @Mutation(() => OwnData, {
    description: `Changes the address and the telephone number of a member with a link, and reports it to the registrar. ${refused} Fails with CONFLICT if somebody else changed the member since. ${limited}`,
  })
  async correctOwnData(
    @Arg('token', () => String, tokenOptions) token: string,
    @RowIdArg('id', idOptions) id: number,
    @Arg('version', () => Int, { description: 'The version of the member that was read.' })
    version: number,
    @Arg('input', () => OwnMemberInput, { description: 'The new values.' }) input: OwnMemberInput,
    @Ctx() context: Context,
  ): Promise<OwnData> {
    const { correctOwnData } = await loadOwnData();
    return correctOwnData(context, token, { id, version, input });
  }

  @Public()
  @Mutation(() => OwnData, {
    description: `Reports to the registrar that a member wants to leave, or takes that back. Repeating it changes nothing. ${refused} ${limited}`,
  })
  async askToLeave(
    @Arg('token', () => String, tokenOptions) token: string,
    @RowIdArg('id', idOptions) id: number,
    @Arg('isLeaving', () => Boolean, {
      defaultValue: true,
      description: 'False takes the request back, unless a volunteer has dealt with it.',
    })
    isLeaving: boolean,
    @Ctx() context: Context,
  ): Promise<OwnData> {
    const { askToLeave } = await loadOwnData();
    return askToLeave(context, token, id, isLeaving);
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Query(() => [MemberReport], {
    description:
      'What members did with their links, the latest first, until it is dealt with; at most 200.',
  })
  async memberReports(
    @Arg('memberId', () => ID, { nullable: true, description: 'Only those of a member.' })
    memberId: string | null,
    @Ctx() { prisma }: Context,
  ): Promise<MemberReport[]> {
    const rows = await prisma.memberReport.findMany({
      where: memberId ? { memberId: rowId(memberId) ?? 0 } : {},
      include: { member: { include: { household: true } } },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      take: 200,
    });
    return rows.map(({ member, ...row }) => {
      const household = !member.ceasedOn && member.household?.address ? member.household : null;
      return {
        ...row,
        memberName: member.name,
        householdName: household?.name ?? null,
        presentAddress: household?.address ?? member.address,
        presentContactNumber: member.contactNumber,
      };
    });
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => ID, {
    description:
      'Deletes a report that a volunteer has dealt with, and returns the id. Fails with CONFLICT if ' +
      'the member has reported something since.',
  })
  async deleteMemberReport(
    @Arg('id', () => ID, { description: 'The id of the report.' }) id: string,
    @Arg('at', () => DateTime, { description: 'The `at` of the report that was read.' }) at: Date,
    @Ctx() context: Context,
  ): Promise<string> {
    const { deleteReport } = await loadOwnData();
    await deleteReport(context, rowId(id) ?? 0, at);
    return id;
  }
}
