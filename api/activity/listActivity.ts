import {
  type Connection,
  type PageArgs,
  pageRequest,
  toConnection,
} from '../content/connection.ts';
import type { Context } from '../context.ts';
import { type Language, Prisma, type Role } from '../generated/prisma/client.ts';
import { publicSentences } from '../interfaceTexts/publicSentences.ts';
import type { Action } from './activityKinds.ts';
import { entries, formerTitle, presentTitle, type Wanted } from './sources.ts';

/** Something that somebody did. */
export interface Entry {
  id: string;
  at: Date;
  /** The id of the account that did it; empty where that is not known. */
  account: string;
  /** The email address of that account, also of one that was removed. */
  email: string | null;
  action: Action;
  kind: string;
  recordId: string;
  title: string | null;
  isThere: boolean;
  details: Details;
}

/** What is noted of an entry besides. */
interface Details {
  fields?: string[];
  roles?: Role[];
  formerRoles?: Role[];
  browser?: string | null;
  system?: string | null;
  what?: string;
  rows?: number;
  /** The number of the version of a record that was restored. */
  restoredVersion?: number;
}

/** When it was, in milliseconds since 1970, and which of the entries of that instant. */
type Key = [number, string];

const isKey = (value: unknown): value is Key =>
  Array.isArray(value) &&
  value.length === 2 &&
  Number.isSafeInteger(value[0]) &&
  Math.abs(value[0] as number) < 8.64e15 &&
  typeof value[1] === 'string';

/**
 * Reads one page of what was done, the latest first: one statement for all that tell of it.
 * @param language that of the names of records, where they are translated to it; null for their own
 */
export async function listActivity(
  context: Context,
  wanted: Wanted,
  page: PageArgs,
  language: Language | null,
): Promise<Connection<Entry>> {
  const { take, afterKey } = pageRequest(page, isKey);
  return toConnection(
    await readEntries(context, wanted, language, take, afterKey),
    page,
    ({ at, id }) => [at.getTime(), id],
    () => countEntries(context, wanted),
  );
}

/** @param after the last entry before those that are read */
export async function readEntries(
  { prisma }: Context,
  wanted: Wanted,
  language: Language | null,
  take: number,
  after: Key | null = null,
): Promise<Entry[]> {
  const found = entries(wanted, (at, key) => ({
    where: after ? isBeyond(at, key, after) : Prisma.sql`true`,
    limit: Prisma.sql`ORDER BY 1 DESC, 2 DESC LIMIT ${take}`,
  }));
  const rows = await prisma.$queryRaw<(Entry & { formerTitle: string | null })[]>`
    SELECT entry.key AS id, at, account, coalesce("user".email, former.email) AS email, action,
      kind, "recordId", details, ${presentTitle(language)} AS title,
      ${formerTitle(language)} AS "formerTitle"
    FROM (SELECT * FROM (${found}) AS found ORDER BY at DESC, key DESC LIMIT ${take}) AS entry
      LEFT JOIN "user" ON "user".id::text = account
      LEFT JOIN "former-account" AS former ON former.id::text = account
    ORDER BY at DESC, key DESC`;
  return rows.map(({ formerTitle: former, ...row }) => ({
    ...row,
    title: row.kind === 'interfaceText' ? sentenceOf(row) : (row.title ?? former),
    isThere: row.title !== null,
  }));
}

/** The original words of a sentence; its key where a later version of the site has none such. */
function sentenceOf({ recordId }: Entry): string {
  const [key = '', language = ''] = recordId.split(' ');
  return publicSentences.get(`${language}.${key}`)?.original.join(' ') ?? recordId;
}

/** Written so that an index of the instant leads to the page. */
const isBeyond = (at: Prisma.Sql, key: Prisma.Sql, [instant, id]: Key) => {
  const last = new Date(instant);
  return Prisma.sql`${at} <= ${last} AND (${at} < ${last} OR ${key} < ${id})`;
};

async function countEntries({ prisma }: Context, wanted: Wanted): Promise<number> {
  const all = entries(wanted, () => ({ where: Prisma.sql`true`, limit: Prisma.empty }));
  const [found] = await prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (${all}) AS found`;
  return found?.count ?? 0;
}
