import { randomBytes } from 'node:crypto';
import type { PrismaClient } from '../generated/prisma/client.ts';

/**
 * The secret that signs sessions: the configured one, or one that the first start stores in the
 * database, so that all processes have the same.
 */
export async function sessionSecret(prisma: PrismaClient, configured: string): Promise<string> {
  if (configured) return configured;
  await prisma.siteState.upsert({ where: { id: 1 }, create: {}, update: {} });
  await prisma.siteState.updateMany({
    where: { id: 1, sessionSecret: null },
    data: { sessionSecret: randomBytes(48).toString('base64url') },
  });
  const { sessionSecret: secret } = await prisma.siteState.findUniqueOrThrow({ where: { id: 1 } });
  if (!secret) throw new Error('The session secret was removed while the server started.');
  return secret;
}
