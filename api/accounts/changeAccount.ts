import { z } from 'zod';
import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { transactionAs } from '../database/transaction.ts';
import { changedMeanwhile, conflict, notFound, orNotFound } from '../errors.ts';
import type { Prisma, User } from '../generated/prisma/client.ts';
import { isOnlyOne, lockAsAdmin } from '../session/accountState.ts';
import { requireConfirmation } from '../session/secondFactor/confirmIdentity.ts';
import { lockUser } from '../session/sessions.ts';
import type { SeenAccountArgs } from './account.types.ts';
import { endLinks } from './links.ts';

interface Change<Result> {
  /** The name of the event in the log. */
  event: string;
  /** Whether the account can manage accounts after the change. */
  staysAdmin: boolean;
  write: (tx: Prisma.TransactionClient, account: User) => Promise<Result>;
}

/**
 * Changes an account in one transaction. It first locks all accounts that may do this. So none of
 * them acts with a role that another one is removing, and at least one ADMIN remains.
 * @throws CONFIRMATION_REQUIRED, NOT_FOUND, CONFLICT if somebody else changed the account since or
 * it is the last ADMIN, FORBIDDEN if the viewer is no longer an ADMIN
 */
export async function changeAccount<Result>(
  context: Context,
  seen: SeenAccountArgs,
  { event, staysAdmin, write }: Change<Result>,
): Promise<Result> {
  const { prisma, sessions, log, client } = context;
  const viewer = requireViewer(context);
  await requireConfirmation(context);
  const note = { user: viewer.id, account: seen.id, address: client.address };
  try {
    const result = await sessions.ending(() =>
      transactionAs(prisma, viewer.id, async (tx) => {
        const admins = await lockAsAdmin(tx, viewer.id);
        const account = await lockAccount(tx, seen);
        if (isOnlyOne(admins, account.id) && !staysAdmin) throw conflict('lastAdmin', {});
        if (!staysAdmin) await withdrawLinksBy(tx, account, context.now());
        return write(tx, account);
      }),
    );
    log.info(note, event);
    return result;
  } catch (error) {
    log.warn({ ...note, err: error }, `refused: ${event}`);
    throw error;
  }
}

/**
 * Ends the links that an account created as ADMIN when it loses that role, because such a link can
 * make somebody an ADMIN.
 */
async function withdrawLinksBy(tx: Prisma.TransactionClient, { email }: User, now: Date) {
  await endLinks(tx, { createdBy: email }, 'WITHDRAWN', now);
}

async function lockAccount(tx: Prisma.TransactionClient, seen: SeenAccountArgs): Promise<User> {
  const { id, version } = seen;
  if (!z.uuid().safeParse(id).success) throw notFound('Account');
  await lockUser(tx, id);
  const account = orNotFound(await tx.user.findUnique({ where: { id } }), 'Account');
  if (account.version !== version) throw changedMeanwhile('Account');
  return account;
}
