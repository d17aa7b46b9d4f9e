import { mkdir, rm } from 'node:fs/promises';
import { platform, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { messageOf, StartupError } from '../startupError.ts';

/**
 * Gives this process its own empty folder for temporary files of uploads, and removes files of an
 * earlier process that was killed. The folder belongs to the port, which only one process of a
 * machine can use.
 * @returns a function that removes the folder
 * @throws StartupError if the folder cannot be created
 */
export async function ownTemporaryFiles(port: number): Promise<() => Promise<void>> {
  const name = `ethiopian-community-auckland-${String(userInfo().uid)}-${String(port)}`;
  const folder = join(tmpdir(), name);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await remove();
    await createFolder(folder);
  } catch (error) {
    throw new StartupError(
      `There is no room for the temporary files of uploads: ${messageOf(error)}`,
    );
  }
  // fs-capacitor, which stores the files of graphql-upload, reads the folder of the system each
  // time.
  process.env[platform() === 'win32' ? 'TEMP' : 'TMPDIR'] = folder;
  return remove;
}

/** Creates the folder again if it is missing. Systems remove folders that were not used for days. */
export const keepTemporaryFolder = () => createFolder(tmpdir());

const createFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });
