import { accounts as amharicMessages } from '../shared/messages/am/adminAccounts.ts';
import { accounts as messages } from '../shared/messages/en/adminAccounts.ts';
import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { transactionAs } from '../database/transaction.ts';
import { duplicate, isFailure, notFound } from '../errors.ts';
import type { AccountLink, MailMessageState, Prisma } from '../generated/prisma/client.ts';
import { accountMailWords, storeMailInLanguage } from '../mail/accountMail.ts';
import { linkAddress } from '../mail/accountLinks.ts';
import { deliverNow } from '../mail/deliverMailMessage.ts';
import { lockAsAdmin } from '../session/accountState.ts';
import { countAttempt } from '../session/attempts.ts';
import { limits } from '../session/limits.ts';
import { endLinks, lockSubject, openLink } from './links.ts';

/** An invitation, with its link if no mail message delivers it. */
export interface HandedInvitation {
  invitation: AccountLink;
  link: string | null;
  delivery: MailMessageState | null;
}

/** Open invitations. Expired ones are open until they are withdrawn or sent again. */
export const openInvitations = { kind: 'INVITATION', endedAt: null } as const;

/**
 * Invites somebody, by mail if there is a mail provider.
 * @throws CONFLICT if the address has an account or an invitation already, FORBIDDEN if the viewer
 * is no longer an ADMIN
 */
export async function invite(
  context: Context,
  values: Pick<AccountLink, 'email' | 'roles' | 'language'>,
): Promise<HandedInvitation> {
  const { prisma } = context;
  const viewer = requireViewer(context);
  await countAttempt(context, `invitations by ${viewer.id}`, limits.invitationsByAdmin);
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

/**
 * Sends an invitation again with another link and ends the former one.
 * @throws NOT_FOUND if it was used, withdrawn or sent again since, FORBIDDEN as in `invite`
 */
export async function inviteAgain(context: Context, id: string): Promise<HandedInvitation> {
  const { prisma } = context;
  const viewer = requireViewer(context);
  await countAttempt(context, `invitations by ${viewer.id}`, limits.invitationsByAdmin);
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
): Promise<HandedInvitation> {
  const { log, client } = context;
  const note = { user: requireViewer(context).id, link: invitation.id, address: client.address };
  log.info(note, event);
  if (mailMessageId === null) {
    return { invitation, link: linkAddress(context, invitation), delivery: null };
  }
  // If delivery fails now, the job tries again, and the list shows the state.
  const delivery = await deliverNow(context, mailMessageId).then(
    ({ state }) => state,
    (error: unknown) => {
      if (isFailure(error, 'MAIL_FAILED')) return 'PENDING' as const;
      throw error;
    },
  );
  return { invitation, link: null, delivery };
}
