import { z } from 'zod';
import { type KeyOf } from '../content/lists/connection.ts';
import { countFrom } from '../content/lists/listPage.ts';
import type { Context } from '../context.ts';
import { type Language, Prisma } from '../generated/prisma/client.ts';
import { publicSentences } from '../interfaceTexts/publicSentences.ts';
import type { Activity } from './activity.types.ts';
import {
  type ActivityCondition,
  entries,
  formerTitle,
  presentDetails,
  presentTitle,
} from './sources.ts';

/** One action of an account, a visitor or a command. */
export interface Entry extends Pick<
  Activity,
  'id' | 'at' | 'email' | 'accountName' | 'action' | 'kind' | 'recordId' | 'title' | 'isThere'
> {
  /** The id of the account that did it; empty if it is not known. */
  account: string;
  details: Details;
}

/** Further facts about an entry. */
interface Details extends Partial<
  Pick<
    Activity,
    'fields' | 'roles' | 'rows' | 'reason' | 'payment' | 'fee' | 'state' | 'restoredVersion'
  >
> {
  browser?: string | null;
  system?: string | null;
  what?: string;
}

/** The time of an entry in milliseconds since 1970, and the key that orders entries of the same time. */
export const key = [z.int().gt(-8.64e15).lt(8.64e15), z.string()] as const;
type Key = KeyOf<typeof key>;

/** @param after the last entry of the previous page */
export async function readEntries(
  { prisma }: Context,
  wanted: ActivityCondition,
  language: Language | null,
  take: number,
  after: Key | null = null,
): Promise<Entry[]> {
  const found = entries(wanted, (at, key) => ({
    where: after ? isBeyond(at, key, after) : Prisma.sql`true`,
    limit: Prisma.sql`ORDER BY 1 DESC, 2 DESC LIMIT ${take}`,
  }));
  const rows = await prisma.$queryRaw<(Entry & { formerTitle: string | null })[]>`
    SELECT entry.key AS id, at, account, coalesce("user".email, former.email) AS email,
      "account_name"(account) AS "accountName", action, kind, "recordId",
      ${presentDetails} AS details,
      ${presentTitle(language)} AS title,
      ${formerTitle(language)} AS "formerTitle"
    FROM (SELECT * FROM (${found}) AS found ORDER BY at DESC, key DESC LIMIT ${take}) AS entry
      LEFT JOIN "user" ON "user".id::text = account
      LEFT JOIN "former-account" AS former ON former.id::text = account
    ORDER BY at DESC, key DESC`;
  return Promise.all(
    rows.map(async ({ formerTitle: former, ...row }) => ({
      ...row,
      title: row.kind === 'interfaceText' ? await sentenceOf(row) : (row.title ?? former),
      isThere: row.title !== null,
    })),
  );
}

/** The original catalogue message. If a later version of the site no longer has it, the key. */
async function sentenceOf({ recordId }: Entry): Promise<string> {
  const [key = '', language = ''] = recordId.split(' ');
  return (await publicSentences()).get(`${language}.${key}`)?.original.join(' ') ?? recordId;
}

/** Written so that PostgreSQL can use an index of the time. */
const isBeyond = (at: Prisma.Sql, key: Prisma.Sql, [instant, id]: Key) => {
  const last = new Date(instant);
  return Prisma.sql`${at} <= ${last} AND (${at} < ${last} OR ${key} < ${id})`;
};

export function countEntries(context: Context, wanted: ActivityCondition): Promise<number> {
  const all = entries(wanted, () => ({ where: Prisma.sql`true`, limit: Prisma.empty }));
  return countFrom(context, Prisma.sql`(${all}) AS found`);
}
