import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** On Linux this folder is in memory. */
const memory = '/dev/shm';

/** Bytes that must be free in it: five times the maximum that the tests use at once. */
const roomInFolder = 2 * 2 ** 30;

/** Bytes that must be free for this process: nearly twice what the tests and their browsers use. */
const roomInMemory = 8 * 2 ** 30;

/** The fastest folder for temporary files: in memory if possible, otherwise on the disk. */
export function fastestFolder() {
  if (process.platform !== 'linux' || process.availableMemory() < roomInMemory) return tmpdir();
  try {
    const { bavail, bsize } = statfsSync(memory);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, path]) => path === memory);
    // Containers often forbid running programs from it, which some tests need.
    const isOpen = mount !== undefined && !mount[3].split(',').includes('noexec');
    return isOpen && bavail * bsize >= roomInFolder ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Creates a folder that is removed when this process ends, or at the next call if it was killed.
 * @param parent the parent folder
 * @param name the prefix of its name
 * @returns its path
 */
export function runFolder(parent, name) {
  for (const entry of readdirSync(parent)) {
    const creator = Number(
      entry.startsWith(`${name}-`) && entry.slice(name.length + 1).split('-')[0],
    );
    if (creator > 0 && !isAlive(creator)) {
      rmSync(join(parent, entry), { recursive: true, force: true, maxRetries: 5 });
    }
  }
  const folder = mkdtempSync(join(parent, `${name}-${process.pid}-`));
  // The user who runs PostgreSQL must be able to enter it.
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
