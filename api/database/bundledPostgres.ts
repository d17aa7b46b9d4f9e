import { openCluster, urlOf } from './bundledCluster.ts';
import { type OwnedServer, ownServer, portInUse } from './bundledOwner.ts';
import { stopPostmaster } from './postmaster.ts';
import { isSystemError, unusable } from '../startupError.ts';

/** A running PostgreSQL that belongs to this process alone. */
export interface BundledPostgres {
  /** The address of its database, with the password. */
  url: string;
  /** Resolves when the server ended by itself and could not be restarted. */
  lost: Promise<Error>;
  /** Shuts the server down and returns when it is gone. */
  stop(): Promise<void>;
}

/**
 * Starts the bundled PostgreSQL on `{dataDir}/postgres`, which is made at first. Exactly one
 * process owns it; a server whose owner died is taken over, and one that dies is started again.
 * @param say prints a line for the operator.
 * @param signal ends the start.
 * @throws StartupError when another process owns it or it does not start.
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

  /** Keeps the port when a server is replaced, so that clients need only connect again. */
  async function keepRunning(): Promise<Error> {
    for (;;) {
      await (
        await server
      ).connectionEnd;
      if (stopping) return new Promise(() => undefined);
      say('The bundled PostgreSQL ended; starting it again.');
      server = ownServer(cluster, { port, say, signal });
      try {
        await server;
      } catch (error) {
        return error instanceof Error ? error : new Error(String(error));
      }
    }
  }

  return {
    url: urlOf(cluster, port),
    lost: keepRunning(),
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
 * For commands: the bundled PostgreSQL as it runs for a server of this data folder, or else one
 * that runs until `stop`.
 * @throws StartupError as `startBundledPostgres` does.
 */
export async function borrowBundledPostgres(
  dataDir: string,
): Promise<Pick<BundledPostgres, 'url' | 'stop'>> {
  const cluster = await openCluster(dataDir, console.log);
  const port = await portInUse(cluster);
  if (port === undefined) return startBundledPostgres(dataDir);
  return { url: urlOf(cluster, port), stop: () => Promise.resolve() };
}
