import { contentKinds } from '../../api/content/contentKinds.ts';
import { beforeEach, expect, it } from 'vitest';
import { useAdmin, useApi } from '../support/useApi.ts';
import { type KindUnderTest, kinds } from '../support/kinds.ts';
import { prepareCategories } from '../support/records.ts';

// The session comes from a cache, as usual.
const api = useApi({}, { CACHE_MB: '64', TRASH_DAYS: '30' });
const admin = useAdmin(api);
beforeEach(async () => {
  await prepareCategories(api);
  await admin.query('{ currentUser { email } }');
});

/**
 * Sends a mutation. Ignores the query of the session, which runs when the session is not cached.
 * @returns the saved record, and the statements without BEGIN
 */
async function send(kind: KindUnderTest, verb: string, args: string, input: object) {
  const makers = verb === 'create' ? Object.entries(kind.files) : [];
  const files = Object.fromEntries(
    await Promise.all(makers.map(async ([name, make]) => [name, await make()] as const)),
  );
  const declared = makers.map(([name]) => `, $${name}: Upload`).join('');
  const passed = makers.map(([name]) => `, ${name}: $${name}`).join('');
  const text = `mutation ($input: ${kind.inputType}!${declared}) {
    saved: ${verb}${kind.name}(input: $input${args}${passed}) { id version }
  }`;
  api.statements.length = 0;
  const { data, errors } =
    makers.length === 0
      ? await admin.query(text, { input })
      : await admin.upload(text, { input }, files);
  expect(errors).toBeUndefined();
  const { id, version } = data['saved'] as { id: string; version: number };
  const statements = api.statements.filter((sql) => !sql.includes('FROM session'));
  return { seen: `, id: "${id}", version: ${String(version)}`, statements };
}

const key = (letter: string) => `, idempotencyKey: "${letter.repeat(16)}"`;

// Each statement more makes every save slower (docs/performance.md).
it.each(kinds)('$name is saved by few statements', async (kind) => {
  const other = { ...kind.input, [kind.changed.field]: kind.changed.value };
  const files = Object.keys(kind.files).length;
  const isContent = contentKinds.some(({ typename }) => typename === kind.name);
  // An update reads the record, writes it, notes the editor, and commits. Content also stops being an example.
  const update = isContent ? 5 : 4;
  // A create with a key writes the record and the key, and commits. Files add two statements each, and one that looks
  // for the key first.
  const keyed = await send(kind, 'create', key('c'), kind.input);
  expect(keyed.statements).toHaveLength(files > 0 ? 4 + 2 * files : 3);
  const changed = await send(kind, 'update', keyed.seen + key('u'), other);
  expect(changed.statements).toHaveLength(update + 1);
  const changedBack = await send(kind, 'update', changed.seen, kind.input);
  expect(changedBack.statements).toHaveLength(update);
  const created = await send(kind, 'create', '', other);
  expect(created.statements).toHaveLength(files > 0 ? 2 + 2 * files : 1);
});

it('an INSERT of one row has a name, and one of several rows has none', async () => {
  const { prisma } = api.services;
  for (const count of [1, 2, 3]) {
    const names = Array.from({ length: count }, (_, index) => `${String(count)} ${String(index)}`);
    await prisma.directoryCategory.createMany({
      data: names.map((categoryName) => ({ categoryName })),
    });
  }
  // Of the connection that has just been used.
  const named = await prisma.$queryRaw<{ statement: string }[]>`
    SELECT statement FROM pg_prepared_statements WHERE statement ~* '^insert into .*directory-category'`;
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ statement }) => /\)\s*,\s*\(/.test(statement))).toEqual([]);
});

it('a query that comes often reads only the columns that it requests', async () => {
  const text = `query ($first: Int!) {
    events(first: $first) { nodes { title imageUrl } }
    directoryCategories { entries(first: $first) { edges { node { ...Entry } } } }
  }
  fragment Entry on Directory { suburb path }`;
  for (const first of [1, 2, 3, 4, 5]) {
    api.statements.length = 0;
    // Another variable is another response of the cache.
    await api.ask(text, { first });
  }
  const read = api.statements.map((sql) => sql.match(/SELECT ("id".*), \(/)?.[1]);
  expect(read).toContain('"id", "language", "title", "imageUrl", "imagePath", "date"');
  expect(read).toContain('"id", "language", "location", "name", "sortName"');
});
