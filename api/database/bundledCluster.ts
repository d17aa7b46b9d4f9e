import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { damaged, isSystemError, StartupError, unusable } from '../startupError.ts';
import { type Binaries, copyBinaries, findBinaries } from './bundledBinaries.ts';
import { runProgram } from './runProgram.ts';
import { canEnter, canRun, isRoot, postgresUser, type SystemUser } from './systemUser.ts';
import { createDirectoryAtomically } from './atomicDirectory.ts';

/**
 * The folder for root's clusters and programs, if the user that runs them cannot enter the
 * project's folder.
 */
const commonFolder = '/var/lib/ethiopian-community-auckland';

/** A PostgreSQL cluster of this installation: its files, its password, and the user that runs it. */
export interface Cluster {
  /** The data folder of its installation. */
  dataDir: string;
  /** PostgreSQL's own data directory. */
  directory: string;
  /** The log file of the server. */
  log: string;
  password: string;
  binaries: Binaries;
  /** Set if this process is root. */
  user: SystemUser | undefined;
}

/**
 * The address of a cluster's server. It overrides PGSSLMODE and PGOPTIONS, which operators may set
 * for other servers.
 */
export function urlOf({ password }: Pick<Cluster, 'password'>, port: number): string {
  const settings = new URLSearchParams({ sslmode: 'disable', options: '-c timezone=UTC' });
  return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres?${settings}`;
}

/**
 * Opens the cluster in `{dataDir}/postgres`, and creates it first if there is none.
 * @throws StartupError if it cannot be created or used
 */
export async function openCluster(dataDir: string, say: (line: string) => void): Promise<Cluster> {
  const home = join(dataDir, 'postgres');
  try {
    const user = isRoot() ? (ownerOf(home) ?? postgresUser()) : undefined;
    const binaries = await runnableBinaries(user);
    if (!existsSync(home)) await makeHome(home, binaries, user, say);
    const real = realpathSync(home);
    if (user && !canEnter(real, user)) {
      throw new StartupError(
        `The database in ${real} runs as user ${user.uid}, who may not enter that folder. ` +
          'Move the project to another place, set DATA_DIR, or set DATABASE_URL.',
      );
    }
    const password = readFileSync(join(real, 'password'), 'utf8');
    if (password === '')
      throw new StartupError(`The file ${join(real, 'password')} is empty. ${damaged}`);
    const [directory, log] = [join(real, 'cluster'), join(real, 'server.log')];
    return { dataDir, directory, log, password, binaries, user };
  } catch (error) {
    if (isSystemError(error)) throw unusable(home, error);
    throw error;
  }
}

/** If this process is root, an existing cluster runs as its owner. */
function ownerOf(home: string): SystemUser | undefined {
  if (!existsSync(home)) return undefined;
  const { uid, gid } = statSync(join(home, 'cluster'));
  return { uid, gid };
}

async function runnableBinaries(user: SystemUser | undefined): Promise<Binaries> {
  const binaries = findBinaries();
  if (!user || canRun(binaries.postgres, user)) return binaries;
  return copyBinaries(binaries, commonFolder);
}

async function makeHome(
  home: string,
  binaries: Binaries,
  user: SystemUser | undefined,
  say: (line: string) => void,
): Promise<void> {
  const parent = join(home, '..');
  mkdirSync(parent, { recursive: true });
  const make = (folder: string) => makeCluster(folder, binaries, user);
  if (!user || canEnter(parent, user)) {
    await createDirectoryAtomically(home, make);
    return;
  }
  const place = join(commonFolder, `data-${randomBytes(4).toString('hex')}`);
  say(`The database goes to ${place}, because its user may not enter ${parent}.`);
  await createDirectoryAtomically(place, make);
  try {
    symlinkSync(place, home);
  } catch (error) {
    // Not if another process that starts at the same moment has created it.
    if (!existsSync(home)) throw error;
  }
}

async function makeCluster(
  folder: string,
  binaries: Binaries,
  user: SystemUser | undefined,
): Promise<void> {
  const [directory, passwordFile] = [join(folder, 'cluster'), join(folder, 'password')];
  mkdirSync(directory, { mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (user) for (const path of [directory, passwordFile]) chownSync(path, user.uid, user.gid);
  const make = (ctype: string) =>
    runProgram(
      binaries.initdb,
      [
        '--pgdata',
        directory,
        '--username',
        'postgres',
        '--pwfile',
        passwordFile,
        '--auth',
        'scram-sha-256',
        '--encoding',
        'UTF8',
        '--locale',
        'C',
        '--lc-ctype',
        ctype,
        // The password is long and random, so it cannot be guessed. The usual 4096 iterations would
        // slow down each new connection at both ends (RFC 7677).
        '--set',
        'scram_iterations=1',
        // It supports the letters of every script and does not depend on the locales of the system.
        '--locale-provider',
        'builtin',
        '--builtin-locale',
        'C.UTF-8',
      ],
      { cwd: folder, user },
    );
  // pg_trgm uses this locale, and with C it only supports English letters. A failed attempt leaves
  // nothing behind.
  await make('C.UTF-8').catch(() => make('C'));
}
