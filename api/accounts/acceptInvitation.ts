import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { actAs } from '../database/actAs.ts';
import { transaction } from '../database/transaction.ts';
import { conflict, wrongCredentials } from '../errors.ts';
import { beginSession } from '../session/beginSession.ts';
import type { Session } from '../session/session.types.ts';
import { choosePassword } from './choosePassword.ts';
import { lockAddress, readLink, useUpLink } from './links.ts';

/**
 * Makes the account to which somebody was invited, and signs in.
 * @throws LINK_REFUSED, BAD_USER_INPUT for a weak password, CONFLICT where the address has an account
 *   meanwhile.
 */
export async function acceptInvitation(
  context: Context,
  token: string,
  newPassword: string,
): Promise<Session> {
  const { prisma, now, log, client } = context;
  const link = await readLink(context, token, 'INVITATION');
  const { email, roles, language } = link;
  const passwordHash = await choosePassword(context, newPassword, email);
  const user = await transaction(prisma, async (tx) => {
    await useUpLink(context, tx, link);
    await lockAddress(tx, email);
    if (await tx.user.findUnique({ where: { email } })) throw conflict('addressTaken', {});
    const id = randomUUID();
    // Nobody else makes the account.
    await actAs(tx, id);
    return tx.user.create({ data: { id, email, roles, language, passwordHash, createdAt: now() } });
  });
  log.info({ user: user.id, link: link.id, address: client.address }, 'an invitation was accepted');
  const session = await beginSession(context, user);
  // Somebody changed the account within this very moment.
  if (!session) throw wrongCredentials();
  return session;
}
