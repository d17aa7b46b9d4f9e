import type { PrismaClient } from '../generated/prisma/client.ts';

/** The email addresses of accounts by id, including removed accounts. */
export async function accountEmails(
  { prisma }: { prisma: PrismaClient },
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const unique = [...new Set(ids)];
  const found = await prisma.$queryRaw<{ id: string; email: string }[]>`
    SELECT id::text, email FROM "user" WHERE id::text = ANY(${unique})
    UNION ALL SELECT id::text, email FROM "former-account" WHERE id::text = ANY(${unique})`;
  return new Map(found.map(({ id, email }) => [id, email]));
}
