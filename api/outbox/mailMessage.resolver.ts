import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { Access, Role } from '../access.ts';
import { type Connection, PageArgs, pageRequest } from '../content/lists/connection.ts';
import { UuidArg } from '../uuidArg.ts';
import type { Context } from '../context.ts';
import { conflict, notFound } from '../errors.ts';
import type { MailMessage as MailMessageRow } from '../generated/prisma/client.ts';
import { deliverNow } from '../mail/deliverMailMessage.ts';
import { MailMessage, MailMessageConnection } from './mailMessage.types.ts';
import { mailMessageFilter, MailMessageFilterArgs } from './mailMessageFilter.ts';

@Resolver(() => MailMessage)
export class MailMessageResolver {
  @Access(Role.ADMIN)
  @Query(() => MailMessageConnection, {
    description: 'The mail messages of the site, the latest first.',
  })
  async mailMessages(
    @Args(() => PageArgs) page: PageArgs,
    @Args(() => MailMessageFilterArgs) filter: MailMessageFilterArgs,
    @Ctx() { prisma }: Context,
  ): Promise<Connection<MailMessageRow>> {
    const { take, afterKey, toConnection } = pageRequest(page, [z.uuid()]);
    const where = mailMessageFilter(filter);
    const rows = await prisma.mailMessage.findMany({
      where: { ...where, ...(afterKey && { id: { lt: afterKey[0] } }) },
      // The ids start with the time at which they were created.
      orderBy: { id: 'desc' },
      take,
    });
    return toConnection(rows, () => prisma.mailMessage.count({ where }));
  }

  @Access(Role.ADMIN)
  @Query(() => MailMessage, {
    nullable: true,
    description: 'One mail message. Null if there is none with this id.',
  })
  mailMessage(
    @UuidArg('id', { description: 'The id of the mail message.' }) id: string,
    @Ctx() { prisma }: Context,
  ): Promise<MailMessageRow | null> {
    return prisma.mailMessage.findUnique({ where: { id } });
  }

  @Access(Role.ADMIN)
  @Mutation(() => MailMessage, {
    description:
      'Sends a mail message that was not delivered. Fails with MAIL_FAILED if the provider ' +
      'refuses it, and with CONFLICT if it was already sent.',
  })
  async resendMailMessage(
    @UuidArg('id', { description: 'The id of the mail message.' }) id: string,
    @Ctx() context: Context,
  ): Promise<MailMessageRow> {
    const mailMessage = await context.prisma.mailMessage.findUnique({ where: { id } });
    if (!mailMessage) throw notFound('MailMessage');
    if (mailMessage.state === 'SENT') throw conflict('mailMessageSent', {});
    return deliverNow(context, id, ['PENDING', 'FAILED', 'STORED']);
  }
}
