import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../access.ts';
import { changeSentIds, type Reported } from '../content/bulk/sentIds.ts';
import type { Context } from '../context.ts';
import {
  type BulkSubmissionResult,
  deleteSubmissions,
  markAnswered,
  takeBackAnswered,
} from './bulkSubmissions.ts';
import { BulkIdsArgs, BulkSubmissionResultType } from './bulkSubmissions.types.ts';

const deleted =
  'permanently, except those with a mail message that must be sent before. Those that do not exist any ' +
  'more do not prevent the deletion of the others.';

/** Bulk operations on inquiries or applications. */
@Resolver()
export class BulkSubmissionsResolver {
  @Access(Role.ADMIN, Role.EDITOR, Scope.INQUIRIES_WRITE)
  @Mutation(() => BulkSubmissionResultType, {
    description:
      'Marks inquiries as answered, with account and time, or removes such marks of the ' +
      'viewer. Inquiries that do not exist any more do not prevent the change of the others.',
  })
  markInquiriesAnswered(
    @Args(() => BulkIdsArgs) { ids }: BulkIdsArgs,
    @Arg('answered', () => Boolean, {
      defaultValue: true,
      description: 'False to remove the marks.',
    })
    answered: boolean,
    @Ctx() context: Context,
  ): Promise<Reported<BulkSubmissionResult>> {
    const mark = answered ? markAnswered : takeBackAnswered;
    return changeSentIds(ids, (named) => mark(context, named));
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.INQUIRIES_WRITE)
  @Mutation(() => BulkSubmissionResultType, {
    description: `Deletes inquiries and their mail messages ${deleted}`,
  })
  deleteInquiries(
    @Args(() => BulkIdsArgs) { ids }: BulkIdsArgs,
    @Ctx() context: Context,
  ): Promise<Reported<BulkSubmissionResult>> {
    const rows = context.prisma.inquiry;
    return changeSentIds(ids, (named) => deleteSubmissions(context, rows, named));
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => BulkSubmissionResultType, {
    description: `Deletes membership applications and their mail messages, but not the members created from them, ${deleted}`,
  })
  deleteMembershipApplications(
    @Args(() => BulkIdsArgs) { ids }: BulkIdsArgs,
    @Ctx() context: Context,
  ): Promise<Reported<BulkSubmissionResult>> {
    const rows = context.prisma.membershipApplication;
    return changeSentIds(ids, (named) => deleteSubmissions(context, rows, named));
  }
}
