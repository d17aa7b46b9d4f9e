import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { needsConfirmation, requireConfirmation } from '../session/secondFactor/confirmIdentity.ts';
import { Access, Public, requireViewer, Role, type Viewer } from '../access.ts';
import { UuidArg } from '../uuidArg.ts';
import type { Context } from '../context.ts';
import { setActingAccount, transaction, transactionAs } from '../database/transaction.ts';
import { accountDisabled, orNotFound } from '../errors.ts';
import type { AccountLink, Prisma, User } from '../generated/prisma/client.ts';
import { linkAddress } from '../mail/accountLinks.ts';
import { accountMailWords, storeMailInLanguage } from '../mail/accountMail.ts';
import { deliverSoon } from '../mail/deliverMailMessage.ts';
import { lockAsAdmin, withdrawLinks } from '../session/accountState.ts';
import { countAttempt } from '../session/attempts.ts';
import { limits } from '../session/limits.ts';
import { lockUser } from '../session/sessions.ts';
import { SentPasswordReset } from './account.types.ts';
import { choosePassword } from './choosePassword.ts';
import { openLink, readLink, refused, TokenArg, useUpLink } from './links.ts';
import { sendAccountLink } from './sendAccountLink.ts';

@Resolver()
export class PasswordResetResolver {
  @Public()
  @Mutation(() => Boolean, {
    description:
      'Sends a link to choose a new password to the address, if an account has it. The link ' +
      'works once, for 30 minutes. The response is the same if no account has the address. ' +
      'Fails with CONFLICT without a mail provider. Fails with TOO_MANY_REQUESTS if there ' +
      'are, in 15 minutes, more than 3 requests for one account from one network address, 10 ' +
      'for one account, or 20 from one network address.',
  })
  async requestPasswordReset(
    @Arg('email', () => String, { description: 'The email address, in upper or lower case.' })
    address: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { prisma, log, client } = context;
    await sendAccountLink(context, 'password resets', address, async (email) => {
      const user = await prisma.user.findUnique({ where: { email } });
      log.info({ account: user?.id, address: client.address }, 'a password reset was asked for');
      if (!user || user.disabledAt) return null;
      return (await openReset(context, user, null)).mailMessageId;
    });
    return true;
  }

  @Access(Role.ADMIN)
  @Mutation(() => SentPasswordReset, {
    description: `Sends an account a link to choose a new password. The link works once, for 30 minutes. Fails with NOT_FOUND, with FORBIDDEN for a disabled account, and with TOO_MANY_REQUESTS after 5 links to one account in 15 minutes. ${needsConfirmation}`,
  })
  async sendPasswordReset(
    @UuidArg('id', { description: 'The id of the account.' }) id: string,
    @Ctx() context: Context,
  ): Promise<SentPasswordReset> {
    await requireConfirmation(context);
    const { prisma, log, client } = context;
    const viewer = requireViewer(context);
    const user = orNotFound(await prisma.user.findUnique({ where: { id } }), 'Account');
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

  @Public()
  @Mutation(() => String, {
    description: `Sets a new password and ends all sessions of the account. Returns the email address for signing in. ${refused} Fails with BAD_USER_INPUT if the password is too weak.`,
  })
  async resetPassword(
    @TokenArg() token: string,
    @Arg('newPassword', () => String, { description: 'The password; at least 12 characters.' })
    newPassword: string,
    @Ctx() context: Context,
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
