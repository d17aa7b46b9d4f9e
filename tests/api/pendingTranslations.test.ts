import { expect, it } from 'vitest';
import { useAdmin, useApi } from '../support/useApi.ts';
import { addDirectoryEntries, addEvent } from '../support/factories.ts';

const api = useApi();
const admin = useAdmin(api);

interface Pending {
  id: string;
  kind: string;
  recordId: string;
  title: string;
  titleLanguage: string;
  language: string;
  state: string;
}

const document = `query (
  $kind: TranslatedKind, $language: Language, $state: TranslationState, $first: Int, $after: String
) {
  pendingTranslations(kind: $kind, language: $language, state: $state, first: $first, after: $after) {
    nodes { id kind recordId title titleLanguage language state }
    edges { cursor }
    pageInfo { hasNextPage endCursor }
  }
  pendingTranslationCounts(kind: $kind, language: $language, state: $state, after: $after) {
    kind language state count
  }
}`;

async function ask(variables: object = {}) {
  const data = await admin.ask(document, { first: 20, ...variables });
  const { nodes, edges, pageInfo } = data['pendingTranslations'] as {
    nodes: Pending[];
    edges: { cursor: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
  expect(edges.map(({ cursor }) => cursor)).toEqual(nodes.map(({ id }) => id));
  const counts = data['pendingTranslationCounts'] as (Pending & { count: number })[];
  return { nodes, pageInfo, counts };
}

const titles = (nodes: Pending[]) => nodes.map(({ title }) => title);

/** Translates an event. With `before`, that was the original, which has changed since. */
async function translate(event: { id: number; title: string }, before = event.title) {
  const { description, location } = await api.services.prisma.event.findUniqueOrThrow({
    where: { id: event.id },
  });
  await api.services.prisma.translation.create({
    data: {
      kind: 'event',
      recordId: event.id,
      language: 'AM',
      values: { title: 'ዝግጅት', description, location },
      original: { title: before, description, location },
    },
  });
}

it('lists missing and outdated translations of records and categories', async () => {
  const { prisma } = api.services;
  const whole = await addEvent(prisma, { title: 'Whole' });
  const old = await addEvent(prisma, { title: 'Old' });
  await addEvent(prisma, { title: 'መስቀል', language: 'AM' });
  await translate(whole);
  await translate(old, 'Older');
  await addDirectoryEntries(prisma, 'Barbershops', ['Example Cuts']);
  await prisma.culturalCategory.create({ data: { categoryName: 'ባህል', language: 'AM' } });
  const { nodes, counts } = await ask();
  expect(nodes).toEqual([
    expect.objectContaining({
      kind: 'EVENT',
      title: 'መስቀል',
      titleLanguage: 'AM',
      language: 'EN',
      state: 'MISSING',
    }),
    expect.objectContaining({
      kind: 'EVENT',
      recordId: String(old.id),
      title: 'Old',
      titleLanguage: 'EN',
      language: 'AM',
      state: 'OUTDATED',
    }),
    expect.objectContaining({ kind: 'DIRECTORY', title: 'Example Cuts', state: 'MISSING' }),
    expect.objectContaining({ kind: 'DIRECTORY_CATEGORY', title: 'Barbershops', language: 'AM' }),
    expect.objectContaining({ kind: 'CULTURAL_CATEGORY', title: 'ባህል', language: 'EN' }),
  ]);
  expect(counts).toEqual([
    { kind: 'EVENT', language: 'AM', state: 'OUTDATED', count: 1 },
    { kind: 'EVENT', language: 'EN', state: 'MISSING', count: 1 },
    { kind: 'DIRECTORY', language: 'AM', state: 'MISSING', count: 1 },
    { kind: 'DIRECTORY_CATEGORY', language: 'AM', state: 'MISSING', count: 1 },
    { kind: 'CULTURAL_CATEGORY', language: 'EN', state: 'MISSING', count: 1 },
  ]);
  expect(titles((await ask({ kind: 'EVENT' })).nodes)).toEqual(['መስቀል', 'Old']);
  expect(titles((await ask({ language: 'EN' })).nodes)).toEqual(['መስቀል', 'ባህል']);
  const outdated = await ask({ state: 'OUTDATED' });
  expect(titles(outdated.nodes)).toEqual(['Old']);
  expect(outdated.counts).toHaveLength(1);
});

it('returns further pages past texts translated in the meantime, and counts the rest', async () => {
  for (const title of ['C', 'B', 'A']) await addEvent(api.services.prisma, { title });
  await addDirectoryEntries(api.services.prisma, 'Barbershops', ['Example Cuts']);
  const first = await ask({ first: 2 });
  expect(titles(first.nodes)).toEqual(['A', 'B']);
  expect(first.pageInfo.hasNextPage).toBe(true);
  const [a, b] = first.nodes;
  // A colleague translates the one that would be next.
  await translate({ id: Number(b?.recordId), title: 'B' });
  const next = await ask({ after: a?.id });
  expect(titles(next.nodes)).toEqual(['C', 'Example Cuts', 'Barbershops']);
  expect(next.counts.map(({ count }) => count)).toEqual([1, 1, 1]);
  expect(titles((await ask({ after: next.nodes[1]?.id })).nodes)).toEqual(['Barbershops']);
});

it('uses one statement for the list and one for the counts, and is for admins only', async () => {
  await addEvent(api.services.prisma);
  await ask();
  api.statements.length = 0;
  await ask();
  expect(api.statements.filter((sql) => sql.includes('UNION ALL'))).toHaveLength(2);
  const { data } = await admin.query('{ pendingCounts { pendingTranslations } }');
  expect(data['pendingCounts']).toEqual({ pendingTranslations: 1 });
  const { errors } = await api.query(document, { first: 1 });
  expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  const wrong = await admin.query(document, { first: 1, after: 'bm9uZQ' });
  expect(wrong.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
});

it('counts up to 1,001, which means more than 1,000', async () => {
  await api.services.prisma.culturalCategory.createMany({
    data: Array.from({ length: 1_005 }, (_, index) => ({ categoryName: `Group ${String(index)}` })),
  });
  const { counts } = await ask();
  expect(counts).toEqual([
    { kind: 'CULTURAL_CATEGORY', language: 'AM', state: 'MISSING', count: 1_001 },
  ]);
  const { data } = await admin.query(
    '{ pendingCounts { pendingTranslations } pendingTranslations { totalCount } }',
  );
  expect(data).toEqual({
    pendingCounts: { pendingTranslations: 1_001 },
    pendingTranslations: { totalCount: 1_001 },
  });
  // A cursor of a later kind leaves nothing.
  const { nodes } = await ask({ first: 1 });
  expect(await ask({ kind: 'EVENT', after: nodes[0]?.id })).toMatchObject({
    nodes: [],
    counts: [],
  });
});
