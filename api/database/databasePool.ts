import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DiskSpace } from './diskSpace.ts';

/**
 * Time limits in milliseconds: for a free connection, for a statement in the database, and for its
 * response.
 */
const usualLimits = { connection: 5_000, statement: 5_000, response: 6_000 };

/**
 * The settings of each connection. Columns without a time zone hold UTC, but PostgreSQL computes their default
 * CURRENT_TIMESTAMP in the time zone of the connection. JIT would compile statements whose cost PostgreSQL
 * overestimates, such as those about tables that were never analysed: seconds for statements that take milliseconds.
 */
const settings = ["TimeZone = 'UTC'", 'jit = off'];

const setEach = (command: 'SET' | 'SET LOCAL', each: string[]) =>
  each.map((setting) => `${command} ${setting}`).join('; ');

/** The maximum number of named statements, because PostgreSQL keeps their plans for each connection. */
const maxNamedStatements = 500;

/** How long to retry while the database refuses connections, in milliseconds: the time of a restart. */
const timeBudgetMs = 5_000;
/** The pause between two attempts, in milliseconds. */
const pause = 50;

export interface PoolOptions {
  limits?: typeof usualLimits;
  /** The monotonic clock, in milliseconds. */
  elapsed?: () => number;
  /** Whether a transaction pooler, such as PgBouncer, is at the address. */
  hasPooler?: boolean;
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * The connections of this process. During a restart of the database, requests wait for a new
 * connection; in a longer outage they fail at once.
 */
export class DatabasePool extends pg.Pool {
  #refusedSince: number | null = null;
  readonly #elapsed: () => number;
  /** Whether there is a transaction pooler, so that session state must not be used. */
  readonly hasPooler: boolean;
  /**
   * The statements that set the time limit and the other settings for a transaction. Null without a pooler. A pooler
   * refuses these settings at the start of a session, and shares later ones with other clients.
   */
  readonly transactionSettings: string | null;
  readonly diskSpace: DiskSpace;
  readonly #statementNames = new Map<string, string>();

  /** @param name the `application_name` of these connections */
  constructor(
    url: string,
    name: string,
    {
      limits = usualLimits,
      elapsed = () => performance.now(),
      hasPooler = false,
    }: PoolOptions = {},
  ) {
    super({
      connectionString: url,
      application_name: name,
      max: 10,
      keepAlive: true,
      connectionTimeoutMillis: limits.connection,
      statement_timeout: hasPooler ? false : limits.statement,
      query_timeout: limits.response,
      ...(!hasPooler && {
        verify(client, verified) {
          client.query(setEach('SET', settings), verified);
        },
      }),
    });
    this.#elapsed = elapsed;
    this.diskSpace = new DiskSpace(elapsed);
    this.hasPooler = hasPooler;
    this.transactionSettings = hasPooler
      ? setEach('SET LOCAL', [`statement_timeout = ${String(limits.statement)}`, ...settings])
      : null;
    if (this.transactionSettings)
      this.query = queryInTransaction(this, `BEGIN; ${this.transactionSettings}`);
    // An idle connection that the database ends is replaced. An unhandled event would end the process.
    this.on('error', () => undefined);
    this.on('connect', (client) => {
      // The next query fails on it. An unhandled event would end the process.
      client.on('error', () => undefined);
    });
    this.on('release', (_error, client) => {
      // A transaction that could not be ended would include the writes of the next user.
      if (client.getTransactionStatus() !== 'I') void client.end().catch(() => undefined);
    });
  }

  /**
   * The name of a statement, so that each connection plans it once; empty for no name. Behind a
   * pooler the next statement may reach another backend, which does not know the name.
   */
  nameOf(text: string): string {
    const known = this.#statementNames.get(text);
    if (known !== undefined) return known;
    const { size } = this.#statementNames;
    if (this.hasPooler || size === maxNamedStatements) return '';
    const name = `statement ${String(size)}`;
    this.#statementNames.set(text, name);
    return name;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    const connecting = this.#connect();
    if (!connected) return connecting;
    connecting.then(
      (client) => {
        connected(undefined, client, client.release.bind(client));
      },
      (error: unknown) => {
        const told = error instanceof Error ? error : new Error(String(error));
        connected(told, undefined, () => undefined);
      },
    );
    return undefined;
  }

  async #connect(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        const client = await super.connect();
        this.#refusedSince = null;
        return client;
      } catch (error) {
        const present = this.#elapsed();
        if (!isRefusal(error)) throw error;
        this.#refusedSince ??= present;
        if (present - this.#refusedSince > timeBudgetMs) throw error;
        await sleep(pause);
      }
    }
  }
}

/**
 * A pool's `query` in a transaction of its own. It accepts a configuration object, which this
 * program and Prisma use.
 */
function queryInTransaction(pool: pg.Pool, begin: string): pg.Pool['query'] {
  const query = async (config: pg.QueryConfig): Promise<pg.QueryResult> => {
    const client = await pool.connect();
    try {
      await client.query(begin);
      const result = await client.query(config);
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  return query as pg.Pool['query'];
}

/** Whether nothing listens, or the database is starting or stopping. The statement did not run. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.every(isRefusal);
  const code = 'code' in error ? error.code : undefined;
  const isEnding = error.message === 'Connection terminated unexpectedly';
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === '57P03' || isEnding;
}
