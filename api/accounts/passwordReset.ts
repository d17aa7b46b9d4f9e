import { requireViewer, type Viewer } from '../access.ts';
import type { Context } from '../context.ts';
import { setActingAccount, transaction, transactionAs } from '../database/transaction.ts';
import { accountDisabled, notFound } from '../errors.ts';
import type { AccountLink, Prisma, User } from '../generated/prisma/client.ts';
import { linkAddress } from '../mail/accountLinks.ts';
import { accountMailWords, storeMailInLanguage } from '../mail/accountMail.ts';
import { deliverSoon } from '../mail/deliverMailMessage.ts';
import { lockAsAdmin, withdrawLinks } from '../session/accountState.ts';
import { countAttempt } from '../session/attempts.ts';
import { limits } from '../session/limits.ts';
import { lockUser } from '../session/sessions.ts';
import type { SentPasswordReset } from './account.types.ts';
import { choosePassword } from './choosePassword.ts';
import { openLink, readLink, useUpLink } from './links.ts';
import { sendAccountLink } from './sendAccountLink.ts';

/**
 * Sends a link to choose a new password if an account has the address.
 * @throws TOO_MANY_REQUESTS, CONFLICT without a mail provider; both are the same if no account has
 * the address
 */
export async function requestPasswordReset(context: Context, address: string): Promise<void> {
  const { prisma, log, client } = context;
  await sendAccountLink(context, 'password resets', address, async (email) => {
    const user = await prisma.user.findUnique({ where: { email } });
    log.info({ account: user?.id, address: client.address }, 'a password reset was asked for');
    if (!user || user.disabledAt) return null;
    return (await openReset(context, user, null)).mailMessageId;
  });
}

/**
 * Sends such a link to another account.
 * @returns when the link expires, and the link to hand over if there is no mail provider
 * @throws NOT_FOUND, FORBIDDEN for a disabled account, TOO_MANY_REQUESTS
 */
export async function sendPasswordReset(context: Context, id: string): Promise<SentPasswordReset> {
  const { prisma, log, client } = context;
  const viewer = requireViewer(context);
  const user = await prisma.user.findUnique({ where: { id } });
  if (!user) throw notFound('Account');
  if (user.disabledAt) throw accountDisabled();
  await countAttempt(context, `password resets sent to ${id}`, limits.passwordResetsToAccount);
  const { link, mailMessageId } = await openReset(context, user, viewer);
  const note = { user: viewer.id, account: id, link: link.id, address: client.address };
  log.info(note, 'an admin sent a password reset');
  const { expiresAt } = link;
  if (mailMessageId === null) return { expiresAt, link: linkAddress(context, link) };
  deliverSoon(context, mailMessageId);
  return { expiresAt, link: null };
}

interface OpenedReset {
  link: AccountLink;
  mailMessageId: string | null;
}

function openReset(context: Context, user: User, by: Viewer | null): Promise<OpenedReset> {
  const { prisma } = context;
  const { id: userId, email, language } = user;
  return transactionAs(prisma, by?.id ?? '', async (tx) => {
    if (by) await lockAsAdmin(tx, by.id);
    await lockUser(tx, userId);
    const link = await openLink(tx, context, {
      kind: 'PASSWORD_RESET',
      userId,
      email,
      language,
      ...(by && { createdBy: by.email }),
    });
    const { passwordReset: words } = accountMailWords(language);
    const mail = { ...words, opening: [words.opening(email), words.link] };
    return { link, mailMessageId: await storeMailInLanguage(tx, context, user, mail, link) };
  });
}

/**
 * Sets the password that was chosen with a link, and ends all sessions of the account.
 * @returns the email address for signing in
 * @throws LINK_REFUSED, BAD_USER_INPUT for a weak password
 */
export async function resetPassword(
  context: Context,
  token: string,
  newPassword: string,
): Promise<string> {
  const { prisma, sessions, log, client } = context;
  const link = await readLink(context, token, 'PASSWORD_RESET');
  const passwordHash = await choosePassword(context, newPassword, link.email);
  const mailMessageId = await sessions.ending(() =>
    transaction(prisma, (tx) => replace(context, tx, link, passwordHash)),
  );
  deliverSoon(context, mailMessageId);
  log.info(
    { account: link.userId, link: link.id, address: client.address },
    'a password was reset by a link',
  );
  return link.email;
}

async function replace(
  context: Context,
  tx: Prisma.TransactionClient,
  link: AccountLink,
  passwordHash: string,
): Promise<string | null> {
  const { now } = context;
  const id = link.userId ?? '';
  await setActingAccount(tx, id);
  await lockUser(tx, id);
  await useUpLink(context, tx, link);
  const user = await tx.user.update({ where: { id }, data: { passwordHash } });
  await tx.session.deleteMany({ where: { userId: id } });
  await withdrawLinks(tx, id, now());
  const { passwordChanged: words } = accountMailWords(user.language);
  const mail = { ...words, opening: [words.opening(user.email)] };
  return storeMailInLanguage(tx, context, user, mail);
}
