import { spawnSync } from 'node:child_process';

/** A user of the operating system, in the form that `spawn` needs. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** True if this process is root. PostgreSQL refuses to run as root. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Chooses the user for PostgreSQL if this process is root: the user that its packages create, which
 * is created here if needed, or else `nobody`.
 */
export function postgresUser(): SystemUser {
  const known = lookUp('postgres');
  if (known) return known;
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/bin/false', 'postgres']);
  return lookUp('postgres') ?? lookUp('nobody') ?? { uid: 65534, gid: 65534 };
}

/** Whether a user can enter a folder. This needs the permission of every parent folder too. */
export function canEnter(folder: string, user: SystemUser): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/' }).status === 0;
}

/** Whether a user can run a program with the libraries next to it. */
export function canRun(program: string, user: SystemUser): boolean {
  return spawnSync(program, ['--version'], { ...user, cwd: '/' }).status === 0;
}

function lookUp(name: string): SystemUser | undefined {
  const number = (flag: string) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  };
  const [uid, gid] = [number('-u'), number('-g')];
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}
