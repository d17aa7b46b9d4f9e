import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { damaged, isSystemError, StartupError, unusable } from '../startupError.ts';
import { type Binaries, copyBinaries, findBinaries } from './bundledBinaries.ts';
import { runProgram } from './runProgram.ts';
import { canEnter, canRun, isRoot, postgresUser, type SystemUser } from './systemUser.ts';
import { createDirectoryAtomically } from './atomicDirectory.ts';

/** Where root's clusters and programs go when their user cannot reach the project's folder. */
const commonFolder = '/var/lib/ethiopian-community-auckland';

/** A PostgreSQL cluster of this installation: its files, its password, and who may run it. */
export interface Cluster {
  /** The data folder of the installation it belongs to. */
  dataDir: string;
  /** PostgreSQL's own data directory. */
  directory: string;
  /** What the server says goes here. */
  log: string;
  password: string;
  binaries: Binaries;
  /** Set when this process is root. */
  user: SystemUser | undefined;
}

/**
 * The address of a cluster's server. It states what `pg` reads from PGSSLMODE and PGOPTIONS otherwise,
 * which operators set for other servers.
 */
export function urlOf({ password }: Pick<Cluster, 'password'>, port: number): string {
  const settings = new URLSearchParams({ sslmode: 'disable', options: '-c timezone=UTC' });
  return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres?${settings}`;
}

/**
 * Opens the cluster in `{dataDir}/postgres`, and makes it first where there is none.
 * @throws StartupError when it cannot be made or used.
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

/** As root, an existing cluster is run as its owner. */
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
    // Unless another process that starts at the same moment made it.
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
        ...['--pgdata', directory, '--username', 'postgres', '--pwfile', passwordFile],
        ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C', '--lc-ctype', ctype],
        // The password is random and long, so that nobody finds it by trying; each new connection would
        // pay for the usual 4096 rounds at both ends (RFC 7677).
        ...['--set', 'scram_iterations=1'],
        // Knows the letters of every script, yet does not depend on the system's locales.
        ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      ],
      { cwd: folder, user },
    );
  // pg_trgm goes by this one, and sees none but English letters with C. What fails leaves nothing.
  await make('C.UTF-8').catch(() => make('C'));
}
