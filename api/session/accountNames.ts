import type { PrismaClient } from '../generated/prisma/client.ts';

/** The names by which the site shows accounts, by their ids or email addresses. */
export async function accountNames(
  { prisma }: { prisma: PrismaClient },
  accounts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await prisma.$queryRaw<{ account: string; name: string }[]>`
    SELECT account, name FROM unnest(${[...new Set(accounts)]}::text[]) AS account,
      "account_name"(account) AS name WHERE name IS NOT NULL`;
  return new Map(found.map(({ account, name }) => [account, name]));
}

/** A part of the descriptions of fields. */
export const displayNameRule =
  'Falls back to the email address. Has both if another account has the same name, or the name contains @.';
