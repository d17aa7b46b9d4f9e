import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentKinds } from '../../api/content/contentKinds.ts';
import { constantCase } from '../../api/shared/constantCase.ts';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { createRecordOf, deleteRecordOf, prepareCategories } from '../support/records.ts';
import { filesIn } from '../support/storedFiles.ts';

const start = new Date('2030-01-05T00:00:00Z');
const earlier = new Date('2029-12-01T10:11:12.345Z');
const later = new Date('2030-02-01T00:00:00Z');
let present = start;
let admin: Admin;
const api = useApi({ now: () => present }, { TRASH_DAYS: '30', CACHE_MB: '10' });
beforeEach(async () => {
  present = start;
  await api.reset();
  admin = await api.signInAdmin();
  await prepareCategories(api);
  api.services.cache.invalidate();
});

interface Selected {
  id: number | string;
  version: number;
}
interface Outcome {
  done: { id: string; version: number }[];
  changed: string[];
  missing: string[];
}
type Operation = 'publishRecords' | 'takeDownRecords' | 'undoPublication' | 'deleteRecords';

const call = (operation: Operation, records: Selected[], kind = 'EVENT', as = admin) =>
  as.query(
    `mutation ($kind: ContentKind!, $records: [RecordVersionInput!]!) {
      outcome: ${operation}(kind: $kind, records: $records) { done { id version } changed missing }
    }`,
    { kind, records },
  );
async function change(operation: Operation, records: Selected[], kind?: string): Promise<Outcome> {
  const { data, errors } = await call(operation, records, kind);
  expect(errors).toBeUndefined();
  return data['outcome'] as Outcome;
}

/** Makes events as if the form had, one for each publication. */
async function makeEvents(publications: { publishedAt: Date | null; unpublishAt?: Date | null }[]) {
  const columns = {
    time: '10:00',
    description: 'Come.',
    location: 'Hall',
    mapLink: 'https://maps.example.org/',
    imageUrl: '/icons/512.png',
  };
  const date = new Date('2030-03-01');
  return api.services.prisma.event.createManyAndReturn({
    data: publications.map((publication, index) => ({
      ...columns,
      ...publication,
      title: `Event ${String(index)}`,
      date,
      imagePath: '',
    })),
    select: { id: true, version: true },
  });
}
const publicationOf = () =>
  api.services.prisma.event.findMany({
    orderBy: { id: 'asc' },
    select: { publishedAt: true, unpublishAt: true },
  });
