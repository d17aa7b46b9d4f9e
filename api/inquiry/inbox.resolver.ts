import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Access, hasRole, requireViewer, Role } from '../access.ts';
import { rowId } from '../content/id.ts';
import { countUndescribedPictures } from '../content/mediaLibrary.ts';
import { totalPending } from '../content/pendingTranslations.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { listBrokenLinks } from '../linkCheck/brokenLinks.ts';
import { findApplication } from './findApplication.ts';
import { Inquiry, MembershipApplication } from './inquiry.types.ts';
import { withDelivery, withInquiryMail } from './withDelivery.ts';

const unseen = 'Null for accounts whose role does not see it.';

@ObjectType({ simpleResolvers: true, description: 'How much waits for a volunteer.' })
class Inbox {
  @Field(() => Int, {
    nullable: true,
    description: `Inquiries that nobody has marked as answered. ${unseen}`,
  })
  unansweredInquiries!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Applications for membership that no volunteer has read here. ${unseen}`,
  })
  unreadApplications!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Mail messages that are stored and were not sent yet. ${unseen}`,
  })
  unsentMail!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Mail messages that could not be sent and were given up. ${unseen}`,
  })
  failedMail!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Translations that are missing or out of date; 1,001 stands for more than 1,000. ${unseen}`,
  })
  pendingTranslations!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Pictures of content that \`mediaLibrary\` lists as not described. ${unseen}`,
  })
  undescribedPictures!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Addresses of other websites in the content that lead nowhere. ${unseen}`,
  })
  brokenLinks!: number | null;
}

const idDescription = { description: 'Which one.' };

@Resolver()
export class InboxResolver {
  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Query(() => Inbox, {
    description: 'How much waits for a volunteer, as far as the role sees it.',
  })
  async inbox(@Ctx() context: Context): Promise<Inbox> {
    const { prisma } = context;
    const unread = { where: { readAt: null } };
    const counted = async (role: Role, count: () => Promise<number>) =>
      hasRole(context, [Role.ADMIN, role]) ? count() : null;
    const [
      unansweredInquiries,
      unreadApplications,
      unsentMail,
      failedMail,
      pendingTranslations,
      undescribedPictures,
      brokenLinks,
    ] = await Promise.all([
      counted(Role.EDITOR, () => prisma.inquiry.count({ where: { answeredAt: null } })),
      counted(Role.REGISTRAR, () => prisma.membershipApplication.count(unread)),
      counted(Role.ADMIN, () =>
        prisma.mailMessage.count({ where: { state: { in: ['PENDING', 'STORED'] } } }),
      ),
      counted(Role.ADMIN, () => prisma.mailMessage.count({ where: { state: 'FAILED' } })),
      counted(Role.EDITOR, () => totalPending(context, {})),
      counted(Role.EDITOR, () => countUndescribedPictures(context)),
      counted(Role.EDITOR, async () => (await listBrokenLinks(context)).length),
    ]);
    return {
      unansweredInquiries,
      unreadApplications,
      unsentMail,
      failedMail,
      pendingTranslations,
      undescribedPictures,
      brokenLinks,
    };
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => Inquiry, {
    description: 'Notes who read an inquiry first, and when. Reading it again changes nothing.',
  })
  async markInquiryRead(
    @Arg('id', () => ID, idDescription) id: string,
    @Ctx() context: Context,
  ): Promise<Inquiry> {
    const where = { id: rowId(id) ?? 0 };
    await context.prisma.inquiry.updateMany({
      where: { ...where, readAt: null },
      data: readNow(context),
    });
    return findInquiry(context, where);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => Inquiry, {
    description: 'Notes that an inquiry was answered, by whom and when; or takes that note back.',
  })
  async markInquiryAnswered(
    @Arg('id', () => ID, idDescription) id: string,
    @Arg('answered', () => Boolean, {
      defaultValue: true,
      description: 'False to take the note back.',
    })
    answered: boolean,
    @Ctx() context: Context,
  ): Promise<Inquiry> {
    const where = { id: rowId(id) ?? 0 };
    const { inquiry } = context.prisma;
    const { readAt: answeredAt, readBy: answeredBy } = readNow(context);
    if (answered) {
      await inquiry.updateMany({ where: { ...where, readAt: null }, data: readNow(context) });
      await inquiry.updateMany({
        where: { ...where, answeredAt: null },
        data: { answeredAt, answeredBy },
      });
    } else {
      await inquiry.updateMany({ where, data: { answeredAt: null, answeredBy: null } });
    }
    return findInquiry(context, where);
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => MembershipApplication, {
    description: 'Notes who read an application first, and when. Reading it again changes nothing.',
  })
  async markMembershipApplicationRead(
    @Arg('id', () => ID, idDescription) id: string,
    @Ctx() context: Context,
  ): Promise<MembershipApplication> {
    const number = rowId(id) ?? 0;
    await context.prisma.membershipApplication.updateMany({
      where: { id: number, readAt: null },
      data: readNow(context),
    });
    const application = await findApplication(context, number);
    if (!application) throw notFound('MembershipApplication');
    return application;
  }
}

const readNow = (context: Context) => ({
  readAt: context.now(),
  readBy: requireViewer(context).email,
});

async function findInquiry({ prisma }: Context, where: { id: number }): Promise<Inquiry> {
  const row = await prisma.inquiry.findUnique({
    where,
    include: withInquiryMail,
  });
  if (!row) throw notFound('Inquiry');
  return withDelivery(row);
}
