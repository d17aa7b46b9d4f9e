import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BundledPostgres, startBundledPostgres } from './bundledPostgres.ts';
import { openConnection } from './connect.ts';
import { readPostmaster, runsCluster } from './postmaster.ts';
import { isAlive } from './atomicDirectory.ts';

const scratchName = /^scratch-postgres-(\d+)-/;

/**
 * A bundled PostgreSQL in a temporary folder, which is removed when it is stopped.
 * @param isDurable whether it waits for the disk as usual, for example for measurements
 */
export async function startScratchPostgres(isDurable = false): Promise<BundledPostgres> {
  removeAbandoned();
  const folder = temporaryFolder(`scratch-postgres-${process.pid}-`);
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const server = await startBundledPostgres(folder);
    if (!isDurable) await skipDisk(server.url);
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

/** The files are not needed after a power failure, so it need not wait for the disk. */
async function skipDisk(url: string): Promise<void> {
  const connection = await openConnection(url);
  try {
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
      await connection.query(`ALTER SYSTEM SET ${setting} = off`);
    }
    await connection.query('SELECT pg_reload_conf()');
  } finally {
    await connection.end();
  }
}

/** A new folder that the user of PostgreSQL may also enter. */
export function temporaryFolder(prefix = 'ethiopian-community-'): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(folder, 0o755);
  return folder;
}

/** Stops and removes the servers of killed processes. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    const creator = Number(scratchName.exec(name)?.[1]);
    if (!(creator > 0) || isAlive(creator)) continue;
    const folder = join(tmpdir(), name);
    const cluster = { directory: join(folder, 'postgres', 'cluster') };
    try {
      const server = readPostmaster(cluster);
      if (server && runsCluster(server.pid, cluster)) process.kill(server.pid, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    } catch {
      // It belongs to another user, or another process is just removing it.
    }
  }
}
