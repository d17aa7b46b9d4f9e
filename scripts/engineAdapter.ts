import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum, DriverAdapterError } from '@prisma/driver-adapter-utils';
import type {
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
  SqlQuery,
  SqlQueryable,
  SqlResultSet,
} from '@prisma/driver-adapter-utils';

type Pool = Awaited<ReturnType<PrismaPg['connect']>>;

/** The OID of the type "char" in PostgreSQL. */
const charType = 18;

/**
 * Provides an adapter with which Prisma's schema engine connects to a database, which is also its
 * shadow database.
 */
export async function withEngineAdapter<Result>(
  url: string,
  work: (factory: SqlMigrationAwareDriverAdapterFactory) => Promise<Result>,
): Promise<Result> {
  const pool = await new PrismaPg(url).connect();
  const { provider, adapterName } = pool;
  const adapter: SqlDriverAdapter = {
    provider,
    adapterName,
    queryRaw: (query) => queryCatalog(pool, query),
    executeRaw: (query) => pool.executeRaw(query),
    executeScript: (script) => runScript(pool, script),
    startTransaction: (level) => pool.startTransaction(level),
    dispose: () => Promise.resolve(),
  };
  const connect = () => Promise.resolve(adapter);
  try {
    return await work({ provider, adapterName, connect, connectToShadowDb: connect });
  } finally {
    await pool.dispose();
  }
}

/**
 * The driver cannot read the type "char", which only the catalog of PostgreSQL has and the engine
 * queries, so such columns are queried again as text.
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

/** The driver itself splits scripts at every semicolon, even inside a function's body. */
async function runScript(queryable: SqlQueryable, script: string): Promise<void> {
  await queryable.executeRaw({ sql: script, args: [], argTypes: [] });
}
