import type { Services } from '../context.ts';

/** Words of one batch: writers of records wait for it. */
const batch = 200;

/** Removes the words that no entry has any more, with which slips of the keyboard are compared. */
export async function pruneSearchWords(services: Services): Promise<void> {
  let last: string | null = '';
  while (last !== null) last = await pruneBatch(services, last);
}

/** @returns the last word that was looked at; null after the last one of all */
async function pruneBatch({ prisma }: Services, after: string): Promise<string | null> {
  return prisma.$transaction(async (tx) => {
    // Whoever writes an entry leaves out the words that are there: these must not go meanwhile.
    await tx.$executeRaw`LOCK TABLE "search-entry" IN SHARE MODE`;
    const [seen] = await tx.$queryRaw<{ last: string | null }[]>`
      WITH batch AS MATERIALIZED (
        SELECT word FROM "search-word" WHERE word > ${after} ORDER BY word LIMIT ${batch}
      ), pruned AS (
        DELETE FROM "search-word" USING batch
        WHERE "search-word".word = batch.word AND NOT EXISTS (
          SELECT FROM "search-entry" AS entry WHERE entry.words @@ quote_literal(batch.word)::tsquery)
      )
      SELECT max(word) AS last FROM batch`;
    return seen?.last ?? null;
  });
}
