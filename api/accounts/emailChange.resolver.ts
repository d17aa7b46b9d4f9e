import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { accounts as messages } from '../shared/messages/en/adminAccounts.ts';
import { Access, requireViewer, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { transaction, transactionAs } from '../database/transaction.ts';
import { conflict, fieldFailure } from '../errors.ts';
import type { Prisma, User as UserRow } from '../generated/prisma/client.ts';
import { accountMailWords, storeMailInLanguage } from '../mail/accountMail.ts';
import { deliverSoon } from '../mail/deliverMailMessage.ts';
import { parseInput } from '../parseInput.ts';
import { withdrawLinks } from '../session/accountState.ts';
import { countAttempt } from '../session/attempts.ts';
import { limits } from '../session/limits.ts';
import { isPassword } from '../session/passwords.ts';
import { lockUser } from '../session/sessions.ts';
import { emailChangeRules } from '../shared/accounts/account.rules.ts';
import { lockAddress, openLink, readLink, refused, TokenArg, useUpLink } from './links.ts';
import { User } from '../session/session.types.ts';

@Resolver()
export class EmailChangeResolver {
  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Mutation(() => Boolean, {
    description:
      'Sends a link to the new email address of the viewer and a notice to the current one. ' +
      'The link works once, for a day. The address changes only when the link is confirmed. ' +
      'The response does not reveal whether another account has the address. Fails with ' +
      'BAD_USER_INPUT, naming the field, with CONFLICT without a mail provider, and with ' +
      'TOO_MANY_REQUESTS after many attempts.',
  })
  async requestEmailChange(
    @Arg('email', () => String, { description: 'The new email address.' }) given: string,
    @Arg('password', () => String, { description: 'The password of the viewer.' }) typed: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { prisma, server, log, client } = context;
    const viewer = requireViewer(context);
    const { fields } = messages.changeEmail;
    const input = { email: given, password: typed };
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
    log.info(
      { user: viewer.id, address: client.address },
      'a change of email address was asked for',
    );
    for (const id of stored) deliverSoon(context, id);
    return true;
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Mutation(() => User, {
    description: `Changes the email address of the viewer to the one that received the link. ${refused} Fails with CONFLICT if another account has the address by now.`,
  })
  async confirmEmailChange(@TokenArg() token: string, @Ctx() context: Context): Promise<UserRow> {
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
}

async function storeConfirmation(
  context: Context,
  tx: Prisma.TransactionClient,
  { id: userId, language }: UserRow,
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
  user: UserRow,
  happened: 'emailChangeAsked' | 'emailChanged',
  newAddress: string,
): Promise<string | null> {
  const words = accountMailWords(user.language)[happened];
  return storeMailInLanguage(tx, context, user, { ...words, opening: [words.opening(newAddress)] });
}
