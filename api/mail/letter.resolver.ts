import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import { z } from 'zod';
import { type Connection, PageArgs, pageRequest, toConnection } from '../content/connection.ts';
import type { Context } from '../context.ts';
import { conflict, notFound } from '../errors.ts';
import type { Letter as LetterRow } from '../generated/prisma/client.ts';
import { Letter, LetterConnection } from '../inquiry/inquiry.types.ts';
import { deliverNow } from './deliverLetter.ts';

const isLetterKey = (value: unknown): value is [string] =>
  z.tuple([z.uuid()]).safeParse(value).success;

@Resolver(() => Letter)
export class LetterResolver {
  @Access(Role.ADMIN)
  @Query(() => LetterConnection, {
    description: 'The letters that the site wrote, the latest first.',
  })
  async letters(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('undelivered', () => Boolean, {
      defaultValue: false,
      description: 'Only those that did not go out by mail.',
    })
    undelivered: boolean,
    @Ctx() { prisma }: Context,
  ): Promise<Connection<LetterRow>> {
    const { take, afterKey } = pageRequest(page, isLetterKey);
    const rows = await prisma.letter.findMany({
      where: {
        ...(afterKey && { id: { lt: afterKey[0] } }),
        ...(undelivered && { state: { not: 'SENT' } }),
      },
      // The ids begin with the time at which they were made.
      orderBy: { id: 'desc' },
      take,
    });
    return toConnection(rows, page, ({ id }) => [id]);
  }

  @Access(Role.ADMIN)
  @Mutation(() => Letter, {
    description:
      'Sends a letter that was not delivered. Fails with MAIL_FAILED when the provider refuses it, and with CONFLICT when it went out already.',
  })
  async sendLetterAgain(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Ctx() context: Context,
  ): Promise<LetterRow> {
    const letter = z.uuid().safeParse(id).success
      ? await context.prisma.letter.findUnique({ where: { id } })
      : null;
    if (!letter) throw notFound('letter');
    if (letter.state === 'SENT') throw conflict('This letter has been sent already.');
    return deliverNow(context, id, ['PENDING', 'FAILED', 'KEPT']);
  }
}
