import type pg from 'pg';
import { isDocumentPath, isVideoPath } from '../../api/media/mediaStore.ts';

/** The keys of all files that rows refer to. */
export async function referredFiles(database: pg.Client): Promise<string[]> {
  const { rows } = await database.query<{ path: string }>(`
    SELECT path FROM (
      SELECT "imagePath" AS path FROM event UNION ALL SELECT "imagePath" FROM directory
      UNION ALL SELECT "imagePath" FROM post UNION ALL SELECT "mediaPath" FROM "aboutEthiopia"
      UNION ALL SELECT "posterPath" FROM "aboutEthiopia"
      UNION ALL SELECT "documentPath" FROM resource UNION ALL SELECT "imagePath" FROM page
      UNION ALL SELECT jsonb_path_query(album, '$[*].path') #>> '{}' FROM (
        SELECT album FROM event UNION ALL SELECT album FROM directory UNION ALL SELECT album FROM post
        UNION ALL SELECT album FROM "aboutEthiopia" UNION ALL SELECT album FROM page
      ) AS record
    ) AS file WHERE path IS NOT NULL`);
  return rows.map(({ path }) => path);
}

/**
 * Cloudinary stores files by their type and without the extension. It does not read documents, so these keep
 * theirs.
 */
export const keyInCloud = (path: string) =>
  isDocumentPath(path)
    ? `raw/${path}`
    : `${isVideoPath(path) ? 'video' : 'image'}/${path.replace(/\.\w+$/, '')}`;
