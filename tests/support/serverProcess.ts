import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '../../api/env.ts';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';

/** The built server as a separate process, for tests that start, stop and kill processes. */
export interface ServerProcess {
  child: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  /** Its address, when it is ready; rejects if the process ends before. */
  up: Promise<string>;
  /** Its exit code, or null after a signal that it did not handle. */
  ended: Promise<number | null>;
}

/** Runs `node dist/server/server.js`, or another command, on a free port. */
export function spawnServer(
  dataDir: string,
  settings: NodeJS.ProcessEnv = {},
  [program, ...args]: [string, ...string[]] = [process.execPath, 'dist/server/server.js'],
): ServerProcess {
  // All settings are given, so that none comes from a developer's own .env.
  const defaults = Object.entries(readEnv({})).map(
    ([name, value]) => [name, String(value)] as const,
  );
  const env = { ...process.env, ...Object.fromEntries(defaults), LOG_LEVEL: 'warn' };
  const child = spawn(program, args, {
    env: { ...env, PORT: '0', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'close').then(() => child.exitCode);
  const up = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const address = /Site\s+(http:\S+)\//.exec(output)?.[1];
        if (address) resolve(address);
      });
    }
    void ended.then(() => {
      reject(new Error(`The server ended before it was up:\n${output}`));
    });
  });
  // A test that kills the server does not wait for it to come up.
  up.catch(() => undefined);
  return { child, output: () => output, up, ended };
}

/** Kills the server and, if asked, its database if that is running. */
export async function killServer(
  { child, ended }: ServerProcess,
  dataDir: string,
  databaseToo: boolean,
): Promise<void> {
  child.kill('SIGKILL');
  const postmaster = databaseToo ? postmasterPid(dataDir) : undefined;
  if (postmaster !== undefined) process.kill(postmaster, 'SIGKILL');
  await ended;
}

/** The process id of the bundled database, if its file has one. */
export function postmasterPid(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[0]) || undefined;
  } catch {
    return undefined;
  }
}

/** All bundled content, as visitors see it. */
export async function bundledContent(url: string): Promise<unknown> {
  const query = `{
    events { nodes { title location } }
    posts { nodes { postTitle } }
    directories { nodes { name location } }
    resources { nodes { title link } }
    aboutEthiopiaItems { nodes { title } }
    directoryCategories { id categoryName }
  }`;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return response.json();
}

/** Gives a test an empty data folder and removes it afterwards. */
export async function withDataFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = temporaryFolder();
  try {
    await work(dataDir);
  } finally {
    removeDataFolder(dataDir);
  }
}

/** Removes a data folder, with a database that is still there. */
export function removeDataFolder(dataDir: string): void {
  const postmaster = postmasterPid(dataDir);
  if (postmaster !== undefined) {
    try {
      process.kill(postmaster, 'SIGQUIT');
    } catch {
      // It was gone already.
    }
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
