import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Distinguishes this process from an earlier one with the same id, which is common in containers. */
const instance = randomHex();
const suffix = /\.unfinished-(\d+)-([\da-f]+)(?:-[\da-f]+)?$/;

/**
 * Creates a folder that is either complete or absent, even if this process is killed: it is filled
 * under another name and renamed when it is complete. An existing folder is kept, even if another
 * process creates it at the same moment.
 */
export async function createDirectoryAtomically(
  folder: string,
  fill: (unfinished: string) => void | Promise<void>,
): Promise<void> {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  removeLeftovers(dirname(folder));
  const unfinished = `${folder}.unfinished-${process.pid}-${instance}-${randomHex()}`;
  try {
    mkdirSync(unfinished);
    await fill(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Removes unfinished folders of processes that have ended. */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid, creator] = suffix.exec(name) ?? [];
    if (!pid) continue;
    const abandoned = Number(pid) === process.pid ? creator !== instance : !isAlive(Number(pid));
    // An initdb may outlive its parent and still be writing. Then the next start removes the
    // folder.
    if (abandoned) rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Whether a process with this id exists, whatever its program. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user may not be signalled, but it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function randomHex(): string {
  return randomBytes(4).toString('hex');
}
