import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum, DriverAdapterError } from '@prisma/driver-adapter-utils';
import type {
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
  SqlQuery,
  SqlQueryable,
  SqlResultSet,
  Transaction,
} from '@prisma/driver-adapter-utils';

type Pool = Awaited<ReturnType<PrismaPg['connect']>>;

/** PostgreSQL's number for the type "char". */
const charType = 18;

/**
 * Gives work an adapter whose every statement runs in one transaction on one connection, committed
 * when the work is done. So what the engine notes about a migration stays or goes with it.
 * @throws what the database said first, when something failed; then nothing is kept.
 */
export async function inOneTransaction(
  url: string,
  work: (adapter: SqlMigrationAwareDriverAdapterFactory) => Promise<void>,
): Promise<void> {
  const pool = await new PrismaPg({ connectionString: url, max: 1 }).connect();
  try {
    const transaction = await pool.startTransaction();
    const failures: Error[] = [];
    try {
      // Waits for a migration whose process was killed: PostgreSQL ends its statement first.
      await runScript(transaction, `SELECT pg_advisory_xact_lock(hashtext('migration'))`);
      await work(factoryOf(adapterWithin(transaction, failures)));
      await runScript(transaction, 'COMMIT');
    } catch (error) {
      await runScript(transaction, 'ROLLBACK').catch(() => undefined);
      // After the first failure PostgreSQL refuses all else, which hides the cause.
      throw failures[0] ?? error;
    } finally {
      // This only gives the connection back.
      await transaction.commit();
    }
  } finally {
    await pool.dispose();
  }
}

function adapterWithin(transaction: Transaction, failures: Error[]): SqlDriverAdapter {
  const { provider, adapterName } = transaction;
  const noting = async <Result>(result: Promise<Result>) => {
    try {
      return await result;
    } catch (error) {
      failures.push(new Error(saidBy(error)));
      throw error;
    }
  };
  return {
    provider,
    adapterName,
    queryRaw: (query) => noting(transaction.queryRaw(query)),
    executeRaw: (query) => noting(transaction.executeRaw(query)),
    executeScript: (script) => noting(runScript(transaction, script)),
    startTransaction: () => Promise.reject(new Error('already in a transaction')),
    dispose: () => Promise.resolve(),
  };
}

function factoryOf(adapter: SqlDriverAdapter): SqlMigrationAwareDriverAdapterFactory {
  const { provider, adapterName } = adapter;
  const connect = () => Promise.resolve(adapter);
  return { provider, adapterName, connect, connectToShadowDb: connect };
}

/** Gives work an adapter on an empty database that serves as the engine's shadow database too. */
export async function inEmptyDatabase<Result>(
  url: string,
  work: (adapter: SqlMigrationAwareDriverAdapterFactory) => Promise<Result>,
): Promise<Result> {
  const pool = await new PrismaPg(url).connect();
  const adapter: SqlDriverAdapter = {
    provider: pool.provider,
    adapterName: pool.adapterName,
    queryRaw: (query) => queryCatalog(pool, query),
    executeRaw: (query) => pool.executeRaw(query),
    executeScript: (script) => runScript(pool, script),
    startTransaction: (level) => pool.startTransaction(level),
    dispose: () => Promise.resolve(),
  };
  try {
    return await work(factoryOf(adapter));
  } finally {
    await pool.dispose();
  }
}

/**
 * The driver cannot read the type "char", which only PostgreSQL's catalog has and the engine asks
 * for, so such columns are asked for again as text.
 */
async function queryCatalog(pool: Pool, query: SqlQuery): Promise<SqlResultSet> {
  try {
    return await pool.queryRaw(query);
  } catch (error) {
    if (!(error instanceof DriverAdapterError)) throw error;
    if (error.cause.kind !== 'UnsupportedNativeDataType') throw error;
    const { fields } = await pool.underlyingDriver().query(query.sql, query.args);
    const isChar = fields.map(({ dataTypeID }) => dataTypeID === charType);
    const columns = fields.map(({ name }, i) => (isChar[i] ? `"${name}"::text` : `"${name}"`));
    const sql = `SELECT ${columns.join(', ')} FROM (${query.sql.replace(/;\s*$/, '')}) AS catalog`;
    const result = await pool.queryRaw({ ...query, sql });
    const columnTypes = result.columnTypes.map((type, i) =>
      isChar[i] ? ColumnTypeEnum.Character : type,
    );
    return { ...result, columnTypes };
  }
}

/** The driver's own way cuts scripts at every semicolon, even inside a function's body. */
async function runScript(queryable: SqlQueryable, script: string): Promise<void> {
  await queryable.executeRaw({ sql: script, args: [], argTypes: [] });
}

function saidBy(error: unknown): string {
  if (error instanceof DriverAdapterError) return error.cause.originalMessage ?? error.message;
  return error instanceof Error ? error.message : String(error);
}
