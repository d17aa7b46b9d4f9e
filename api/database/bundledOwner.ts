import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { damaged, StartupError } from '../startupError.ts';
import { type Cluster, urlOf } from './bundledCluster.ts';
import {
  forgetPostmaster,
  freePort,
  type Postmaster,
  type SpawnedPostmaster,
} from './postmaster.ts';
import { readPostmaster, runsCluster, spawnPostmaster, stopPostmaster } from './postmaster.ts';
import { reasonIn } from './serverMessages.ts';
import { isAlive } from './atomicDirectory.ts';

/** A server for which this process holds the owner's lock. */
export interface OwnedServer extends Postmaster {
  /** Resolves when the connection with the lock has ended. */
  connectionEnd: Promise<void>;
}

export interface StartOptions {
  /** The port of a new server; a free port by default. */
  port?: number;
  /** Prints a line for the operator. */
  say: (line: string) => void;
  /** Aborts the start. */
  signal?: AbortSignal | undefined;
}

/** The maximum time for a server to start, including recovery after a crash, in milliseconds. */
const startLimit = 60_000;
/** The time after which the operator sees what a start waits for, in milliseconds. */
const quietLimit = 3_000;
/** The maximum time until the connection of a killed owner ends, in milliseconds. */
const ownerLimit = 1_500;
/** Temporary errors: a port that was just taken, or a killed server whose last processes are ending. */
const passingFault = /Address already in use|pre-existing shared memory|lock file "postmaster.pid"/;

/**
 * Connects to the server of a cluster, starts it if it is not running, and becomes its owner. A
 * running server whose owner was killed is used as it is. So if several processes start at the same
 * moment, one can connect to the server that another has just started.
 * @throws StartupError if another process owns it or it does not start; a server that was started
 * in vain is stopped first
 */
export async function ownServer(cluster: Cluster, options: StartOptions): Promise<OwnedServer> {
  const { port, say, signal } = options;
  const begin = Date.now();
  let lastError = 'it says nothing';
  let isTold = false;
  let started: SpawnedPostmaster | undefined;
  const fail = async (message: string) => {
    if (started && !started.ended()) await stopPostmaster(started, cluster);
    return new StartupError(message);
  };
  while (Date.now() < begin + startLimit) {
    if (signal?.aborted) throw await fail('The start was interrupted.');
    const noted = readPostmaster(cluster);
    const client = noted && isAlive(noted.pid) ? await connect(cluster, noted.port) : undefined;
    if (noted && client instanceof Error) {
      lastError = client.message;
      if (isLasting(client)) {
        throw await fail(
          `The bundled PostgreSQL in ${cluster.directory} cannot be used: ${lastError}. ${damaged}`,
        );
      }
    }
    if (noted && client && !(client instanceof Error)) {
      const connectionEnd = new Promise<void>((resolve) => client.once('end', resolve));
      await lock(client, cluster);
      return { ...noted, connectionEnd };
    }
    const running = noted !== undefined && runsCluster(noted.pid, cluster);
    if (started?.ended()) {
      failUnlessPassing(cluster);
      if (!running) forgetPostmaster(cluster);
      started = undefined;
    }
    if (!running && !started) started = spawnPostmaster(cluster, port ?? (await freePort()));
    if (!isTold && Date.now() > begin + quietLimit) {
      say(`Waiting for the bundled PostgreSQL (${lastError}). Its messages are in ${cluster.log}.`);
      isTold = true;
    }
    await sleep(20);
  }
  throw await fail(
    `The bundled PostgreSQL does not answer (${lastError}). Its own messages are in ${cluster.log}.`,
  );
}

/** The port of this cluster's server; undefined if none responds. */
export async function portInUse(cluster: Cluster): Promise<number | undefined> {
  const noted = readPostmaster(cluster);
  if (!noted || !isAlive(noted.pid)) return undefined;
  const client = await connect(cluster, noted.port);
  if (client instanceof Error) return undefined;
  await client.end();
  return noted.port;
}

function failUnlessPassing({ log }: Cluster): void {
  const said = readFileSync(log, 'utf8');
  if (passingFault.test(said)) return;
  throw new StartupError(`The bundled PostgreSQL does not start: ${reasonIn(said)}`);
}

/** A refused password, a missing database or damaged data: waiting does not help. */
const isLasting = (error: Error) => 'code' in error && /^(28|3D|58|XX)/.test(String(error.code));

async function connect(cluster: Cluster, port: number): Promise<pg.Client | Error> {
  const client = new pg.Client({
    connectionString: urlOf(cluster, port),
    keepAlive: true,
    connectionTimeoutMillis: 2000,
    application_name: `process ${process.pid}, the owner`,
  });
  // Only the end of the connection matters, and it has its own event.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    // A connection that we closed ourselves may still be open.
    void client.end().catch(() => undefined);
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Acquires the owner's lock on this connection. It is held until the connection ends. */
async function lock(client: pg.Client, cluster: Cluster): Promise<void> {
  const deadline = Date.now() + ownerLimit;
  for (;;) {
    const { rows } = await client.query<{ locked: boolean; owner: string | null }>(
      `SELECT pg_try_advisory_lock(hashtext('bundled PostgreSQL'), hashtext('owner')) AS locked,
        (SELECT min(application_name) FROM pg_stat_activity
         WHERE application_name LIKE '%, the owner' AND pid <> pg_backend_pid()) AS owner`,
    );
    if (rows[0]?.locked) return;
    if (Date.now() > deadline) {
      await client.end();
      const owner = rows[0]?.owner?.split(',')[0] ?? 'process unknown';
      throw new StartupError(
        `Another server (${owner}) is already running with the data folder ${cluster.dataDir}. ` +
          'Stop it first, or give this one another folder by DATA_DIR.',
      );
    }
    await sleep(50);
  }
}
