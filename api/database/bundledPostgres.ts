import { setTimeout as sleep } from 'node:timers/promises';
import { openCluster, urlOf } from './bundledCluster.ts';
import { type OwnedServer, ownServer, portInUse } from './bundledOwner.ts';
import { stopPostmaster } from './postmaster.ts';
import { isSystemError, messageOf, unusable } from '../startupError.ts';

/** The pause after a failed restart, in milliseconds. */
const restartPause = 5000;

/** A running PostgreSQL that is owned by this process. */
export interface BundledPostgres {
  /** The address of its database, with the password. */
  url: string;
  /** Shuts the server down and waits for its end. */
  stop(): Promise<void>;
}

/**
 * Starts the bundled PostgreSQL in `{dataDir}/postgres`, which the first start creates. Exactly one
 * process owns it. A server whose owner has died is taken over, and a server that dies is
 * restarted until it starts, because its disk may only be full for a while.
 * @param say prints a line for the operator
 * @param signal aborts the start
 * @throws StartupError if another process owns it or it does not start
 */
export async function startBundledPostgres(
  dataDir: string,
  say: (line: string) => void = console.log,
  signal?: AbortSignal,
): Promise<BundledPostgres> {
  const cluster = await openCluster(dataDir, say);
  let server = ownServer(cluster, { say, signal }).catch((error: unknown) => {
    throw isSystemError(error) ? unusable(cluster.directory, error) : error;
  });
  let stopping = false;
  const { port } = await server;

  async function keepRunning(): Promise<void> {
    for (;;) {
      const running = await server.catch((error: unknown) => {
        if (!stopping) say(messageOf(error));
      });
      await (running ? running.connectionEnd : sleep(restartPause, undefined, { ref: false }));
      if (stopping) return;
      if (running) say('The bundled PostgreSQL ended; starting it again.');
      // It keeps the port, so that clients only need to reconnect.
      server = ownServer(cluster, { port, say, signal });
    }
  }
  void keepRunning();

  return {
    url: urlOf(cluster, port),
    async stop() {
      stopping = true;
      const running = await server.catch((): OwnedServer | undefined => undefined);
      if (!running) return;
      await stopPostmaster(running, cluster);
      await running.connectionEnd;
    },
  };
}

/**
 * For commands: uses the running bundled PostgreSQL of this data folder, or starts one until
 * `stop`.
 * @throws StartupError as `startBundledPostgres` does
 */
export async function borrowBundledPostgres(
  dataDir: string,
): Promise<Pick<BundledPostgres, 'url' | 'stop'>> {
  const cluster = await openCluster(dataDir, console.log);
  const port = await portInUse(cluster);
  if (port === undefined) return startBundledPostgres(dataDir);
  return { url: urlOf(cluster, port), stop: () => Promise.resolve() };
}
