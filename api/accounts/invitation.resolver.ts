import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { accounts as messages } from '../shared/messages/en/adminAccounts.ts';
import { Access, requireViewer, Role } from '../access.ts';
import { UuidArg } from '../uuidArg.ts';
import type { Context } from '../context.ts';
import { transactionAs } from '../database/transaction.ts';
import { notFound } from '../errors.ts';
import type { AccountLink, MailMessageState } from '../generated/prisma/client.ts';
import { parseInput } from '../parseInput.ts';
import { needsConfirmation, requireConfirmation } from '../session/secondFactor/confirmIdentity.ts';
import { invitationRules } from '../shared/accounts/account.rules.ts';
import { Invitation, InvitationInput, OpenedInvitation } from './invitation.types.ts';
import { type HandedInvitation, invite, inviteAgain, openInvitations } from './invitations.ts';
import { endLinks } from './links.ts';

@Resolver()
export class InvitationResolver {
  @Access(Role.ADMIN)
  @Query(() => [Invitation], { description: 'The open invitations, the newest first.' })
  async invitations(@Ctx() context: Context): Promise<Invitation[]> {
    const rows = await context.prisma.accountLink.findMany({
      where: openInvitations,
      orderBy: { createdAt: 'desc' },
      include: { mailMessages: { select: { state: true } } },
    });
    return rows.map((row) => shown(context, row, row.mailMessages[0]?.state ?? null));
  }

  @Access(Role.ADMIN)
  @Mutation(() => OpenedInvitation, {
    description: `Invites somebody to have an account. The link works once, for 7 days. Fails with CONFLICT, naming the field, if the address has an account or an invitation, and with TOO_MANY_REQUESTS after 30 invitations in an hour. ${needsConfirmation}`,
  })
  async createInvitation(
    @Arg('input', () => InvitationInput, {
      description: 'The address, roles and language of the invitation.',
    })
    input: InvitationInput,
    @Ctx() context: Context,
  ): Promise<OpenedInvitation> {
    const values = parseInput(invitationRules, input, messages.invite.fields);
    await requireConfirmation(context);
    return opened(context, await invite(context, values));
  }

  @Access(Role.ADMIN)
  @Mutation(() => OpenedInvitation, {
    description: `Sends an invitation again with a new link. The former link stops working. Fails with NOT_FOUND if the invitation was accepted, withdrawn or sent again since. ${needsConfirmation}`,
  })
  async resendInvitation(
    @UuidArg('id', { description: 'The id of the invitation.' }) id: string,
    @Ctx() context: Context,
  ): Promise<OpenedInvitation> {
    await requireConfirmation(context);
    return opened(context, await inviteAgain(context, id));
  }

  @Access(Role.ADMIN)
  @Mutation(() => ID, {
    description:
      'Withdraws an invitation, so that its link stops working, and returns the id. Fails ' +
      'with NOT_FOUND if the invitation was accepted, withdrawn or sent again since.',
  })
  async withdrawInvitation(
    @UuidArg('id', { description: 'The id of the invitation.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    const { prisma, log, client, now } = context;
    const which = { ...openInvitations, id };
    const viewer = requireViewer(context);
    await transactionAs(prisma, viewer.id, async (tx) => {
      if ((await endLinks(tx, which, 'WITHDRAWN', now())) === 0) throw notFound('Invitation');
    });
    const note = { user: viewer.id, link: id, address: client.address };
    log.info(note, 'an invitation was withdrawn');
    return id;
  }
}

const opened = (
  context: Context,
  { invitation, link, delivery }: HandedInvitation,
): OpenedInvitation => ({ invitation: shown(context, invitation, delivery), link });

const shown = (
  { now }: Context,
  row: AccountLink,
  delivery: MailMessageState | null,
): Invitation => ({
  ...row,
  isExpired: row.expiresAt <= now(),
  delivery,
});
