import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { accounts as messages } from '../shared/messages/en/adminAccounts.ts';
import { Access, requireViewer, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { transactionAs } from '../database/transaction.ts';
import { duplicate, isMailFailed, notFound } from '../errors.ts';
import type { AccountLink, MailMessageState, Prisma } from '../generated/prisma/client.ts';
import { parseInput } from '../parseInput.ts';
import { needsConfirmation, requireConfirmation } from '../session/secondFactor/confirmIdentity.ts';
import { invitationRules } from '../shared/accounts/account.rules.ts';
import { Invitation, InvitationInput, OpenedInvitation } from './invitation.types.ts';
import { endLinks, lockSubject, openLink } from './links.ts';
import { accounts as amharicMessages } from '../shared/messages/am/adminAccounts.ts';
import { accountMailWords, storeMailInLanguage } from '../mail/accountMail.ts';
import { linkAddress } from '../mail/accountLinks.ts';
import { deliverNow } from '../mail/deliverMailMessage.ts';
import { lockAsAdmin } from '../session/accountState.ts';
import { countAttempt } from '../session/attempts.ts';

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
    const { prisma } = context;
    const viewer = requireViewer(context);
    await countAttempt(context, `invitations by ${viewer.id}`, invitationsPerAdmin);
    const link = { kind: 'INVITATION', ...values, createdBy: viewer.email } as const;
    const opened = await transactionAs(prisma, viewer.id, async (tx) => {
      await lockAsAdmin(tx, viewer.id);
      await lockSubject(tx, link);
      const { email } = values;
      const isTaken = (await tx.user.count({ where: { email } })) > 0;
      const isInvited = (await tx.accountLink.count({ where: { ...openInvitations, email } })) > 0;
      if (isTaken || isInvited) throw duplicate('email', messages.invite.fields);
      return storeInvitation(context, tx, link);
    });
    return hand(context, opened, 'somebody was invited');
  }

  @Access(Role.ADMIN)
  @Mutation(() => OpenedInvitation, {
    description: `Sends an invitation again with a new link. The former link stops working. Fails with NOT_FOUND if the invitation was accepted, withdrawn or sent again since. ${needsConfirmation}`,
  })
  async resendInvitation(
    @Arg('id', () => ID, { description: 'The id of the invitation.' }) sent: string,
    @Ctx() context: Context,
  ): Promise<OpenedInvitation> {
    await requireConfirmation(context);
    const id = idOf(sent);
    const { prisma } = context;
    const viewer = requireViewer(context);
    await countAttempt(context, `invitations by ${viewer.id}`, invitationsPerAdmin);
    const opened = await transactionAs(prisma, viewer.id, async (tx) => {
      await lockAsAdmin(tx, viewer.id);
      const former = await tx.accountLink.findFirst({ where: { ...openInvitations, id } });
      if (!former) throw notFound('Invitation');
      const { kind, email, roles, language } = former;
      const link = { kind, email, roles, language, createdBy: viewer.email };
      await lockSubject(tx, link);
      const isOpen = (await endLinks(tx, { id }, 'REPLACED', context.now())) === 1;
      if (!isOpen) throw notFound('Invitation');
      return storeInvitation(context, tx, link);
    });
    return hand(context, opened, 'an invitation was sent again');
  }

  @Access(Role.ADMIN)
  @Mutation(() => ID, {
    description:
      'Withdraws an invitation, so that its link stops working, and returns the id. Fails ' +
      'with NOT_FOUND if the invitation was accepted, withdrawn or sent again since.',
  })
  async withdrawInvitation(
    @Arg('id', () => ID, { description: 'The id of the invitation.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    const { prisma, log, client, now } = context;
    const which = { ...openInvitations, id: idOf(id) };
    const viewer = requireViewer(context);
    await transactionAs(prisma, viewer.id, async (tx) => {
      if ((await endLinks(tx, which, 'WITHDRAWN', now())) === 0) throw notFound('Invitation');
    });
    const note = { user: viewer.id, link: id, address: client.address };
    log.info(note, 'an invitation was withdrawn');
    return id;
  }
}

function idOf(id: string): string {
  if (!z.uuid().safeParse(id).success) throw notFound('Invitation');
  return id;
}

const shown = (
  { now }: Context,
  row: AccountLink,
  delivery: MailMessageState | null,
): Invitation => ({
  ...row,
  isExpired: row.expiresAt <= now(),
  delivery,
});

/** The number of mail messages that one account may have sent to others. */
const invitationsPerAdmin = { limit: 30, seconds: 60 * 60 };

/** Open invitations. Expired ones are open until they are withdrawn or sent again. */
const openInvitations = { kind: 'INVITATION', endedAt: null } as const;

interface Stored {
  invitation: AccountLink;
  mailMessageId: string | null;
}

async function storeInvitation(
  context: Context,
  tx: Prisma.TransactionClient,
  link: Parameters<typeof openLink>[2] & { createdBy: string },
): Promise<Stored> {
  const invitation = await openLink(tx, context, link);
  const { invitation: words } = accountMailWords(link.language);
  const { roles } = { EN: messages, AM: amharicMessages }[link.language];
  const names = invitation.roles.map((role) => roles[role]).join(', ');
  const opening = [words.opening(link.createdBy), words.link(names)];
  const mail = { ...words, opening };
  const mailMessageId = await storeMailInLanguage(tx, context, link, mail, invitation);
  return { invitation, mailMessageId };
}

/** Sends the mail message, or returns the link if there is no mail provider. */
async function hand(
  context: Context,
  { invitation, mailMessageId }: Stored,
  event: string,
): Promise<OpenedInvitation> {
  const { log, client } = context;
  const note = { user: requireViewer(context).id, link: invitation.id, address: client.address };
  log.info(note, event);
  if (mailMessageId === null) {
    return { invitation: shown(context, invitation, null), link: linkAddress(context, invitation) };
  }
  // If delivery fails now, the job tries again, and the list shows the state.
  const delivery = await deliverNow(context, mailMessageId).then(
    ({ state }) => state,
    (error: unknown) => {
      if (isMailFailed(error)) return 'PENDING' as const;
      throw error;
    },
  );
  return { invitation: shown(context, invitation, delivery), link: null };
}
