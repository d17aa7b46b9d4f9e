import type { Context } from '../../context.ts';
import type { AuthenticationChallenge, ChallengePurpose } from '../../generated/prisma/client.ts';
import { hashOf } from '../tokens.ts';

/** Minutes for which a challenge is good. */
export const challengeMinutes = 5;

type Storage = Pick<Context, 'prisma' | 'now'>;

/** @param value random, and never stored itself */
export async function storeChallenge(
  { prisma, now }: Storage,
  value: string,
  of: Pick<AuthenticationChallenge, 'purpose' | 'userId'> & { passwordDigest?: string },
): Promise<void> {
  const expiresAt = new Date(now().getTime() + challengeMinutes * 60_000);
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
 * @returns whether it was good until now: of several at once, true for one
 */
export async function takeChallenge(
  { prisma, now }: Storage,
  value: string,
  purpose: ChallengePurpose,
  userId: string | null,
): Promise<boolean> {
  const { count } = await prisma.authenticationChallenge.deleteMany({
    where: { hash: hashOf(value), purpose, userId, expiresAt: { gt: now() } },
  });
  return count === 1;
}
