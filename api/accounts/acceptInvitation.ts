import { accounts } from '../shared/messages/en/adminAccounts.ts';
import { adminSecurity } from '../shared/messages/en/adminSecurity.ts';
import type { Context } from '../context.ts';
import { setActingAccount, transaction } from '../database/transaction.ts';
import { conflict, passkeyRefused, wrongCredentials } from '../errors.ts';
import type { AccountLink, Prisma, User } from '../generated/prisma/client.ts';
import { parseInput } from '../parseInput.ts';
import { beginSession } from '../session/beginSession.ts';
import { passkeyRules } from '../shared/session/secondFactor/passkey.rules.ts';
import { registrationOptions, verifiedRegistration } from '../session/secondFactor/passkeys.ts';
import type { Session } from '../session/session.types.ts';
import { accountNameRules } from '../shared/accounts/account.rules.ts';
import { choosePassword, countLink } from './choosePassword.ts';
import { lockAddress, readLink, useUpLink } from './links.ts';

/**
 * Creates the account of an invitation, with a password, and signs in.
 * @throws LINK_REFUSED, BAD_USER_INPUT for a weak password, CONFLICT if an account has this address
 * by now
 */
export async function acceptInvitation(
  context: Context,
  token: string,
  { newPassword, accountName }: { newPassword: string; accountName: string },
): Promise<Session> {
  const link = await readLink(context, token, 'INVITATION');
  const named = nameOf(accountName);
  const passwordHash = await choosePassword(context, newPassword, link.email);
  return open(context, await makeAccount(context, link, { passwordHash, ...named }));
}

/**
 * Starts the creation of a passkey that accepts an invitation.
 * @throws LINK_REFUSED, TOO_MANY_REQUESTS
 */
export async function invitationPasskeyOptions(context: Context, token: string): Promise<object> {
  const { id, email } = await readLink(context, token, 'INVITATION');
  await countLink(context);
  return registrationOptions(context, { id, email }, { isNew: true });
}

/**
 * Creates the account of an invitation, with a passkey, and signs in. The account has no
 * password until its owner chooses one.
 * @throws LINK_REFUSED, INVALID_CREDENTIALS for an invalid passkey, CONFLICT if an account has this
 * address by now
 */
export async function acceptInvitationWithPasskey(
  context: Context,
  token: string,
  given: { name: string; response: object; accountName: string },
): Promise<Session> {
  const link = await readLink(context, token, 'INVITATION');
  await countLink(context);
  const named = parseInput(passkeyRules, { name: given.name }, adminSecurity.passkeys.fields);
  const { name } = nameOf(given.accountName);
  const passkey = await verifiedRegistration(context, null, given.response);
  if (!passkey) throw passkeyRefused();
  const user = await makeAccount(
    context,
    link,
    { passwordHash: '', name },
    async (tx, { id: userId }) => {
      const data = { ...passkey, ...named, userId, createdAt: context.now() };
      const { count } = await tx.passkey.createMany({ data, skipDuplicates: true });
      if (count === 0) throw passkeyRefused();
    },
  );
  return open(context, user, { isSecondFactorGiven: true });
}

const nameOf = (name: string) => parseInput(accountNameRules, { name }, accounts.fields);

/** The account takes the id of its invitation, because the passkey was created for this id. */
async function makeAccount(
  context: Context,
  link: AccountLink,
  given: Pick<User, 'passwordHash' | 'name'>,
  writeWith?: (tx: Prisma.TransactionClient, user: User) => Promise<void>,
): Promise<User> {
  const { prisma, now, log, client } = context;
  const { id, email, roles, language } = link;
  const user = await transaction(prisma, async (tx) => {
    await useUpLink(context, tx, link);
    await lockAddress(tx, email);
    if (await tx.user.findUnique({ where: { email } })) throw conflict('addressTaken', {});
    // The new account acts itself.
    await setActingAccount(tx, id);
    const data = { id, email, roles, language, ...given, createdAt: now() };
    const made = await tx.user.create({ data });
    await writeWith?.(tx, made);
    return made;
  });
  log.info({ user: user.id, link: link.id, address: client.address }, 'an invitation was accepted');
  return user;
}

async function open(
  context: Context,
  user: User,
  how: { isSecondFactorGiven?: boolean } = {},
): Promise<Session> {
  const session = await beginSession(context, user, how);
  // Another request changed the account at the same moment.
  if (!session) throw wrongCredentials();
  return session;
}
