import { randomUUID } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeOldSubmissions } from '../../api/removals.ts';
import { removeUnusedFiles } from '../../api/media/unusedFiles.ts';
import { diskStore } from '../../api/media/diskStore.ts';
import type { MediaStore } from '../../api/media/mediaStore.ts';
import type { Admin, GraphQLResponse } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { type KindUnderTest, kinds } from '../support/kinds.ts';
import { prepareCategories } from '../support/records.ts';

const day = 24 * 60 * 60 * 1000;

let admin: Admin;
let present: Date;
let store: MediaStore;
/** Waited for before a file is stored. */
let beforePut: () => Promise<void>;
/** Whether the request stops after a file is stored, as it does if the process ends. */
let isKilled: boolean;

const media: MediaStore = {
  isServedHere: true,
  get: (path) => store.get(path),
  remove: (path) => store.remove(path),
  urlOf: (path) => store.urlOf(path),
  srcSet: (path, width) => store.srcSet(path, width),
  previewUrl: (path, cut) => store.previewUrl(path, cut),
  async put(path, content) {
    await beforePut();
    const url = await store.put(path, content);
    if (isKilled) return new Promise<never>(() => undefined);
    return url;
  },
};
const api = useApi({ now: () => present, media });
beforeAll(() => {
  store = diskStore(api.mediaFolder);
});
beforeEach(async () => {
  present = new Date();
  beforePut = () => Promise.resolve();
  isKilled = false;
  await api.reset();
  admin = await api.signInAdmin();
  await prepareCategories(api);
});

/** Sends a mutation with all files of the kind. */
async function send(kind: KindUnderTest, verb: 'create' | 'update', key: string, values: object) {
  const { name, inputType } = kind;
  const entries = Object.entries(kind.files);
  const declared = entries.map(([file]) => `, $${file}: Upload`).join('');
  const passed = entries.map(([file]) => `, ${file}: $${file}`).join('');
  const seen =
    verb === 'update' ? ['$id: ID!, $version: Int!, ', 'id: $id, version: $version, '] : [];
  const text = `mutation (${seen[0] ?? ''}$input: ${inputType}!, $key: ID${declared}) {
    saved: ${verb}${name}(${seen[1] ?? ''}input: $input, idempotencyKey: $key${passed}) { id version }
  }`;
  const variables = { ...values, key };
  if (entries.length === 0) return admin.query(text, variables);
  const files = await Promise.all(
    entries.map(async ([file, make]) => [file, await make()] as const),
  );
  return admin.upload(text, variables, Object.fromEntries(files));
}

const create = (kind: KindUnderTest, key: string, input = kind.input) =>
  send(kind, 'create', key, { input });
const savedOf = ({ data, errors }: GraphQLResponse) => {
  expect(errors).toBeUndefined();
  return data['saved'] as { id: string; version: number };
};
const codeOf = ({ errors }: GraphQLResponse) => errors?.[0]?.extensions['code'];
const settle = async (key: string, by = admin) =>
  (
    await by.query(
      `mutation { settled: resolveSubmission(idempotencyKey: "${key}") { id version } }`,
    )
  ).data['settled'];
function kindNamed(name: string): KindUnderTest {
  const found = kinds.find((kind) => kind.name === name);
  if (!found) throw new Error(`No kind is named ${name}`);
  return found;
}

