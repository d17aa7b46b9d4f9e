import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const suffix = /\.unfinished-(\d+)-\d+$/;
const inProgress = new Set<string>();
let count = 0;

/**
 * Makes a folder that is either whole or absent, even when this process is killed in between: it
 * is filled under another name and renamed when complete. Keeps what is there already, also when
 * another process makes the same folder at the same moment.
 */
export async function createDirectoryAtomically(
  folder: string,
  fill: (unfinished: string) => void | Promise<void>,
): Promise<void> {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  removeLeftovers(dirname(folder));
  const unfinished = `${folder}.unfinished-${process.pid}-${String((count += 1))}`;
  inProgress.add(unfinished);
  try {
    mkdirSync(unfinished);
    await fill(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  } finally {
    inProgress.delete(unfinished);
  }
}

/** Removes what processes that are gone could not finish. */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = Number(suffix.exec(name)?.[1]);
    const path = join(parent, basename(name));
    // In a container a new process often has the number of the one before it.
    const abandoned = pid === process.pid ? !inProgress.has(path) : pid > 0 && !isAlive(pid);
    // An initdb that outlived its parent may still be writing; then the next start removes it.
    if (abandoned) rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Whether a process has this number, whatever its program. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Someone else's process may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
