import type { Context } from '../../context.ts';
import type {
  AuthenticationChallenge,
  ChallengePurpose,
  Prisma,
} from '../../generated/prisma/client.ts';
import { hashOf } from '../tokens.ts';

/** Minutes for which a challenge is good. */
export const challengeMinutes = 5;

const validity = challengeMinutes * 60_000;

interface Storage extends Pick<Context, 'now'> {
  prisma: Pick<Prisma.TransactionClient, 'authenticationChallenge'>;
}

/** @param value random, and never stored itself */
export async function storeChallenge(
  { prisma, now }: Storage,
  value: string,
  of: Pick<AuthenticationChallenge, 'purpose' | 'userId'> & { passwordDigest?: string },
): Promise<void> {
  const expiresAt = new Date(now().getTime() + validity);
  await prisma.authenticationChallenge.create({ data: { ...of, hash: hashOf(value), expiresAt } });
}

/** Finds a challenge that is still good, and leaves it so. */
export function findChallenge({ prisma, now }: Storage, value: string, purpose: ChallengePurpose) {
  return prisma.authenticationChallenge.findFirst({
    where: { hash: hashOf(value), purpose, expiresAt: { gt: now() } },
    include: { user: true },
  });
}

/**
 * Uses a challenge up.
 * @param userId whose it must be; null for whoever signs in with a passkey alone
 * @returns when it was issued; null where it is not good (any more): of several at once, for all but one
 */
export async function takeChallenge(
  { prisma, now }: Storage,
  value: string,
  purpose: ChallengePurpose,
  userId: string | null,
): Promise<Date | null> {
  const where = { hash: hashOf(value), purpose, userId, expiresAt: { gt: now() } };
  const found = await prisma.authenticationChallenge.findFirst({ where });
  if (!found) return null;
  const { count } = await prisma.authenticationChallenge.deleteMany({ where });
  return count === 1 ? new Date(found.expiresAt.getTime() - validity) : null;
}
