import pg from 'pg';
import { PrismaClient } from '../generated/prisma/client.ts';
import { DatabasePool } from './databasePool.ts';
import { RetryingAdapter } from './retryingAdapter.ts';
import { StartupError } from '../startupError.ts';

/** The time limit for a response of the database, in milliseconds. */
const responseLimit = 10_000;

/**
 * Connects the program to its database.
 * @param url a PostgreSQL address
 * @param options.name the `application_name` of these connections
 * @param options.pool the connections, if others need them too; `$disconnect` ends them
 * @param options.onStatement gets every SQL statement that is sent, for tests that count them
 * @throws StartupError if the database does not respond or refuses the connection
 */
export async function connectDatabase(
  url: string,
  {
    name = 'site',
    pool = new DatabasePool(url, name),
    onStatement,
  }: { name?: string; pool?: DatabasePool; onStatement?: (sql: string) => void } = {},
): Promise<PrismaClient> {
  // With the startup parameters of the pool, because a pooler may refuse them.
  const client = await openConnection(url, pool.options.statement_timeout);
  await client.end();
  const adapter = new RetryingAdapter(pool);
  // Writes wait for a connection as long as reads do: the pool times them out. The time limit of
  // each statement ends those that hang. Prisma's limit of 5 seconds for the whole transaction
  // would also end slow ones.
  const transactionOptions = { maxWait: 2 * responseLimit, timeout: 2 * responseLimit };
  if (!onStatement) return new PrismaClient({ adapter, transactionOptions });
  const log = [{ emit: 'event' as const, level: 'query' as const }];
  const prisma = new PrismaClient({ adapter, transactionOptions, log });
  prisma.$on('query', ({ query }) => onStatement(query));
  return prisma;
}

/**
 * Opens one connection outside any pool.
 * @param statementTimeout the time limit of a statement in milliseconds; false for none
 * @throws StartupError as `connectDatabase` does
 */
export async function openConnection(
  url: string,
  statementTimeout: number | false = false,
): Promise<pg.Client> {
  const deadline = Date.now() + responseLimit;
  for (;;) {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: Math.max(1, deadline - Date.now()),
      statement_timeout: statementTimeout,
    });
    // The next query fails on a broken connection. An unhandled event would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      const { code, message } = describe(error);
      // The server exists, but it is starting or recovering.
      if (code === '57P03' && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        continue;
      }
      throw new StartupError(explain(new URL(url), code, message));
    }
  }
}

const checkAddress = 'Check DATABASE_URL (or DATABASE_DIRECT_URL).';

const serverOf = (url: URL) => `${url.hostname || 'localhost'}:${url.port || '5432'}`;

/** One line for the operator about a pooler at the address of PostgreSQL. */
export const poolerAdvice = (url: URL) =>
  `A connection pooler answers at ${serverOf(url)}. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.`;

/** One line for the operator, with the server and the database but without the password. */
function explain(url: URL, code: string, message: string): string {
  const server = serverOf(url);
  const database = decodeURIComponent(url.pathname.slice(1));
  const user = decodeURIComponent(url.username);
  // The message of PgBouncer. Its code has many meanings.
  if (message.startsWith('unsupported startup parameter')) return poolerAdvice(url);
  switch (code) {
    case '28P01':
    case '28000':
      return `PostgreSQL at ${server} refuses user "${user}" for database "${database}" (${message}). ${checkAddress}`;
    case '3D000':
      return `PostgreSQL at ${server} has no database "${database}". Create it, or check DATABASE_URL (or DATABASE_DIRECT_URL).`;
    case '57P03':
      return `PostgreSQL at ${server} (database "${database}") is not ready: ${message}.`;
    default:
      return `Cannot reach PostgreSQL at ${server} (database "${database}"): ${message}. Is it running? ${checkAddress}`;
  }
}

/** A refused connection has one error for each address of the host, and no message of its own. */
function describe(error: unknown): { code: string; message: string } {
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return { code, message: cause instanceof Error ? cause.message : String(cause) };
}
