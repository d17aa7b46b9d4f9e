import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Access, requireViewer, Role, Scope } from '../access.ts';
import { changeSentIds, maxBulk, type Reported } from '../content/bulk/changeRows.ts';
import type { Context } from '../context.ts';
import { ArgsType, field, inputFields, ObjectType, outputFields } from '../graphqlTypes.ts';
import { transaction } from '../database/transaction.ts';
import {
  type BulkSubmissionResult,
  deleteSubmissions,
  idsOf,
  outcomeOf,
} from './deleteSubmissions.ts';

@ArgsType()
class BulkIdsArgs extends inputFields({
  ids: field(() => [ID], `The ids, 1 to ${String(maxBulk)}.`),
}) {}

@ObjectType(
  'BulkSubmissionResult',
  'The result of a bulk operation on inquiries or applications, by id.',
)
class BulkSubmissionResultType extends outputFields({
  done: field<number[]>(
    () => [ID],
    'The ids of entries that were changed. Entries that already had the wanted state are not included.',
  ),
  kept: field<number[]>(
    () => [ID],
    'The ids of entries that stay as they are, because a mail message must be sent before or somebody else has marked them.',
  ),
  missing: field(() => [ID], 'The ids, as they were sent, of entries that do not exist any more.'),
}) {}

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
    return changeSentIds(ids, (named) => deleteSubmissions(context, 'Inquiry', named));
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => BulkSubmissionResultType, {
    description: `Deletes membership applications and their mail messages, but not the members created from them, ${deleted}`,
  })
  deleteMembershipApplications(
    @Args(() => BulkIdsArgs) { ids }: BulkIdsArgs,
    @Ctx() context: Context,
  ): Promise<Reported<BulkSubmissionResult>> {
    return changeSentIds(ids, (named) =>
      deleteSubmissions(context, 'MembershipApplication', named),
    );
  }
}

/** Marks inquiries as answered, with account and time. Those that are already marked stay as they are. */
export function markAnswered(context: Context, ids: number[]): Promise<BulkSubmissionResult> {
  const [at, by] = [context.now(), requireViewer(context).id];
  return transaction(context.prisma, async ({ inquiry }) => {
    const where = { id: { in: ids } };
    await inquiry.updateMany({
      where: { ...where, readAt: null },
      data: { readAt: at, readBy: by },
    });
    const noted = await inquiry.updateManyAndReturn({
      where: { ...where, answeredAt: null },
      data: { answeredAt: at, answeredBy: by },
      select: { id: true },
    });
    const present = idsOf(await inquiry.findMany({ where, select: { id: true } }));
    return outcomeOf(ids, { done: idsOf(noted), present, kept: new Set() });
  });
}

/** Removes the marks that the viewer set with `markAnswered`. */
function takeBackAnswered(context: Context, ids: number[]): Promise<BulkSubmissionResult> {
  return transaction(context.prisma, async ({ inquiry }) => {
    const where = { id: { in: ids } };
    const taken = await inquiry.updateManyAndReturn({
      where: { ...where, answeredBy: requireViewer(context).id },
      data: { answeredAt: null, answeredBy: null },
      select: { id: true },
    });
    const rows = await inquiry.findMany({ where, select: { id: true, answeredAt: true } });
    const kept = idsOf(rows.filter(({ answeredAt }) => answeredAt !== null));
    return outcomeOf(ids, { done: idsOf(taken), present: idsOf(rows), kept });
  });
}
