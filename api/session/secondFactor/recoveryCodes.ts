import type { Prisma } from '../../generated/prisma/client.ts';
import { readableSecret } from '../readableSecret.ts';
import { hashOf } from '../tokens.ts';

/** How many an account has when they are new. */
const count = 10;

/** Of 120 bits, so a quick hash is as good as a slow one. */
const newCode = () => readableSecret(4, 6);

/** @param code as it was printed or typed, with any spaces and hyphens */
const codeHash = (userId: string, code: string) =>
  hashOf(`${userId} ${code.toLowerCase().replace(/[\s-]/g, '')}`);

/**
 * Replaces the recovery codes of an account.
 * @returns the new ones, which cannot be read again
 */
export async function replaceRecoveryCodes(
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ hash: codeHash(userId, code), userId })),
  });
  return codes;
}

/** Takes a recovery code, which is good once. */
export async function takeRecoveryCode(
  tx: Prisma.TransactionClient,
  userId: string,
  code: string,
): Promise<boolean> {
  const taken = await tx.recoveryCode.deleteMany({
    where: { hash: codeHash(userId, code), userId },
  });
  return taken.count === 1;
}
