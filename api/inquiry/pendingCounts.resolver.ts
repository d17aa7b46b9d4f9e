import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access, hasRole, requireViewer, Role, Scope } from '../access.ts';
import { RowIdArg } from '../content/lists/id.ts';
import { countFrom, countRows } from '../content/lists/listPage.ts';
import { countUndescribedPictures } from '../content/media/mediaLibrary.resolver.ts';
import { totalPending } from '../content/translation/pendingTranslation.resolver.ts';
import type { Context } from '../context.ts';
import { orNotFound } from '../errors.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { listBrokenLinks } from '../linkCheck/brokenLinks.ts';
import { memberConditions } from '../members/memberFilter.ts';
import { memberSource } from '../members/memberList.ts';
import { undecidedStates } from '../shared/inquiry/application.rules.ts';
import { MembershipApplication } from './application.types.ts';
import { markAnswered } from './bulkSubmissions.resolver.ts';
import { Inquiry } from './inquiry.types.ts';
import { findApplication } from './readApplications.ts';
import { int, ObjectType, outputFields, string } from '../graphqlTypes.ts';
import { contentKinds } from '../content/contentKinds.ts';

const unseen = 'Null if the role of the account may not see them.';

/** Counts when the field is requested; null if the role may not see the number. */
type Count = () => Promise<number | null>;

@ObjectType('PendingCounts', 'The numbers of pending tasks for volunteers.')
class PendingCounts extends outputFields({
  unansweredInquiries: int.orNull<Count>(`Inquiries that are not marked as answered. ${unseen}`),
  undecidedApplications: int.orNull<Count>(
    `Membership applications that wait for a decision. ${unseen}`,
  ),
  unreadApplications: int.orNull<Count>(
    `Membership applications that are not marked as read. ${unseen}`,
    { deprecationReason: 'Use `undecidedApplications`. Deprecated on 2026-11-27.' },
  ),
  memberReports: int.orNull<Count>(
    `What members did with the link to their own data, until it is dealt with. ${unseen}`,
  ),
  childrenOfAge: int.orNull<Count>(
    `Members with the role CHILD in a household who are 18 or older. ${unseen}`,
  ),
  dueDates: int.orNull<Count>(`Due dates that are overdue or within 30 days. ${unseen}`),
  unsentMail: int.orNull<Count>(
    `Mail messages that are late: stored without a mail provider, tried without success, or due for ten minutes. 0 without a mail provider. ${unseen}`,
  ),
  failedMail: int.orNull<Count>(
    `Mail messages that could not be sent and are not retried, without those to members. ${unseen}`,
  ),
  pendingTranslations: int.orNull<Count>(
    `Translations that are missing or outdated; 1,001 means more than 1,000. ${unseen}`,
  ),
  undescribedPictures: int.orNull<Count>(
    `Pictures of content that \`mediaLibrary\` lists as not described. ${unseen}`,
  ),
  brokenLinks: int.orNull<Count>(`Broken links to other websites in the content. ${unseen}`),
  failedWebhooks: int.orNull<Count>(`Webhooks that the site has disabled. ${unseen}`),
}) {}

const idDescription = { description: 'The id.' };

