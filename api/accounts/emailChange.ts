import { accounts as messages } from '../shared/messages/en/adminAccounts.ts';
import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { transaction, transactionAs } from '../database/transaction.ts';
import { conflict, fieldFailure } from '../errors.ts';
import type { Prisma, User } from '../generated/prisma/client.ts';
import { accountMailWords, storeMailInLanguage } from '../mail/accountMail.ts';
import { deliverSoon } from '../mail/deliverMailMessage.ts';
import { parseInput } from '../parseInput.ts';
import { withdrawLinks } from '../session/accountState.ts';
import { countAttempt } from '../session/attempts.ts';
import { limits } from '../session/limits.ts';
import { isPassword } from '../session/passwords.ts';
import { lockUser } from '../session/sessions.ts';
import { emailChangeRules } from '../shared/accounts/account.rules.ts';
import { lockAddress, openLink, readLink, useUpLink } from './links.ts';

/**
 * Sends a link to the new address and a notice to the current one. If the new address has an
 * account, it gets no mail and the response is the same.
 * @throws BAD_USER_INPUT, TOO_MANY_REQUESTS, CONFLICT without a mail provider
 */
export async function requestEmailChange(context: Context, input: object): Promise<void> {
  const { prisma, server, log, client } = context;
  const viewer = requireViewer(context);
  const { fields } = messages.changeEmail;
  const { email, password } = parseInput(emailChangeRules, input, fields);
  await countAttempt(context, `change of address by ${viewer.id}`, limits.ownPassword);
  const user = await prisma.user.findUniqueOrThrow({ where: { id: viewer.id } });
  if (!(await isPassword(password, user.passwordHash))) {
    throw fieldFailure({ password: { code: 'wrongPassword', values: {} } }, fields);
  }
  if (email === user.email)
    throw fieldFailure({ email: { code: 'duplicate', values: {} } }, fields);
  if (!server.sendsMail) throw conflict('noMailProvider', {});
  const stored = await transaction(prisma, async (tx) => {
    await lockUser(tx, user.id);
    const isTaken = (await tx.user.count({ where: { email } })) > 0;
    const confirmation = isTaken ? [] : [await storeConfirmation(context, tx, user, email)];
    return [await storeNotice(context, tx, user, 'emailChangeAsked', email), ...confirmation];
  });
  log.info({ user: viewer.id, address: client.address }, 'a change of email address was asked for');
  for (const id of stored) deliverSoon(context, id);
}

/**
 * Changes the address of the viewer, with the link that was sent to the new address.
 * @throws LINK_REFUSED, CONFLICT if another account has the address by now
 */
export async function confirmEmailChange(context: Context, token: string): Promise<User> {
  const { prisma, sessions, log, client, now } = context;
  const link = await readLink(context, token, 'EMAIL_CHANGE');
  const { email } = link;
  const id = requireViewer(context).id;
  const { user, notice } = await sessions.ending(() =>
    transactionAs(prisma, id, async (tx) => {
      await lockUser(tx, id);
      await useUpLink(context, tx, link);
      await lockAddress(tx, email);
      if (await tx.user.findUnique({ where: { email } })) throw conflict('addressTaken', {});
      const former = await tx.user.findUniqueOrThrow({ where: { id } });
      const data = { email, version: { increment: 1 } };
      const user = await tx.user.update({ where: { id }, data });
      await withdrawLinks(tx, id, now());
      const created = { createdBy: former.email, endedAt: null };
      // They end when the account loses the role ADMIN.
      await tx.accountLink.updateMany({ where: created, data: { createdBy: email } });
      return { user, notice: await storeNotice(context, tx, former, 'emailChanged', email) };
    }),
  );
  deliverSoon(context, notice);
  log.info({ user: id, link: link.id, address: client.address }, 'an email address was changed');
  return user;
}

async function storeConfirmation(
  context: Context,
  tx: Prisma.TransactionClient,
  { id: userId, language }: User,
  email: string,
): Promise<string | null> {
  const link = await openLink(tx, context, { kind: 'EMAIL_CHANGE', userId, email, language });
  const { emailConfirmation: words } = accountMailWords(language);
  return storeMailInLanguage(tx, context, link, { ...words, opening: [words.opening] }, link);
}

/** Stores a notice to the address of `user`, which the change may already have replaced. */
function storeNotice(
  context: Context,
  tx: Prisma.TransactionClient,
  user: User,
  happened: 'emailChangeAsked' | 'emailChanged',
  newAddress: string,
): Promise<string | null> {
  const words = accountMailWords(user.language)[happened];
  return storeMailInLanguage(tx, context, user, { ...words, opening: [words.opening(newAddress)] });
}
