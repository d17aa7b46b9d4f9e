import { stat } from 'node:fs/promises';
import type { Services } from '../context.ts';
import { isSystemError, StartupError, unusable } from '../startupError.ts';

/**
 * Checks the folder of the disk store at the start of the site. Otherwise only visitors would
 * notice that it is missing, picture by picture. If it is missing although the content has files,
 * one warning is logged.
 * @throws StartupError if it is not a folder or cannot be read
 */
export async function checkMediaFolder(
  folder: string,
  { prisma, log }: Pick<Services, 'prisma' | 'log'>,
): Promise<void> {
  try {
    if (!(await stat(folder)).isDirectory()) {
      throw new StartupError(`Cannot use ${folder}: it is not a folder. Move it away.`);
    }
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (error.code !== 'ENOENT') throw unusable(folder, error);
    const hasFile = { OR: [{ imagePath: { not: null } }, { album: { not: [] } }] };
    const counts = await Promise.all([
      prisma.event.count(),
      prisma.directory.count(),
      prisma.aboutEthiopia.count(),
      prisma.post.count({ where: hasFile }),
      prisma.page.count({ where: hasFile }),
      prisma.officer.count({ where: { imagePath: { not: null } } }),
      prisma.sitePicture.count({ where: { imagePath: { not: null } } }),
    ]);
    const records = counts.reduce((sum, count) => sum + count, 0);
    if (records > 0) {
      log.warn({ folder, records }, 'the folder of files is missing: restore it from a backup');
    }
  }
}
