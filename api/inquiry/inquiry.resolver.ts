import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Public, Role, Scope } from '../access.ts';
import { type Connection, PageArgs, pageRequest } from '../content/lists/connection.ts';
import { RowIdArg } from '../content/lists/id.ts';
import type { Context } from '../context.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { dayToDate } from '../scalars.ts';
import { openingMaxAge } from './verifyFormProof.ts';
import { applyForMembership } from './applyForMembership.ts';
import { deleteSubmission } from './deleteSubmissions.ts';
import {
  FormOpening,
  FormProofInput,
  Inquiry,
  InquiryConnection,
  inquiryFilter,
  InquiryFilterArgs,
  InquiryInput,
  MembershipApplicationInput,
  Receipt,
} from './inquiry.types.ts';
import { sendInquiry } from './sendInquiry.ts';

const proofDescription = 'The proof that a person, not a program, sends the form.';

@Resolver()
export class InquiryResolver {
  @Public({ tags: [], maxAge: openingMaxAge })
  @Query(() => FormOpening, { description: 'Required by a public form when it is opened.' })
  formOpening(@Ctx() { formTickets, now }: Context): FormOpening {
    return { ticket: formTickets.issue(), today: dayToDate(todayInAuckland(now())) };
  }

  @Public()
  @Mutation(() => Receipt, {
    description:
      'Sends an inquiry to the association. Fails with MAIL_FAILED if it was stored but not ' +
      'delivered yet; it is delivered later.',
  })
  sendInquiry(
    @Arg('input', () => InquiryInput, { description: 'The inquiry.' }) input: InquiryInput,
    @Arg('proof', () => FormProofInput, { description: proofDescription }) proof: FormProofInput,
    @Ctx() context: Context,
  ): Promise<Receipt> {
    return sendInquiry(context, input, proof);
  }

  @Public()
  @Mutation(() => Receipt, {
    description:
      'Applies for membership. Fails with MAIL_FAILED if it was stored but not delivered yet; ' +
      'it is delivered later. If it created a member, it does not fail, but returns the ' +
      'delivery PENDING.',
  })
  applyForMembership(
    @Arg('input', () => MembershipApplicationInput, { description: 'The application.' })
    input: MembershipApplicationInput,
    @Arg('proof', () => FormProofInput, { description: proofDescription }) proof: FormProofInput,
    @Ctx() context: Context,
  ): Promise<Receipt> {
    return applyForMembership(context, input, proof);
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.INQUIRIES_READ)
  @Query(() => InquiryConnection, {
    description:
      'The inquiries from visitors, the latest first. They are removed some time after they ' +
      'were delivered, read or answered.',
  })
  async inquiries(
    @Args(() => PageArgs) page: PageArgs,
    @Args(() => InquiryFilterArgs) filter: InquiryFilterArgs,
    @Ctx() { prisma }: Context,
  ): Promise<Connection<Inquiry>> {
    const { take, afterKey, toConnection } = pageRequest(page);
    const where = inquiryFilter(filter);
    const rows = await prisma.inquiry.findMany({
      where: { ...where, ...(afterKey && { id: { lt: afterKey[0] } }) },
      orderBy: { id: 'desc' },
      take,
    });
    return toConnection(rows, () => prisma.inquiry.count({ where }));
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.INQUIRIES_READ)
  @Query(() => Inquiry, {
    nullable: true,
    description: 'One inquiry. Null if there is none with this id.',
  })
  async inquiry(
    @RowIdArg('id', { description: 'The id of the inquiry.' }) id: number,
    @Ctx() { prisma }: Context,
  ): Promise<Inquiry | null> {
    return prisma.inquiry.findUnique({ where: { id } });
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.INQUIRIES_WRITE)
  @Mutation(() => ID, {
    description:
      'Deletes an inquiry and its mail message, and returns the id. Fails with CONFLICT while ' +
      'the mail message is being sent.',
  })
  deleteInquiry(
    @Arg('id', () => ID, { description: 'The id of the inquiry.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return deleteSubmission(context, 'Inquiry', id);
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => ID, {
    description:
      'Deletes a membership application and its mail messages, but not the member created ' +
      'from it, and returns the id. Fails with CONFLICT while a mail message is being sent, or while ' +
      'the notice of its acceptance waits.',
  })
  deleteMembershipApplication(
    @Arg('id', () => ID, { description: 'The id of the application.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return deleteSubmission(context, 'MembershipApplication', id);
  }
}
