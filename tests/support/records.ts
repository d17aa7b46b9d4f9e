import type { Admin, Api } from './api.ts';
import { kinds } from './kinds.ts';

/** Makes the category to which the examples in kinds.ts refer. */
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
 * @returns its id
 */
export async function createRecordOf(
  admin: Admin,
  name: string,
  changes: Record<string, unknown> = {},
): Promise<number> {
  const kind = kinds.find((each) => each.name === name);
  if (!kind) throw new Error(`tests/support/kinds.ts has no entry for ${name}.`);
  const files = Object.fromEntries(
    await Promise.all(
      Object.entries(kind.files).map(async ([argument, make]) => [argument, await make()] as const),
    ),
  );
  const names = Object.keys(files);
  const declared = names.map((file) => `, $${file}: Upload`).join('');
  const passed = names.map((file) => `, ${file}: $${file}`).join('');
  const mutation = `mutation ($input: ${kind.inputType}!${declared}) {
    saved: create${name}(input: $input${passed}) { id }
  }`;
  const input = { ...kind.input, ...changes };
  const { data, errors } =
    names.length > 0
      ? await admin.upload(mutation, { input }, files)
      : await admin.query(mutation, { input });
  if (errors) throw new Error(JSON.stringify(errors));
  return Number((data['saved'] as { id: string }).id);
}

/** Puts back the one record that was deleted, without the columns that the database generates. */
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
