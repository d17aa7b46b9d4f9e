import type { Context } from '../../context.ts';
import type {
  AuthenticationChallenge,
  ChallengePurpose,
  Prisma,
} from '../../generated/prisma/client.ts';
import { hashOf } from '../tokens.ts';

/** The lifetime of a challenge, in minutes. */
export const challengeMinutes = 5;

const validity = challengeMinutes * 60_000;

interface Storage extends Pick<Context, 'now'> {
  prisma: Pick<Prisma.TransactionClient, 'authenticationChallenge'>;
}

/** @param value a random value, which is not stored itself */
export async function storeChallenge(
  { prisma, now }: Storage,
  value: string,
  of: Pick<AuthenticationChallenge, 'purpose' | 'userId'> & { passwordDigest?: string },
): Promise<void> {
  const expiresAt = new Date(now().getTime() + validity);
  await prisma.authenticationChallenge.create({ data: { ...of, hash: hashOf(value), expiresAt } });
}

/** Finds a valid challenge without using it up. */
export function findChallenge({ prisma, now }: Storage, value: string, purpose: ChallengePurpose) {
  return prisma.authenticationChallenge.findFirst({
    where: { hash: hashOf(value), purpose, expiresAt: { gt: now() } },
    include: { user: true },
  });
}

/**
 * Uses up a challenge.
 * @param userId the account of the challenge; null for a sign-in with only a passkey
 * @returns when it was issued; null if it is not valid; of several calls at the same time, one gets
 * a value
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
