import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach } from 'vitest';
import { type BundledPostgres, startBundledPostgres } from '../../api/database/bundledPostgres.ts';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';

let folder: string;
const servers: BundledPostgres[] = [];
const children: ChildProcess[] = [];

/** Gives each test of a file its own data folder, and stops the servers that it started there. */
export function useDataFolder(): void {
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    for (const server of servers.splice(0)) await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
}

export const dataFolder = () => folder;

export async function start(say: (line: string) => void = () => undefined) {
  const server = await startBundledPostgres(folder, say);
  servers.push(server);
  return server;
}

/** Starts another process that owns the server. */
export function spawnOwner(): ChildProcess {
  const args = ['--import', 'tsx', 'tests/support/ownPostgres.ts', folder];
  return endAfterTest(spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] }));
}

/** Waits until the other process owns the server, and returns its address. */
export async function urlFrom(owner: ChildProcess): Promise<string> {
  let said = '';
  owner.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  while (!said.includes('\n') && owner.stdout) await once(owner.stdout, 'data');
  return said.trim();
}

export function endAfterTest(child: ChildProcess): ChildProcess {
  children.push(child);
  return child;
}

export async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

export const pidFile = () => join(folder, 'postgres', 'cluster', 'postmaster.pid');
export const pidOfServer = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);
