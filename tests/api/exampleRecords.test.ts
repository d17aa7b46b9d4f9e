import { afterEach, beforeEach, expect, it } from 'vitest';
import { Role } from '../../api/generated/prisma/enums.ts';
import { seed } from '../../prisma/seed/seed.ts';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { duringTransaction } from '../support/lockWaits.ts';
import { filesIn } from '../support/storedFiles.ts';
import { addEvent } from '../support/factories.ts';

let admin: Admin;
const present = new Date();

const api = useApi({ now: () => present }, { TRASH_DAYS: '30' });
beforeEach(async () => {
  await seed(api.services);
  admin = await api.signInAdmin();
});
afterEach(() => api.reset());

interface Key {
  kind: string;
  recordId: string;
}

const examples = async () => {
  const { data } = await admin.query('{ examples { kind recordId } }');
  return data['examples'] as Key[];
};
const remove = async () => {
  const data = await admin.ask('mutation { removeExamples { kind recordId } }');
  return data['removeExamples'] as Key[];
};
const restore = (keys: Key[]) =>
  admin.query('mutation ($records: [RecordKeyInput!]!) { restoreRecords(records: $records) }', {
    records: keys.map(({ kind, recordId: id }) => ({ kind, id })),
  });

/** Whether each record of a kind is marked as an example, in the order of the ids. */
async function marks(name: 'event' | 'directory' | 'resource' | 'post' | 'aboutEthiopia') {
  const rows = await api.services.prisma.$queryRawUnsafe<{ id: number }[]>(
    `SELECT id FROM "${name}" ORDER BY id`,
  );
  const fields = rows.map(({ id }) => `r${String(id)}: ${name}(id: "${String(id)}") { isExample }`);
  const { data } = await api.query(`{ ${fields.join(' ')} }`);
  return rows.map(({ id }) => (data[`r${String(id)}`] as { isExample: boolean }).isExample);
}

/** Whether the setup has no example left to do. */
async function isDone() {
  const { data } = await admin.query('{ setupSteps { task isDone } }');
  const steps = data['setupSteps'] as { task: string; isDone: boolean }[];
  return steps.find(({ task }) => task === 'EXAMPLES')?.isDone;
}

/** All that the examples are made of. */
async function everything() {
  const { prisma } = api.services;
  return {
    events: await prisma.event.findMany({ orderBy: { id: 'asc' } }),
    directory: await prisma.directory.findMany({ orderBy: { id: 'asc' } }),
    translations: await prisma.translation.findMany({
      orderBy: [{ kind: 'asc' }, { recordId: 'asc' }],
    }),
    files: (await filesIn(api.mediaFolder)).sort(),
    marked: [await marks('event'), await marks('directory')],
  };
}

const update = `mutation ($id: ID!, $version: Int!, $input: EventInput!) {
  updateEvent(id: $id, version: $version, input: $input) { id isExample }
}`;
const eventInput = {
  title: 'Our own Genna',
  date: '2030-01-07',
  time: '10:00 AM',
  description: 'Come and share a meal.',
  location: 'Our hall',
  mapLink: 'https://example.org/map',
};

it('the bundled businesses and events are examples, and other records are not', async () => {
  expect(await marks('event')).toEqual(Array(5).fill(true));
  expect(await marks('directory')).toEqual(Array(13).fill(true));
  for (const name of ['resource', 'post', 'aboutEthiopia'] as const) {
    expect(await marks(name)).not.toContain(true);
  }
  await addEvent(api.services.prisma);
  expect((await marks('event')).at(-1)).toBe(false);
  // Only editors and admins can remove them.
  const registrar = await api.signInAdmin('registrar@example.org', [Role.REGISTRAR]);
  for (const query of [api.query, registrar.query]) {
    const { errors } = await query('mutation { removeExamples { recordId } }');
    expect(errors).toHaveLength(1);
  }
  expect(await examples()).toHaveLength(18);
});

it('are not removed while somebody saves them with other values', async () => {
  const { prisma } = api.services;
  const { id } = await prisma.event.findFirstOrThrow();
  const removed = await duringTransaction(
    prisma,
    async (tx) => {
      await tx.event.update({ where: { id }, data: { title: 'Ours' } });
      await tx.exampleRecord.deleteMany({ where: { kind: 'event', recordId: id } });
    },
    remove,
  );
  expect(removed).toHaveLength(17);
  expect(await prisma.event.findMany()).toMatchObject([{ title: 'Ours' }]);
});

it('are removed at once, once, and are examples again after they are restored', async () => {
  const before = await everything();
  expect(await isDone()).toBe(false);
  const [removed = [], again] = (await Promise.all([remove(), remove()])).toSorted(
    (one, other) => other.length - one.length,
  );
  expect(again).toEqual([]);
  expect(removed).toHaveLength(18);
  expect(await examples()).toEqual([]);
  expect(await isDone()).toBe(true);
  expect(await api.services.prisma.event.count()).toBe(0);
  expect(await api.services.prisma.post.count()).toBeGreaterThan(0);
  expect(await remove()).toEqual([]);

  const { data } = await restore(removed);
  expect(data['restoreRecords']).toBe(18);
  expect(await everything()).toEqual(before);
  expect(await examples()).toHaveLength(18);

  const [first] = await remove();
  if (!first) throw new Error('Nothing was removed.');
  await restore([first]);
  expect(await examples()).toEqual([first]);
});

it('an example that somebody changes is no longer an example, and is not removed', async () => {
  const [event] = await api.services.prisma.event.findMany({ orderBy: { id: 'asc' } });
  const variables = { id: String(event?.id), version: 1, input: eventInput };
  const { data, errors } = await admin.query(update, variables);
  expect(errors).toBeUndefined();
  expect(data['updateEvent']).toMatchObject({ isExample: false });
  expect(await remove()).toHaveLength(17);
  expect(await api.services.prisma.event.findMany()).toMatchObject([{ title: 'Our own Genna' }]);

  // A former version that is restored was chosen by somebody, too.
  const { errors: refusals } = await admin.query(
    `mutation ($id: ID!) { restoreRevision(kind: EVENT, id: $id, version: 2, former: 1) { version } }`,
    { id: String(event?.id) },
  );
  expect(refusals).toBeUndefined();
  expect(await examples()).toEqual([]);
});

it('an example that somebody saves without a change remains an example', async () => {
  const { id } = await api.services.prisma.event.findFirstOrThrow();
  const save = async (version: number) => {
    const variables = { id: String(id), version, input: eventInput };
    const data = await admin.ask(update, variables);
    return data['updateEvent'];
  };
  await save(1);
  await api.services.prisma.exampleRecord.create({ data: { kind: 'event', recordId: id } });
  expect(await save(2)).toMatchObject({ isExample: true });
});
