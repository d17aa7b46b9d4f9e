import type { CacheTag } from '../../cache/cachePolicy.ts';
import type { ReadRows } from '../../database/rowReader.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { contentKinds } from '../contentKinds.ts';

/**
 * Reads the next time at which a record of each kind is published or taken down, in milliseconds
 * since 1970.
 */
export async function readPublicationMoments(
  readRows: ReadRows,
  after: Date,
): Promise<Map<CacheTag, number>> {
  const present = Prisma.sql`${after.toISOString()}::timestamp`;
  const ofKinds = contentKinds.map(({ name, source: { table } }) => {
    const next = (column: string) => {
      const moment = Prisma.raw(`"${column}"`);
      return Prisma.sql`(SELECT min(${moment}) FROM ${table} WHERE ${moment} > ${present})`;
    };
    return Prisma.sql`SELECT ${name}::text AS kind,
      least(${next('publishedAt')}, ${next('unpublishAt')}) AS moment`;
  });
  const found = await readRows<{ kind: CacheTag; moment: number }>(Prisma.sql`
    SELECT kind, (extract(epoch FROM moment) * 1000)::float8 AS moment
    FROM (${Prisma.join(ofKinds, ' UNION ALL ')}) AS next WHERE moment IS NOT NULL`);
  return new Map(found.map(({ kind, moment }) => [kind, moment]));
}
