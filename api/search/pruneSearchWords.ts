import type { Services } from '../context.ts';

/** The number of words in a batch. Writers of records wait for it. */
const batch = 200;

/** Deletes words that no entry contains any more, which the search for typing errors uses. */
export async function pruneSearchWords(services: Services): Promise<void> {
  let last: string | null = '';
  while (last !== null) last = await pruneBatch(services, last);
}

/** @returns the last word of the batch; null after the last batch */
async function pruneBatch({ prisma }: Services, after: string): Promise<string | null> {
  return prisma.$transaction(async (tx) => {
    // Writers of an entry only add missing words, so existing ones must not be deleted at the same
    // time.
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
