import { CachedResponse } from '../../cache/cachedResponse.ts';
import type { CacheTag } from '../../cache/cachePolicy.ts';
import type { Services } from '../../context.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { contentKinds } from '../contentKinds.ts';
import { publicationCondition } from '../publication/publication.ts';

const tags: CacheTag[] = [...contentKinds.map(({ name }) => name), 'officer', 'sitePicture'];

/**
 * Whether visitors may read a file of the store: it belongs to a published record, to an officer or to
 * the site.
 * Replaced and deleted files are not public. The result is kept in the response cache, so the database is
 * queried once after each change of content.
 * @param path the path of an existing file; with other paths anyone could fill the cache
 */
export async function isPublicFile(
  { cache, readRows, now }: Pick<Services, 'cache' | 'readRows' | 'now'>,
  path: string,
): Promise<boolean> {
  const { status } = await cache.fetch(`file ${path}`, async (cacheTags) => {
    cacheTags.add({ tags });
    const ofKinds = contentKinds.flatMap(({ source, medium }) => {
      const columns = [medium?.path, medium?.posterPath].flatMap((name) => name ?? []);
      const isPublic = publicationCondition({ now }, source);
      const hasFile = columns.map((name) => Prisma.sql`${Prisma.raw(`"${name}"`)} = ${path}`);
      // The condition of the index, which has no entries for records without an album.
      const inAlbum = Prisma.sql`album <> '[]' AND album @> ${JSON.stringify([{ path }])}::jsonb`;
      const conditions = source.columnNames.has('album') ? [...hasFile, inAlbum] : hasFile;
      return conditions.map(
        (condition) => Prisma.sql`SELECT FROM ${source.table} WHERE ${condition} AND ${isPublic}`,
      );
    });
    const found = await readRows(Prisma.sql`${Prisma.join(ofKinds, ' UNION ALL ')}
      UNION ALL SELECT FROM officer WHERE "imagePath" = ${path}
      UNION ALL SELECT FROM "site-picture" WHERE "imagePath" = ${path} LIMIT 1`);
    return new CachedResponse(found.length > 0 ? 200 : 404, {}, '');
  });
  return status === 200;
}
