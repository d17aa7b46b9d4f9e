import type { Context } from '../context.ts';
import { Language, Prisma } from '../generated/prisma/client.ts';
import { categoryTables } from './category/categoryTables.ts';
import {
  type Connection,
  encodeCursor,
  isDatabaseInt,
  type PageArgs,
  pageRequest,
  toConnection,
} from './connection.ts';
import { contentKinds } from './contentKinds.ts';
import type { Source } from './lists.ts';
import { originalHasChanged } from './translated.ts';

/** What has texts that can be translated: the kinds of content, and their categories. */
export const translatedKinds: {
  name: string;
  typename: string;
  source: Source;
  titleColumn: string;
}[] = [...contentKinds, ...categoryTables];

/** Why a translation is wanted. */
export enum TranslationState {
  MISSING = 'MISSING',
  OUTDATED = 'OUTDATED',
}

/** A translation that is wanted. */
export interface PendingTranslation {
  id: string;
  kind: string;
  recordId: number;
  title: string;
  titleLanguage: Language;
  language: Language;
  state: TranslationState;
}

/** Which translations are asked for; all where nothing is said. */
export interface PendingFilter {
  kind?: string | null;
  language?: Language | null;
  state?: TranslationState | null;
}

/** How many translations of a kind to a language are wanted for the same reason. */
export interface PendingCount extends Pick<PendingTranslation, 'kind' | 'language' | 'state'> {
  count: number;
}

/** The place of its kind, its id and its language. */
type Key = [number, number, Language];

const isKey = (value: unknown): value is Key =>
  Array.isArray(value) &&
  value.length === 3 &&
  isDatabaseInt(value[0]) &&
  isDatabaseInt(value[1]) &&
  Object.values(Language).includes(value[2] as Language);

/** Reads one page of the translations that are wanted: kind by kind, the newest record first. */
export async function listPending(
  context: Context,
  filter: PendingFilter,
  page: PageArgs,
): Promise<Connection<PendingTranslation>> {
  const { take, afterKey } = pageRequest(page, isKey);
  const rows = await context.readRows<Omit<PendingTranslation, 'id'> & { place: number }>(
    Prisma.sql`SELECT * FROM (${pending(filter)}) AS pending WHERE ${beyond(afterKey)}
      ORDER BY place, "recordId" DESC, language::text LIMIT ${take}`,
  );
  const keyOf = ({ place, recordId, language }: (typeof rows)[number]): Key => [
    place,
    recordId,
    language,
  ];
  const nodes = rows.map((row) => ({ ...row, id: encodeCursor(keyOf(row)) }));
  return toConnection(nodes, page, keyOf, async () => {
    const counts = await countPending(context, filter, null);
    return counts.reduce((sum, { count }) => sum + count, 0);
  });
}

/**
 * Counts the translations that are wanted, by kind, language and reason.
 * @param after counts only those that follow the one with this id
 */
export async function countPending(
  context: Context,
  filter: PendingFilter,
  after: string | null,
): Promise<PendingCount[]> {
  const { afterKey } = pageRequest({ first: 1, after }, isKey);
  return context.readRows<PendingCount>(
    Prisma.sql`SELECT kind, language, state, count(*)::int AS count
      FROM (${pending(filter)}) AS pending WHERE ${beyond(afterKey)}
      GROUP BY place, kind, language, state ORDER BY place, language::text, state`,
  );
}

/** Those that come after one with this key; all without it. */
const beyond = (key: Key | null) =>
  key
    ? Prisma.sql`(place, -"recordId", language::text) > (${key[0]}::int, ${-key[1]}::int, ${key[2]}::text)`
    : Prisma.sql`true`;

/** Selects the translations that are wanted, of all kinds in one statement. */
function pending({ kind, language, state }: PendingFilter): Prisma.Sql {
  const ofKinds = translatedKinds.flatMap(({ name, source, titleColumn }, place) => {
    if (kind && kind !== name) return [];
    const table = Prisma.raw(`"${source.name}"`);
    const hasChanged = originalHasChanged(source.name, Object.keys(source.texts));
    return Prisma.sql`
      SELECT ${place}::int AS place, ${name}::text AS kind, ${table}.id AS "recordId",
        ${table}.${Prisma.raw(`"${titleColumn}"`)} AS title, ${table}.language AS "titleLanguage",
        wanted.language,
        CASE WHEN t.kind IS NULL THEN 'MISSING' ELSE 'OUTDATED' END AS state
      FROM ${source.table}
        CROSS JOIN unnest(enum_range(NULL::"Language")) AS wanted(language)
        LEFT JOIN "translation" AS t ON t.kind = ${source.name} AND t."recordId" = ${table}.id
          AND t.language = wanted.language
      WHERE wanted.language <> ${table}.language AND (t.kind IS NULL OR ${hasChanged})`;
  });
  return Prisma.sql`SELECT * FROM (${Prisma.join(ofKinds, ' UNION ALL ')}) AS wanted
    WHERE (${language ?? null}::text IS NULL OR language::text = ${language ?? null})
      AND (${state ?? null}::text IS NULL OR state = ${state ?? null})`;
}