@Resolver()
export class PendingCountsResolver {
  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Query(() => PendingCounts, {
    description:
      'The numbers of pending tasks for volunteers. A number is null if the role may not see it.',
  })
  pendingCounts(@Ctx() context: Context): PendingCounts {
    const { prisma } = context;
    const unread = { where: { readAt: null } };
    const undecided = { where: { state: { in: [...undecidedStates] } } };
    const counted =
      (role: Role, count: () => Promise<number>): Count =>
      async () =>
        hasRole(context, [Role.ADMIN, role]) ? count() : null;
    return {
      unansweredInquiries: counted(Role.EDITOR, () =>
        prisma.inquiry.count({ where: { answeredAt: null } }),
      ),
      undecidedApplications: counted(Role.REGISTRAR, () =>
        prisma.membershipApplication.count(undecided),
      ),
      unreadApplications: counted(Role.REGISTRAR, () => prisma.membershipApplication.count(unread)),
      memberReports: counted(Role.REGISTRAR, () => prisma.memberReport.count()),
      childrenOfAge: counted(Role.REGISTRAR, () =>
        countRows(context, memberSource, memberConditions(context, { cameOfAge: true })),
      ),
      dueDates: counted(Role.REGISTRAR, async () => {
        const { countDueDates } = await import('../committee/readDueDates.ts');
        return countDueDates(context);
      }),
      unsentMail: counted(Role.ADMIN, async () =>
        context.server.sendsMail ? prisma.mailMessage.count({ where: late(context.now()) }) : 0,
      ),
      failedMail: counted(Role.ADMIN, () =>
        // The message says why copies failed. Most are rightly not sent, or bounced.
        prisma.mailMessage.count({ where: { state: 'FAILED', memberMessageId: null } }),
      ),
      pendingTranslations: counted(Role.EDITOR, () => totalPending(context, {})),
      undescribedPictures: counted(Role.EDITOR, () => countUndescribedPictures(context)),
      brokenLinks: counted(Role.EDITOR, async () => (await listBrokenLinks(context)).length),
      failedWebhooks: counted(Role.ADMIN, () =>
        prisma.webhook.count({ where: { state: 'FAILED' } }),
      ),
    };
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.INQUIRIES_WRITE)
  @Mutation(() => Inquiry, {
    description: 'Records who first read an inquiry, and when. Reading it again changes nothing.',
  })
  async markInquiryRead(
    @RowIdArg('id', idDescription) id: number,
    @Ctx() context: Context,
  ): Promise<Inquiry> {
    const where = { id };
    await context.prisma.inquiry.updateMany({
      where: { ...where, readAt: null },
      data: readNow(context),
    });
    return findInquiry(context, where);
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.INQUIRIES_WRITE)
  @Mutation(() => Inquiry, {
    description: 'Marks an inquiry as answered, with account and time, or removes the mark.',
  })
  async markInquiryAnswered(
    @RowIdArg('id', idDescription) id: number,
    @Arg('answered', () => Boolean, {
      defaultValue: true,
      description: 'False to remove the mark.',
    })
    answered: boolean,
    @Ctx() context: Context,
  ): Promise<Inquiry> {
    const where = { id };
    const taken = { answeredAt: null, answeredBy: null };
    if (answered) await markAnswered(context, [id]);
    else await context.prisma.inquiry.updateMany({ where, data: taken });
    return findInquiry(context, where);
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => MembershipApplication, {
    description:
      'Records who first read an application, and when. Reading it again changes nothing.',
  })
  async markMembershipApplicationRead(
    @RowIdArg('id', idDescription) number: number,
    @Ctx() context: Context,
  ): Promise<MembershipApplication> {
    await context.prisma.membershipApplication.updateMany({
      where: { id: number, readAt: null },
      data: readNow(context),
    });
    return orNotFound(await findApplication(context, number), 'MembershipApplication');
  }
}

/** Mail that a provider should have accepted by now. A notice waits a minute before its first attempt. */
function late(now: Date): Prisma.MailMessageWhereInput {
  const tenMinutesAgo = new Date(now.getTime() - 10 * 60_000);
  const isDue = [{ attempts: { gt: 0 } }, { nextAttemptAt: { lt: tenMinutesAgo } }];
  return { OR: [{ state: 'STORED' }, { state: 'PENDING', OR: isDue }] };
}

const readNow = (context: Context) => ({
  readAt: context.now(),
  readBy: requireViewer(context).id,
});

async function findInquiry({ prisma }: Context, where: { id: number }): Promise<Inquiry> {
  return orNotFound(await prisma.inquiry.findUnique({ where }), 'Inquiry');
}

@ObjectType('RecordCount', 'The number of records of a type.')
class RecordCount extends outputFields({
  type: string('The GraphQL type, such as `Event`.'),
  count: int('The number of records, in any state.'),
}) {}

@Resolver()
export class RecordCountResolver {
  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Query(() => [RecordCount], {
    description: 'The numbers of records of the types that the role may see.',
  })
  async recordCounts(@Ctx() context: Context): Promise<RecordCount[]> {
    const { prisma } = context;
    const counts: Promise<RecordCount>[] = [];
    if (hasRole(context, [Role.ADMIN, Role.EDITOR])) {
      counts.push(
        ...contentKinds.map(async ({ typename, source }) => ({
          type: typename,
          count: await countFrom(context, source.table),
        })),
      );
    }
    if (hasRole(context, [Role.ADMIN, Role.REGISTRAR])) {
      counts.push(
        prisma.member
          .count({ where: { ceasedOn: null } })
          .then((count) => ({ type: 'Member', count })),
      );
    }
    return Promise.all(counts);
  }
}
