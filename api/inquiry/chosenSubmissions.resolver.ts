import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import { changeSentIds, type Reported } from '../content/chosen/sentIds.ts';
import type { Context } from '../context.ts';
import {
  type ChosenSubmissions,
  deleteSubmissions,
  markAnswered,
  takeBackAnswered,
} from './chosenSubmissions.ts';
import { ChosenIdsArgs, ChosenSubmissionsType } from './chosenSubmissions.types.ts';

const deleted =
  'for good, but for those of which one is just being sent. Those that are gone do not hold up the others.';

/** What volunteers do with several inquiries or applications of a list at once. */
@Resolver()
export class ChosenSubmissionsResolver {
  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => ChosenSubmissionsType, {
    description:
      'Notes that inquiries were answered, by whom and when; or takes back what this account has ' +
      'noted. Those that are gone do not hold up the others.',
  })
  markInquiriesAnswered(
    @Args(() => ChosenIdsArgs) { ids }: ChosenIdsArgs,
    @Arg('answered', () => Boolean, {
      defaultValue: true,
      description: 'False to take the notes back.',
    })
    answered: boolean,
    @Ctx() context: Context,
  ): Promise<Reported<ChosenSubmissions>> {
    const mark = answered ? markAnswered : takeBackAnswered;
    return changeSentIds(ids, (named) => mark(context, named));
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => ChosenSubmissionsType, {
    description: `Deletes inquiries and their mail messages ${deleted}`,
  })
  deleteInquiries(
    @Args(() => ChosenIdsArgs) { ids }: ChosenIdsArgs,
    @Ctx() context: Context,
  ): Promise<Reported<ChosenSubmissions>> {
    const rows = context.prisma.inquiry;
    return changeSentIds(ids, (named) => deleteSubmissions(context, rows, named));
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => ChosenSubmissionsType, {
    description: `Deletes applications for membership and their mail messages, but not the members made of them, ${deleted}`,
  })
  deleteMembershipApplications(
    @Args(() => ChosenIdsArgs) { ids }: ChosenIdsArgs,
    @Ctx() context: Context,
  ): Promise<Reported<ChosenSubmissions>> {
    const rows = context.prisma.membershipApplication;
    return changeSentIds(ids, (named) => deleteSubmissions(context, rows, named));
  }
}
