import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Tells this process from an earlier one with the same id, as containers often have. */
const instance = randomHex();
const suffix = /\.unfinished-(\d+)-([\da-f]+)(?:-[\da-f]+)?$/;

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

/** Removes what processes that are gone could not finish. */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid, creator] = suffix.exec(name) ?? [];
    if (!pid) continue;
    const abandoned = Number(pid) === process.pid ? creator !== instance : !isAlive(Number(pid));
    // An initdb that outlived its parent may still be writing; then the next start removes it.
    if (abandoned) rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 3 });
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

function randomHex(): string {
  return randomBytes(4).toString('hex');
}
