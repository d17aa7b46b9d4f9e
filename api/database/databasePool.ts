import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DiskSpace } from './diskSpace.ts';

/** Milliseconds: to wait for a free connection, for a statement to end, and for us to hear of it. */
const usualLimits = { connection: 5_000, statement: 5_000, answer: 6_000 };

/** The most statements with names, because PostgreSQL keeps their plans for each connection. */
const maxNamedStatements = 500;

/** Milliseconds for which a database that refuses connections is waited for: a restart's time. */
const timeBudgetMs = 5_000;
/** Milliseconds between two tries. */
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
 * The connections of this process. While the database restarts, whoever needs a new connection
 * waits for it; in a longer outage it fails at once.
 */
export class DatabasePool extends pg.Pool {
  #refusedSince: number | null = null;
  readonly #elapsed: () => number;
  /** Whether a transaction pooler is in between, so that nothing may be left to a session. */
  readonly hasPooler: boolean;
  /**
   * The statement with which a transaction limits its statements' time, where the session does not:
   * a pooler refuses that at the start of a session, and passes on to others what is set later.
   */
  readonly timeLimit: string | null;
  readonly diskSpace: DiskSpace;
  readonly #statementNames = new Map<string, string>();

  /** @param name the `application_name` by which the database knows these connections */
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
      query_timeout: limits.answer,
    });
    this.#elapsed = elapsed;
    this.diskSpace = new DiskSpace(elapsed);
    this.hasPooler = hasPooler;
    this.timeLimit = hasPooler ? `SET LOCAL statement_timeout = ${String(limits.statement)}` : null;
    if (this.timeLimit) this.query = queryInTransaction(this, `BEGIN; ${this.timeLimit}`);
    this.on('connect', (client) => {
      // The next query fails on it; an unhandled event would end the process.
      client.on('error', () => undefined);
    });
    this.on('release', (_error, client) => {
      // A transaction that could not be ended would take in the next user's writes.
      if (client.getTransactionStatus() !== 'I') void client.end().catch(() => undefined);
    });
  }

  /**
   * The name of a statement, so that each connection plans it once; empty if it gets none. Behind a pooler the next
   * statement may reach another backend, which does not know the name.
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

/** A pool's `query`, called with a configuration as we and Prisma do, in a transaction of its own. */
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

/** Whether nothing listens, or the database is just starting or ending: nothing was done there. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.every(isRefusal);
  const code = 'code' in error ? error.code : undefined;
  const isEnding = error.message === 'Connection terminated unexpectedly';
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === '57P03' || isEnding;
}
