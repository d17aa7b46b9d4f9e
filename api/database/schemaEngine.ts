import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';

/** Everything in the database belongs to the schema. */
export const noFilters = { externalTables: [], externalEnums: [] };

let loaded: Promise<void> | undefined;

/**
 * Prisma's own schema engine, as WebAssembly, on the given connection. The caller frees it.
 * @param adapter how it reaches the database
 */
export async function schemaEngine(
  adapter: SqlMigrationAwareDriverAdapterFactory,
): Promise<glue.SchemaEngine> {
  loaded ??= load();
  await loaded;
  const silent = () => undefined;
  const bound = bindMigrationAwareSqlAdapterFactory(adapter);
  return glue.SchemaEngine.new({ datamodels: undefined }, silent, bound);
}

/** The package's entry imports the .wasm file as a module, which Node cannot do; so we do it. */
async function load(): Promise<void> {
  const entry = createRequire(resolve('package.json')).resolve('@prisma/schema-engine-wasm');
  const bytes = await readFile(join(dirname(entry), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': { ...glue } });
  glue.__wbg_set_wasm(instance.exports);
  const start = instance.exports['__wbindgen_start'];
  if (typeof start !== 'function') throw new Error('the schema engine has another form');
  Reflect.apply(start, undefined, []);
}
