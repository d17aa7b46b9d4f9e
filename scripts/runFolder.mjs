import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps what lies here in memory. */
const memory = '/dev/shm';

/** Bytes that must be free in it, five times what the tests have held there at once. */
const roomInFolder = 2 * 2 ** 30;

/** Bytes that must be free for this process, nearly twice what the tests and their browsers use. */
const roomInMemory = 8 * 2 ** 30;

/** Where temporary files are made the fastest: in memory where that can be, or else on the disk. */
export function fastestFolder() {
  if (process.platform !== 'linux' || process.availableMemory() < roomInMemory) return tmpdir();
  try {
    const { bavail, bsize } = statfsSync(memory);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, path]) => path === memory);
    // Containers often forbid to run programs from it, which some tests put into their folders.
    const isOpen = mount !== undefined && !mount[3].split(',').includes('noexec');
    return isOpen && bavail * bsize >= roomInFolder ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Makes a folder that is removed when this process ends, or at the next call when it was killed.
 * @param parent where to make it
 * @param name what its name begins with
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
  // The user as whom PostgreSQL runs enters it.
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