async function rowsOf({ table }: KindUnderTest): Promise<number> {
  const rows = await api.services.prisma.$queryRawUnsafe<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM "${table}"`,
  );
  return rows[0]?.count ?? 0;
}

/** The stored files, after the removal of those that are due. */
async function storedFiles() {
  // A removal in progress is postponed meanwhile, which counts as a failure.
  const due = { OR: [{ removeAfter: { lte: present } }, { failures: { gt: 0 } }] };
  await expect.poll(() => api.services.prisma.unusedFile.count({ where: due })).toBe(0);
  await mkdir(api.mediaFolder, { recursive: true });
  const entries = await readdir(api.mediaFolder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** One kind for each function that saves: content (without and with a file), members, categories. */
const examples = ['Event', 'Post', 'Member', 'DirectoryCategory'].map(kindNamed);

describe.each(kinds)('a submission with an idempotency key: $name', (kind) => {
  it('creates one record, however often it is sent, and a repeat returns the saved record', async () => {
    const before = await rowsOf(kind);
    const key = randomUUID();
    const saved = savedOf(await create(kind, key));
    expect(savedOf(await create(kind, key))).toEqual(saved);
    expect(await settle(key)).toEqual(saved);
    expect(await rowsOf(kind)).toBe(before + 1);
    expect(await storedFiles()).toHaveLength(Object.keys(kind.files).length);
  });
});

describe.each(examples)('a submission that is repeated or changes nothing: $name', (kind) => {
  it('creates one record if it is sent twice at once, and leaves no extra file', async () => {
    const before = await rowsOf(kind);
    const key = randomUUID();
    const both = await Promise.all([create(kind, key), create(kind, key)]);
    const [one, other] = both.map(savedOf);
    expect(one).toEqual(other);
    expect(await rowsOf(kind)).toBe(before + 1);
    expect(await storedFiles()).toHaveLength(Object.keys(kind.files).length);
  });

  it('changes the record once, and a repeat causes no conflict', async () => {
    const { id } = savedOf(await create(kind, randomUUID()));
    const key = randomUUID();
    const input = { ...kind.input, [kind.changed.field]: kind.changed.value };
    const change = () => send(kind, 'update', key, { id, version: 1, input });
    const saved = { id, version: 2 };
    expect((await Promise.all([change(), change()])).map(savedOf)).toEqual([saved, saved]);
    expect(savedOf(await change())).toEqual(saved);
    expect(await settle(key)).toEqual(saved);
    expect(await storedFiles()).toHaveLength(Object.keys(kind.files).length);
  });

  it('creates no version and no activity if it changes nothing', async () => {
    const { prisma } = api.services;
    const { id } = savedOf(await create(kind, randomUUID()));
    const activity = await prisma.activity.count();
    const key = randomUUID();
    const saveWords = (version: number, words = {}, by = randomUUID()) =>
      send({ ...kind, files: {} }, 'update', by, {
        id,
        version,
        input: { ...kind.input, ...words },
      });
    const asBefore = { id, version: 1 };
    expect(savedOf(await saveWords(1, {}, key))).toEqual(asBefore);
    expect(savedOf(await saveWords(1, {}, key))).toEqual(asBefore);
    expect(await settle(key)).toEqual(asBefore);
    expect(await prisma.revision.count()).toBe(0);
    expect(await prisma.activity.count()).toBe(activity);
    // A file counts as another one, even with the same picture.
    const sent = Object.keys(kind.files).length > 0;
    const withFile = await send(kind, 'update', randomUUID(), {
      ...asBefore,
      input: kind.input,
    });
    expect(savedOf(withFile).version).toBe(sent ? 2 : 1);
    const changed = { [kind.changed.field]: kind.changed.value };
    expect(savedOf(await saveWords(sent ? 2 : 1, changed)).version).toBe(sent ? 3 : 2);
    // The version that somebody read before is out of date, even if they change nothing.
    expect(codeOf(await saveWords(1))).toBe('CONFLICT');
  });
});

describe('a key', () => {
  const event = kindNamed('Event');
  const post = kindNamed('Post');

  it('is separate for each person', async () => {
    const key = randomUUID();
    savedOf(await create(event, key));
    const other = await api.signInAdmin('other@example.org');
    expect(await settle(key, other)).toBeNull();
    admin = other;
    expect(codeOf(await create(event, key))).toBe('CONFLICT');
    savedOf(await create(event, randomUUID()));
    expect(await rowsOf(event)).toBe(2);
  });

  it('is refused for another kind, other values or a bad format', async () => {
    const key = randomUUID();
    savedOf(await create(event, key));
    expect(codeOf(await create(post, key))).toBe('BAD_USER_INPUT');
    expect(codeOf(await create(event, key, { ...event.input, title: 'Other' }))).toBe(
      'BAD_USER_INPUT',
    );
    expect(codeOf(await create(event, 'short'))).toBe('BAD_USER_INPUT');
    expect([await rowsOf(event), await rowsOf(post)]).toEqual([1, 0]);
    expect(await storedFiles()).toHaveLength(1);
  });

  it('can be used again if nothing is saved', async () => {
    const key = randomUUID();
    expect(codeOf(await create(event, key, { ...event.input, title: '' }))).toBe('BAD_USER_INPUT');
    const category = kindNamed('DirectoryCategory');
    savedOf(await create(category, randomUUID()));
    expect(codeOf(await create(category, key))).toBe('CONFLICT');
    savedOf(await create(event, key));
  });

  it('reports a deleted record with NOT_FOUND', async () => {
    const key = randomUUID();
    const { id } = savedOf(await create(event, key));
    await admin.query(`mutation { deleteEvent(id: "${id}", version: 1) }`);
    expect(codeOf(await create(event, key))).toBe('NOT_FOUND');
    expect(await storedFiles()).toEqual([]);
  });

  it('is deleted after 30 days', async () => {
    const [old, young] = [randomUUID(), randomUUID()];
    for (const [key, age] of [
      [old, 31],
      [young, 29],
    ] as const) {
      savedOf(await create(post, key));
      const createdAt = new Date(present.getTime() - age * day);
      await api.services.prisma.submission.updateMany({ where: { key }, data: { createdAt } });
    }
    await removeOldSubmissions(api.services);
    const left = await api.services.prisma.submission.findMany({ select: { key: true } });
    expect(left).toEqual([{ key: young }]);
  });
});

describe('a submission with an unknown outcome', () => {
  const event = kindNamed('Event');

  it('saves nothing after it is settled, even if its file is still being stored', async () => {
    const key = randomUUID();
    let goOn = () => {};
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
    const isStoring = new Promise<void>((resolve) => {
      beforePut = () => {
        resolve();
        return mayGoOn;
      };
    });
    const sent = create(event, key);
    await isStoring;
    expect(await settle(key)).toBeNull();
    goOn();
    expect(codeOf(await sent)).toBe('CONFLICT');
    expect(await rowsOf(event)).toBe(0);
    expect(await storedFiles()).toEqual([]);
    // Later submissions have a new key.
    savedOf(await create(event, randomUUID()));
  });

  it('is saved by a repeat if its process is killed after storing the file, and leaves no file', async () => {
    const key = randomUUID();
    isKilled = true;
    const stored = new Promise<void>((resolve) => {
      beforePut = () => {
        resolve();
        return Promise.resolve();
      };
    });
    void create(event, key).catch(() => undefined);
    await stored;
    await expect.poll(async () => (await storedFiles()).length).toBe(1);
    isKilled = false;
    savedOf(await create(event, key));
    expect(await rowsOf(event)).toBe(1);
    // The file of the first is removed when its time has passed.
    await api.services.prisma.unusedFile.updateMany({ data: { removeAfter: present } });
    await removeUnusedFiles(api.services);
    expect(await storedFiles()).toHaveLength(1);
  });
});
