import { mkdir, rm } from 'node:fs/promises';
import { platform, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../startupError.ts';

/**
 * Gives the temporary files of this process, which are those of uploads, an empty folder of their own
 * and removes what a former process left there when it was killed. The folder belongs to the port:
 * only one process of a machine can hold that.
 * @returns removes the folder
 * @throws StartupError when there can be no such folder
 */
export async function ownTemporaryFiles(port: number): Promise<() => Promise<void>> {
  const name = `ethiopian-community-auckland-${String(userInfo().uid)}-${String(port)}`;
  const folder = join(tmpdir(), name);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await remove();
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`There is no room for the temporary files of uploads: ${reason}`);
  }
  // fs-capacitor, which graphql-upload keeps them with, asks for the system's folder each time.
  process.env[platform() === 'win32' ? 'TEMP' : 'TMPDIR'] = folder;
  return remove;
}
