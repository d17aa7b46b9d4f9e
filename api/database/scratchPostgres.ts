import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BundledPostgres, startBundledPostgres } from './bundledPostgres.ts';

/** A bundled PostgreSQL in a temporary folder, which is removed when it is stopped. */
export async function startScratchPostgres(): Promise<BundledPostgres> {
  const folder = temporaryFolder();
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const server = await startBundledPostgres(folder);
    const stop = async () => {
      await server.stop();
      remove();
    };
    return { ...server, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** A new folder that the user as whom PostgreSQL runs may enter too. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ethiopian-community-'));
  chmodSync(folder, 0o755);
  return folder;
}
