import type { PrismaClient } from '../generated/prisma/client.ts';

/** The names by which the site shows accounts, by their ids or email addresses. */
export const readAccountNames = (
  { prisma }: { prisma: PrismaClient },
  accounts: readonly string[],
) => prisma.$queryRaw<{ account: string; name: string }[]>`
  SELECT account, name FROM unnest(${[...new Set(accounts)]}::text[]) AS account,
    "account_name"(account) AS name WHERE name IS NOT NULL`;

/** The same by account. */
export const accountNames = async (
  services: { prisma: PrismaClient },
  accounts: readonly string[],
) =>
  new Map((await readAccountNames(services, accounts)).map(({ account, name }) => [account, name]));

/** A part of the descriptions of fields. */
export const displayNameRule =
  'Falls back to the email address. Has both if another account has the same name, or the name contains @.';
