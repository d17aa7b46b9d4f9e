import type { Admin, Api } from './api.ts';
import { kinds } from './kinds.ts';

/** Creates the category to which the examples in kinds.ts refer. */
export async function prepareCategories({ services: { prisma } }: Api): Promise<void> {
  const data = { categoryName: 'First' };
  await prisma.directoryCategory.create({ data });
  await prisma.resourceCategory.create({ data });
  await prisma.culturalCategory.create({ data });
}

/**
 * Creates the example of a kind by its mutation.
 * @param name as in createEvent
 * @param changes to the example
 * @param others further arguments, with their types
 * @returns its id
 */
export async function createRecordOf(
  admin: Admin,
  name: string,
  changes: Record<string, unknown> = {},
  others: Record<string, { type: string; value: unknown }> = {},
): Promise<number> {
  const kind = kinds.find((each) => each.name === name);
  if (!kind) throw new Error(`tests/support/kinds.ts has no entry for ${name}.`);
  const files = Object.fromEntries(
    await Promise.all(
      Object.entries('withoutImage' in others ? {} : kind.files).map(
        async ([argument, make]) => [argument, await make()] as const,
      ),
    ),
  );
  const types = [
    ...Object.keys(files).map((name) => [name, 'Upload'] as const),
    ...Object.entries(others).map(([name, { type }]) => [name, type] as const),
  ];
  const declared = types.map(([name, type]) => `, $${name}: ${type}`).join('');
  const passed = types.map(([name]) => `, ${name}: $${name}`).join('');
  const mutation = `mutation ($input: ${kind.inputType}!${declared}) {
    saved: create${name}(input: $input${passed}) { id }
  }`;
  const values = Object.entries(others).map(([argument, { value }]) => [argument, value] as const);
  const variables = { input: { ...kind.input, ...changes }, ...Object.fromEntries(values) };
  const { data, errors } =
    Object.keys(files).length > 0
      ? await admin.upload(mutation, variables, files)
      : await admin.query(mutation, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return Number((data['saved'] as { id: string }).id);
}

/** Restores the only deleted record, without the columns that the database generates. */
export async function restoreDeleted(
  { services: { prisma } }: { services: Pick<Api['services'], 'prisma'> },
  table: string,
): Promise<void> {
  const [note] = await prisma.deletedRecord.findMany();
  const columns = Object.keys(note?.values as object).map((column) => `"${column}"`);
  await prisma.$executeRawUnsafe(`INSERT INTO "${table}" (${columns.join()})
    SELECT ${columns.map((column) => `(record).${column}`).join()} FROM (
      SELECT jsonb_populate_record(NULL::"${table}", "values") AS record FROM "deleted-record"
    ) AS note`);
}

/** Deletes the current version of a record of any kind. Returns the response of the API. */
export async function deleteRecordOf(by: Pick<Admin, 'query'>, name: string, id: number | string) {
  const field = name.charAt(0).toLowerCase() + name.slice(1);
  const { data } = await by.query(`{ seen: ${field}(id: "${String(id)}") { version } }`);
  const { version } = (data['seen'] as { version: number } | null) ?? { version: 1 };
  return by.query(`mutation { delete${name}(id: "${String(id)}", version: ${String(version)}) }`);
}
