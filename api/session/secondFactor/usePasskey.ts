import type { Context } from '../../context.ts';
import { transaction } from '../../database/transaction.ts';
import { passkeyRefused } from '../../errors.ts';
import type { Passkey, User } from '../../generated/prisma/client.ts';
import { deliverSoon } from '../../mail/deliverMailMessage.ts';
import { storeFactorMail } from './factorMail.ts';
import { verifiedPasskey } from './passkeys.ts';

type OwnedPasskey = Passkey & { user: User };

/**
 * Verifies the response of a passkey and uses it up.
 * @param userId the account of the challenge; null if there was none
 * @returns the account of the passkey
 * @throws INVALID_CREDENTIALS
 */
export async function usePasskey(
  context: Context,
  userId: string | null,
  response: object,
): Promise<User> {
  const verified = await verifiedPasskey(context, userId, response);
  if (!verified) throw passkeyRefused();
  const { passkey, newCounter, issuedAt } = verified;
  const { count } = await context.prisma.passkey.updateMany({
    where: {
      id: passkey.id,
      cloneSuspectedAt: null,
      // A passkey without a counter always sends 0.
      OR: [{ counter: { lt: newCounter } }, ...(newCounter === 0 ? [{ counter: 0 }] : [])],
    },
    data: { counter: newCounter, lastUsedAt: context.now() },
  });
  if (count === 1) return passkey.user;
  await suspectClone(context, passkey, issuedAt);
  throw passkeyRefused();
}

/**
 * A counter that decreases means that two devices have the passkey. Its owner is notified once. It
 * also decreases if two responses of one device arrive in the wrong order. A response to a
 * challenge issued after the last use cannot be one of these.
 */
async function suspectClone(
  context: Context,
  { id, name, user }: OwnedPasskey,
  issuedAt: Date,
): Promise<void> {
  const { prisma, now, log } = context;
  const { isSuspected, mail } = await transaction(prisma, async (tx) => {
    const { count } = await tx.passkey.updateMany({
      where: {
        id,
        cloneSuspectedAt: null,
        OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: issuedAt } }],
      },
      data: { cloneSuspectedAt: now() },
    });
    const isSuspected = count === 1;
    const happened = { event: 'cloned', name } as const;
    const mail = isSuspected ? await storeFactorMail(tx, context, user.email, happened) : null;
    return { isSuspected, mail };
  });
  if (!isSuspected) return;
  deliverSoon(context, mail);
  log.warn({ user: user.id, passkey: id }, 'a passkey may have been copied; it is refused');
}
