import type { Prisma } from '../../generated/prisma/client.ts';
import { readableSecret } from '../readableSecret.ts';
import { hashOf } from '../tokens.ts';

/** The number of new recovery codes. */
const count = 10;

/** With 120 bits, so a fast hash is as secure as a slow one. */
const newCode = () => readableSecret(4, 6);

/** @param code as printed or typed, with any spaces and hyphens */
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

/** Uses up a recovery code, which works once. */
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
