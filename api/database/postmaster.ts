import { execFileSync } from 'node:child_process';
import { appendFileSync, closeSync, existsSync, openSync } from 'node:fs';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './bundledCluster.ts';
import { runProgram, spawnProgram } from './runProgram.ts';
import { isAlive } from './atomicDirectory.ts';

/** A PostgreSQL server from its `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
}

/**
 * Settings that differ from PostgreSQL's defaults. They are passed at each start, so they are easy
 * to change.
 */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  // Shared memory for parallel queries is limited in containers, and the queries of this site are
  // small.
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** A server started by this process. */
export interface SpawnedPostmaster extends Postmaster {
  /** Whether it has ended, for any reason. */
  ended: () => boolean;
}

/** Starts a server and returns at once. */
export function spawnPostmaster(cluster: Cluster, port: number): SpawnedPostmaster {
  const options = [['port', String(port)], ...Object.entries(settings)].flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  writeFileSync(cluster.log, '');
  const log = openSync(cluster.log, 'a');
  const child = spawnProgram(cluster.binaries.postgres, ['-D', cluster.directory, ...options], {
    cwd: cluster.directory,
    user: cluster.user,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', (error) => {
    ended = true;
    appendFileSync(cluster.log, error.message);
  });
  child.unref();
  return { pid: child.pid ?? 0, port, ended: () => ended };
}

/** The server that runs on this cluster by its file, or undefined. It may have ended or be starting. */
export function readPostmaster(cluster: Pick<Cluster, 'directory'>): Postmaster | undefined {
  const file = pidFile(cluster);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  // The file grows line by line while the server starts.
  return pid > 0 ? { pid, port: port > 0 ? port : 0 } : undefined;
}

/** Whether a process is a server of this cluster, and not another program that got its process id. */
export function runsCluster(pid: number, cluster: Pick<Cluster, 'directory'>): boolean {
  if (!isAlive(pid)) return false;
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster.directory);
    }
    if (process.platform === 'win32') {
      const filter = ['/FI', `PID eq ${pid}`, '/NH'];
      return execFileSync('tasklist', filter, { encoding: 'utf8' }).includes('postgres');
    }
    const format = ['-ww', '-o', 'command=', '-p', String(pid)];
    return execFileSync('ps', format, { encoding: 'utf8' }).includes(cluster.directory);
  } catch {
    return false;
  }
}

/** Removes a stale `postmaster.pid`, which would prevent PostgreSQL from starting. */
export function forgetPostmaster(cluster: Cluster): void {
  rmSync(pidFile(cluster), { force: true });
}

/** Stops a server: it closes connections and writes its data. Waits for its end. */
export async function stopPostmaster({ pid }: Postmaster, cluster: Cluster): Promise<void> {
  if (process.platform === 'win32') {
    const args = ['stop', '-m', 'fast', '-w', '-D', cluster.directory];
    return runProgram(cluster.binaries.pgCtl, args, { cwd: cluster.directory, user: undefined });
  }
  if (runsCluster(pid, cluster)) process.kill(pid, 'SIGINT');
  while (runsCluster(pid, cluster)) await sleep(10);
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

function pidFile(cluster: Pick<Cluster, 'directory'>): string {
  return join(cluster.directory, 'postmaster.pid');
}
