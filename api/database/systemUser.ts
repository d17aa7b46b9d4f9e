import { spawnSync } from 'node:child_process';

/** A user of the operating system, as `spawn` wants it. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** True when this process is root, as whom PostgreSQL refuses to run. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Chooses whom PostgreSQL runs as when we are root: the user that its packages make, made here if
 * need be, or else `nobody`.
 */
export function postgresUser(): SystemUser {
  const known = lookUp('postgres');
  if (known) return known;
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/bin/false', 'postgres']);
  return lookUp('postgres') ?? lookUp('nobody') ?? { uid: 65534, gid: 65534 };
}

/** Whether a user can enter a folder, which takes the permission of every folder above it too. */
export function canEnter(folder: string, user: SystemUser): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/' }).status === 0;
}

/** Whether a user can run a program together with the libraries beside it. */
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