const titlesForVisitors = async () => {
  const body = JSON.stringify({ query: '{ events(period: ALL, first: 100) { nodes { id } } }' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${api.url}/graphql`, { method: 'POST', headers, body });
  const { data } = (await answer.json()) as { data: { events: { nodes: { id: string }[] } } };
  return data.events.nodes.length;
};

/** Every state that a record can be in, with moments that nobody would guess. */
const states = [
  { publishedAt: null, unpublishAt: null },
  { publishedAt: null, unpublishAt: earlier },
  { publishedAt: later, unpublishAt: null },
  { publishedAt: earlier, unpublishAt: null },
  { publishedAt: earlier, unpublishAt: later },
  { publishedAt: earlier, unpublishAt: new Date(earlier.getTime() + 1) },
];

describe.each(contentKinds.map(({ name, typename }) => ({ name, typename })))(
  'chosen records of the kind $name',
  ({ name, typename }) => {
    const kind = constantCase(name);

    it('are taken down, published, deleted and restored together', async () => {
      // The database notes by its own clock when a record was deleted.
      present = new Date();
      const ids = [
        await createRecordOf(admin, typename),
        await createRecordOf(admin, typename, title(typename)),
      ];
      const seen = ids.map((id) => ({ id, version: 1 }));
      const rows = () =>
        api.services.prisma.$queryRawUnsafe<object[]>(`SELECT * FROM "${name}" ORDER BY id`);
      const files = await filesIn(api.mediaFolder);
      const down = await change('takeDownRecords', seen, kind);
      expect(down.done).toEqual(ids.map((id) => ({ id: String(id), version: 2 })));
      const up = await change('publishRecords', down.done, kind);
      expect(up.done.map(({ version }) => version)).toEqual([3, 3]);
      const before = await rows();
      const { done } = await change('deleteRecords', up.done, kind);
      expect(done).toHaveLength(2);
      expect(await rows()).toEqual([]);
      const { data } = await admin.query(
        'mutation ($records: [RecordKeyInput!]!) { restoreRecords(records: $records) }',
        { records: ids.map((id) => ({ kind, id })) },
      );
      expect(data['restoreRecords']).toBe(2);
      expect(await rows()).toEqual(before);
      expect(await filesIn(api.mediaFolder)).toEqual(files);
      expect(await api.services.prisma.unusedFile.count()).toBe(0);
    });
  },
);

/** No two entries of the directory, nor resources of a category, have one name. */
const title = (typename: string) => {
  if (typename === 'Directory') return { name: 'Other cafe' };
  return typename === 'Resource' ? { title: 'Other page' } : {};
};

it('takes fifty records down at once, and restores their exact times when this is undone', async () => {
  const events = await makeEvents(
    Array.from({ length: 50 }, (_, index) => ({
      publishedAt: new Date(earlier.getTime() + index * 1001),
      unpublishAt: index % 3 === 0 ? later : null,
    })),
  );
  const before = await publicationOf();
  expect(await titlesForVisitors()).toBe(50);
  const { done } = await change('takeDownRecords', events);
  expect(done).toHaveLength(50);
  expect(await titlesForVisitors()).toBe(0);
  present = new Date(start.getTime() + 60_000);
  const undone = await change('undoPublication', done);
  expect(undone.done).toHaveLength(50);
  expect(await publicationOf()).toEqual(before);
  expect(await titlesForVisitors()).toBe(50);
  const revisions = await api.services.prisma.revision.groupBy({
    by: ['replacedBy', 'version'],
    _count: true,
  });
  expect(revisions).toHaveLength(2);
  expect(revisions.every(({ replacedBy, _count }) => replacedBy !== '' && _count === 50)).toBe(
    true,
  );
});

it('publishes and takes down records in any state, as a form does', async () => {
  const events = await makeEvents(states);
  const up = await change('publishRecords', events);
  expect(up.done).toHaveLength(4);
  expect(await publicationOf()).toEqual([
    { publishedAt: start, unpublishAt: null },
    { publishedAt: start, unpublishAt: null },
    { publishedAt: start, unpublishAt: null },
    ...states.slice(3, 5),
    { publishedAt: earlier, unpublishAt: null },
  ]);
  await change('undoPublication', up.done);
  expect(await publicationOf()).toEqual(states);
  const now = await api.services.prisma.event.findMany({ select: { id: true, version: true } });
  const down = await change('takeDownRecords', now);
  expect(down.done).toHaveLength(3);
  expect(await publicationOf()).toEqual([
    ...states.slice(0, 2),
    { publishedAt: null, unpublishAt: null },
    { publishedAt: earlier, unpublishAt: start },
    { publishedAt: earlier, unpublishAt: start },
    states[5],
  ]);
  await change('undoPublication', down.done);
  expect(await publicationOf()).toEqual(states);
});

it.each(['publishRecords', 'takeDownRecords', 'deleteRecords'] as const)(
  '%s changes nothing if a colleague has changed one record, and names that record',
  async (operation) => {
    const events = await makeEvents([
      { publishedAt: null },
      { publishedAt: earlier },
      { publishedAt: later },
    ]);
    const [, second] = events;
    await api.services.prisma.event.update({
      where: { id: second?.id ?? 0 },
      data: { title: 'Another', version: { increment: 1 } },
    });
    const before = await api.services.prisma.event.findMany({ orderBy: { id: 'asc' } });
    expect(await change(operation, events)).toEqual({
      done: [],
      changed: [String(second?.id)],
      missing: [],
    });
    expect(await api.services.prisma.event.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
    const others = await change(
      operation,
      events.filter((each) => each !== second),
    );
    expect(others.changed).toEqual([]);
  },
);

it('skips records that a colleague has deleted, and changes the others', async () => {
  const events = await makeEvents([{ publishedAt: earlier }, { publishedAt: earlier }]);
  await deleteRecordOf(admin, 'Event', events[0]?.id ?? 0);
  expect(await change('takeDownRecords', events)).toMatchObject({
    done: [{ id: String(events[1]?.id) }],
    missing: [String(events[0]?.id)],
  });
});

it.each(['publishRecords', 'takeDownRecords', 'undoPublication', 'deleteRecords'] as const)(
  '%s returns impossible ids exactly as sent, and changes the other records',
  async (operation) => {
    const [event = { id: 0, version: 0 }] = await makeEvents([{ publishedAt: earlier }]);
    const [first = event] = (await change('takeDownRecords', [event])).done;
    const wrong = ['018', 'abc', '+18', '', '0', '99999999999'].map((id) => ({ id, version: 1 }));
    const gone = { id: event.id + 1, version: 1 };
    const [before, after] = [wrong.slice(0, 3), wrong.slice(3)];
    const outcome = await change(operation, [...before, gone, first, ...after]);
    const names = [...before, gone, ...after].map(({ id }) => String(id));
    expect([outcome.changed, outcome.missing]).toEqual([[], names]);
    expect(outcome.done).toHaveLength(operation === 'takeDownRecords' ? 0 : 1);
    expect(await change(operation, wrong)).toEqual({
      done: [],
      changed: [],
      missing: wrong.map(({ id }) => id),
    });
  },
);

it('refuses duplicates of any kind', async () => {
  for (const id of ['4', 'abc']) {
    const { errors } = await call(
      'deleteRecords',
      [1, 2].map((version) => ({ id, version })),
    );
    expect(errors?.[0]).toMatchObject({
      message: 'records must name each record once',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
});

it('undoes unchanged records, and names the others', async () => {
  const events = await makeEvents(Array.from({ length: 3 }, () => ({ publishedAt: earlier })));
  const { done } = await change('takeDownRecords', events);
  const [first, second, third] = done;
  await api.services.prisma.event.update({
    where: { id: Number(first?.id) },
    data: { unpublishAt: later, version: { increment: 1 } },
  });
  await deleteRecordOf(admin, 'Event', second?.id ?? 0);
  expect(await change('undoPublication', done)).toEqual({
    done: [{ id: third?.id, version: 3 }],
    changed: [first?.id],
    missing: [second?.id],
  });
  expect(await publicationOf()).toEqual([
    { publishedAt: earlier, unpublishAt: later },
    { publishedAt: earlier, unpublishAt: null },
  ]);
});

it('applies the whole change of one of two colleagues', async () => {
  const events = await makeEvents(Array.from({ length: 40 }, () => ({ publishedAt: earlier })));
  const [one, other] = await Promise.all([
    change('takeDownRecords', events),
    change('deleteRecords', [...events].reverse()),
  ]);
  const counts = [one.done.length, other.done.length];
  expect(counts.sort()).toEqual([0, 40]);
});

it('changes all records or none if the database fails in between', async () => {
  const events = await makeEvents(Array.from({ length: 5 }, () => ({ publishedAt: earlier })));
  const { prisma, log } = api.services;
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  await prisma.$executeRawUnsafe(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE 'Out of order'; END $$`);
  await prisma.$executeRawUnsafe(`CREATE TRIGGER "zz_fail" BEFORE UPDATE OR DELETE ON "event"
    FOR EACH ROW WHEN (OLD.title = 'Event 3') EXECUTE FUNCTION fail()`);
  try {
    for (const operation of ['takeDownRecords', 'deleteRecords'] as const) {
      const { errors } = await call(operation, events);
      expect(errors?.[0]?.extensions['code']).toBe('INTERNAL_SERVER_ERROR');
    }
  } finally {
    await prisma.$executeRawUnsafe('DROP FUNCTION fail() CASCADE');
    logged.mockRestore();
  }
  expect(await publicationOf()).toEqual(
    events.map(() => ({ publishedAt: earlier, unpublishAt: null })),
  );
  expect(await prisma.revision.count()).toBe(0);
  expect(await prisma.deletedRecord.count()).toBe(0);
});

it('keeps the mark of an example record when the change is undone', async () => {
  const [event] = await makeEvents([{ publishedAt: earlier }]);
  const recordId = event?.id ?? 0;
  await api.services.prisma.exampleRecord.create({ data: { kind: 'event', recordId } });
  const { done } = await change('takeDownRecords', event ? [event] : []);
  await change('undoPublication', done);
  expect(await api.services.prisma.exampleRecord.count()).toBe(1);
});

it('accepts at most five hundred records', async () => {
  const events = await makeEvents(Array.from({ length: 501 }, () => ({ publishedAt: earlier })));
  for (const records of [[], events, [...events.slice(0, 2), ...events.slice(0, 1)]]) {
    const { errors } = await call('takeDownRecords', records);
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  }
  const { done } = await change('takeDownRecords', events.slice(1));
  expect(done).toHaveLength(500);
  const deleted = await change('deleteRecords', done);
  expect(deleted.done).toHaveLength(500);
  expect(await api.services.prisma.event.count()).toBe(1);
});
