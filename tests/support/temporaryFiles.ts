import { existsSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';

/**
 * Gives the uploads of a test file a folder of their own, once the API has been started: its media are no
 * temporary files. To be called after the hook that starts it.
 * @returns lists the temporary files, and descriptors of such files where the system lists them
 */
export function watchTemporaryFiles(): () => string[] {
  const folder = temporaryFolder();
  const { TMPDIR } = process.env;
  beforeAll(() => {
    process.env['TMPDIR'] = folder;
  });
  afterAll(() => {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
    rmSync(folder, { recursive: true });
  });
  return () => {
    const descriptors = existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd') : [];
    const targets = descriptors.map((descriptor) => {
      try {
        return readlinkSync(`/proc/self/fd/${descriptor}`);
      } catch {
        return '';
      }
    });
    return [...readdirSync(folder), ...targets.filter((target) => target.startsWith(folder))];
  };
}
