import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Public, Role } from '../access.ts';
import {
  type Connection,
  isIdKey,
  PageArgs,
  pageRequest,
  toConnection,
} from '../content/connection.ts';
import { rowId } from '../content/id.ts';
import type { Context } from '../context.ts';
import { conflict, notFound } from '../errors.ts';
import { todayInAuckland } from '../dates/days.rules.ts';
import { dayToDate } from '../scalars.ts';
import { answeredFilter } from './answeredFilter.ts';
import { openingMaxAge } from './verifyFormProof.ts';
import { applyForMembership } from './applyForMembership.ts';
import { notBeingSent } from './beingSent.ts';
import { findApplication } from './findApplication.ts';
import {
  FormOpening,
  FormProofInput,
  Inquiry,
  InquiryConnection,
  InquiryInput,
  MembershipApplication,
  MembershipApplicationConnection,
  MembershipApplicationInput,
  Receipt,
} from './inquiry.types.ts';
import { sendInquiry } from './sendInquiry.ts';
import { withApplicationMail, withDelivery, withInquiryMail } from './withDelivery.ts';
import { withMember } from './withMember.ts';

const idOf = ({ id }: { id: number }) => [id];

const proofDescription = 'What tells people from programs.';

@Resolver()
export class InquiryResolver {
  @Public({ tags: [], maxAge: openingMaxAge })
  @Query(() => FormOpening, { description: 'Asked for when a public form is opened.' })
  formOpening(@Ctx() { formTickets, now }: Context): FormOpening {
    return { ticket: formTickets.issue(), today: dayToDate(todayInAuckland(now())) };
  }

  @Public()
  @Mutation(() => Receipt, {
    description:
      'Sends an inquiry to the association. Fails with MAIL_FAILED when it was stored, but not delivered yet: that is done later.',
  })
  sendInquiry(
    @Arg('input', () => InquiryInput, { description: 'What is asked.' }) input: InquiryInput,
    @Arg('proof', () => FormProofInput, { description: proofDescription }) proof: FormProofInput,
    @Ctx() context: Context,
  ): Promise<Receipt> {
    return sendInquiry(context, input, proof);
  }

  @Public()
  @Mutation(() => Receipt, {
    description:
      'Applies for membership. Fails with MAIL_FAILED when it was stored, but not delivered yet: that is done later. Where it made a member, it does not fail, but answers with the delivery PENDING.',
  })
  applyForMembership(
    @Arg('input', () => MembershipApplicationInput, { description: 'What is stated.' })
    input: MembershipApplicationInput,
    @Arg('proof', () => FormProofInput, { description: proofDescription }) proof: FormProofInput,
    @Ctx() context: Context,
  ): Promise<Receipt> {
    return applyForMembership(context, input, proof);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Query(() => InquiryConnection, {
    description:
      'What visitors asked, the latest first; removed some time after it was delivered, read or answered.',
  })
  async inquiries(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('answered', () => Boolean, {
      nullable: true,
      description: 'Only those that were marked as answered, or only those that were not.',
    })
    answered: boolean | null,
    @Ctx() { prisma }: Context,
  ): Promise<Connection<Inquiry>> {
    const { take, afterKey } = pageRequest(page, isIdKey);
    const where = answeredFilter(answered);
    const rows = await prisma.inquiry.findMany({
      where: { ...where, ...(afterKey && { id: { lt: afterKey[0] } }) },
      include: withInquiryMail,
      orderBy: { id: 'desc' },
      take,
    });
    return toConnection(rows.map(withDelivery), page, idOf, () => prisma.inquiry.count({ where }));
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Query(() => Inquiry, { nullable: true, description: 'One inquiry; null when there is none.' })
  async inquiry(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Ctx() { prisma }: Context,
  ): Promise<Inquiry | null> {
    const where = { id: rowId(id) ?? 0 };
    const row = await prisma.inquiry.findUnique({ where, include: withInquiryMail });
    return row && withDelivery(row);
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Query(() => MembershipApplicationConnection, {
    description: 'The applications for membership, the latest first.',
  })
  async membershipApplications(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: Context,
  ): Promise<Connection<MembershipApplication>> {
    const { prisma } = context;
    const { take, afterKey } = pageRequest(page, isIdKey);
    const rows = await prisma.membershipApplication.findMany({
      where: afterKey ? { id: { lt: afterKey[0] } } : {},
      include: withApplicationMail,
      orderBy: { id: 'desc' },
      take,
    });
    const applications = await withMember(context, rows.map(withDelivery));
    return toConnection(applications, page, idOf, () => prisma.membershipApplication.count());
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Query(() => MembershipApplication, {
    nullable: true,
    description: 'One application for membership; null when there is none.',
  })
  async membershipApplication(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Ctx() context: Context,
  ): Promise<MembershipApplication | null> {
    return findApplication(context, rowId(id) ?? 0);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => ID, {
    description:
      'Deletes an inquiry and its mail message; returns the id. Fails with CONFLICT while the mail message is being sent.',
  })
  async deleteInquiry(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Ctx() { prisma, now }: Context,
  ): Promise<string> {
    const where = { id: rowId(id) ?? 0 };
    const { count } = await prisma.inquiry.deleteMany({
      where: { ...where, ...notBeingSent(now()) },
    });
    if (count === 0) throw await whyNotDeleted(prisma.inquiry.count({ where }), 'inquiry');
    return id;
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => ID, {
    description:
      'Deletes an application for membership and its mail messages, but not the member made of it; returns the id. Fails with CONFLICT while a mail message is being sent.',
  })
  async deleteMembershipApplication(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Ctx() { prisma, now }: Context,
  ): Promise<string> {
    const where = { id: rowId(id) ?? 0 };
    const { count } = await prisma.membershipApplication.deleteMany({
      where: { ...where, ...notBeingSent(now()) },
    });
    if (count === 0) {
      throw await whyNotDeleted(
        prisma.membershipApplication.count({ where }),
        'MembershipApplication',
      );
    }
    return id;
  }
}

/** Why nothing was deleted: a row that is there has a mail message under way. */
const whyNotDeleted = async (rows: PromiseLike<number>, type: string) =>
  (await rows) > 0 ? conflict('mailMessageBeingSent', {}) : notFound(type);
