import { stat } from 'node:fs/promises';
import type { Services } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { isSystemError, StartupError, unusable } from '../startupError.ts';

/**
 * Checks the folder of the disk store at the start of the site. Otherwise only visitors would
 * notice that it is missing, picture by picture. If it is missing although the content has files,
 * one warning is logged.
 * @throws StartupError if it is not a folder or cannot be read
 */
export async function checkMediaFolder(
  folder: string,
  { readRows, log }: Pick<Services, 'readRows' | 'log'>,
): Promise<void> {
  try {
    if (!(await stat(folder)).isDirectory()) {
      throw new StartupError(`Cannot use ${folder}: it is not a folder. Move it away.`);
    }
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (error.code !== 'ENOENT') throw unusable(folder, error);
    const [found] = await readRows<{ records: number }>(Prisma.sql`
      SELECT count(*)::int AS records FROM (
        SELECT FROM event UNION ALL SELECT FROM directory UNION ALL SELECT FROM "aboutEthiopia"
        UNION ALL SELECT FROM post WHERE "imagePath" IS NOT NULL OR album <> '[]'
        UNION ALL SELECT FROM page WHERE "imagePath" IS NOT NULL OR album <> '[]'
        UNION ALL SELECT FROM officer WHERE "imagePath" IS NOT NULL
        UNION ALL SELECT FROM "site-picture" WHERE "imagePath" IS NOT NULL
      ) AS with_files`);
    const records = found?.records ?? 0;
    if (records > 0) {
      log.warn({ folder, records }, 'the folder of files is missing: restore it from a backup');
    }
  }
}
