import { mkdir, readdir } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Admin, GraphQLResponse, Api } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import type { TestFile } from '../support/multipart.ts';
import { type KindUnderTest, kinds } from '../support/kinds.ts';
import { createRecordOf, prepareCategories } from '../support/records.ts';
import { waiting } from '../support/patience.ts';

// Every change must reach readers whose responses are cached.
const api = useApi({}, { CACHE_MB: '1' });
const admin = useAdmin(api);
beforeEach(() => prepareCategories(api));

async function filesOf(kind: KindUnderTest): Promise<Record<string, TestFile>> {
  const entries = Object.entries(kind.files).map(
    async ([argument, make]) => [argument, await make()] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

function mutation(kind: KindUnderTest, verb: 'create' | 'update'): string {
  const files = Object.keys(kind.files);
  const declared = files.map((name) => `, $${name}: Upload`).join('');
  const passed = files.map((name) => `, ${name}: $${name}`).join('');
  return verb === 'create'
    ? `mutation ($input: ${kind.inputType}!${declared}) {
        saved: create${kind.name}(input: $input${passed}) { id version ${kind.changed.field} }
      }`
    : `mutation ($id: ID!, $version: Int!, $input: ${kind.inputType}!${declared}) {
        saved: update${kind.name}(id: $id, version: $version, input: $input${passed}) {
          id version ${kind.changed.field}
        }
      }`;
}

const create = async (kind: KindUnderTest, input: Record<string, unknown> = kind.input) => {
  const files = await filesOf(kind);
  return Object.keys(files).length > 0
    ? admin.upload(mutation(kind, 'create'), { input }, files)
    : admin.query(mutation(kind, 'create'), { input });
};
const savedOf = ({ data, errors }: GraphQLResponse) => {
  expect(errors).toBeUndefined();
  return data['saved'] as { id: string; version: number };
};
interface InputField {
  name: string;
  type: { kind: string; name: string | null; ofType: { name: string | null } | null };
}
async function inputFieldsOf({ inputType }: KindUnderTest): Promise<InputField[]> {
  const { data } = await admin.query(
    `query ($name: String!) {
      __type(name: $name) { inputFields { name type { kind name ofType { name } } } }
    }`,
    { name: inputType },
  );
  return (data['__type'] as { inputFields: InputField[] }).inputFields;
}
const fieldsOf = ({ errors }: GraphQLResponse) => errors?.[0]?.extensions['fields'];

/** The keys of all files in the store, without variants. */
async function storedFiles(): Promise<string[]> {
  await expect.poll(() => api.services.prisma.unusedFile.count()).toBe(0);
  await mkdir(api.mediaFolder, { recursive: true });
  const files = await readdir(api.mediaFolder, { recursive: true, withFileTypes: true });
  return files.filter((file) => file.isFile()).map((file) => file.name);
}

/** The statements that wait for a lock now. */
const lockedOut = () => api.services.prisma.$queryRaw<{ pid: number }[]>`
  SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

describe.each(kinds)('$name', (kind) => {
  const { field, value } = kind.changed;

  /** What everybody reads, or only admins. */
  const list = async () => {
    const reader = kind.name === 'Member' ? admin : api;
    return JSON.stringify((await reader.query(`{ ${kind.list} }`)).data);
  };

  it('is saved without invisible characters, in the normal form NFC', async () => {
    const typed = { ...kind.input, [field]: '\ufeffCafe\u0301 \u202eBuna\u00ad\u200e' };
    expect(savedOf(await create(kind, typed))).toMatchObject({ [field]: 'Café Buna' });
  });

  it('is created, changed and deleted, seen at once, with its files', async () => {
    const empty = await list();
    const created = savedOf(await create(kind));
    expect(created.version).toBe(1);
    expect(await list()).not.toBe(empty);
    expect(await storedFiles()).toHaveLength(Object.keys(kind.files).length);

    const input = { ...kind.input, [field]: value };
    const variables = { id: created.id, version: 1, input };
    const files = await filesOf(kind);
    const before = await storedFiles();
    const changed =
      Object.keys(files).length > 0
        ? await admin.upload(mutation(kind, 'update'), variables, files)
        : await admin.query(mutation(kind, 'update'), variables);
    expect(savedOf(changed)).toMatchObject({ id: created.id, version: 2, [field]: value });
    const after = await storedFiles();
    expect(after).toHaveLength(before.length);
    for (const file of after) expect(before).not.toContain(file);

    expect(await list()).toContain(value);
    const remove = `mutation ($id: ID!) { delete${kind.name}(id: $id, version: 2) }`;
    expect((await admin.query(remove, { id: created.id })).data).toEqual({
      [`delete${kind.name}`]: created.id,
    });
    expect(await storedFiles()).toEqual([]);
    expect(await list()).toBe(empty);
    const again = await admin.query(remove, { id: created.id });
    expect(again.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  it('replaces half a character, such as a part of an emoji, in every text field', async () => {
    const inputFields = await inputFieldsOf(kind);
    const texts = inputFields.filter(({ type }) => (type.ofType ?? type).name === 'String');
    expect(texts.map(({ name }) => name)).toContain(field);
    const halved = texts.map(({ name }) => {
      const text = kind.input[name];
      return [name, `${typeof text === 'string' ? text : ''}a\ud800b`] as const;
    });
    const sent = await create(kind, { ...kind.input, ...Object.fromEntries(halved) });
    // It is not valid in links, days and similar fields. All other texts are stored.
    const refused = fieldsOf(sent) as Record<string, string> | undefined;
    const storable = halved.filter(([name]) => !(name in (refused ?? {})));
    const saved = refused
      ? await create(kind, { ...kind.input, ...Object.fromEntries(storable) })
      : sent;
    const title = storable.find(([name]) => name === field)?.[1] ?? '';
    expect(savedOf(saved)).toMatchObject({ [field]: title.toWellFormed() });
  });

  it('treats null for an optional field like a missing value', async () => {
    const inputFields = await inputFieldsOf(kind);
    const optional = inputFields.filter(({ type }) => type.kind !== 'NON_NULL');
    const nulls = Object.fromEntries(optional.map(({ name }) => [name, null]));
    const { id, version } = savedOf(await create(kind, { ...kind.input, ...nulls }));
    const required = Object.entries(kind.input).filter(([name]) => !(name in nulls));
    const without = { id, version, input: Object.fromEntries(required) };
    // Nothing differs from the values with null, so there is no other version.
    expect(savedOf(await admin.query(mutation(kind, 'update'), without))).toMatchObject({
      version,
    });
  });

  it('keeps its files when only its texts change', async () => {
    const { id } = savedOf(await create(kind));
    const before = await storedFiles();
    const input = { ...kind.input, [field]: value };
    savedOf(await admin.query(mutation(kind, 'update'), { id, version: 1, input }));
    expect(await storedFiles()).toEqual(before);
  });

  it('refuses a save based on an older version', async () => {
    const { id } = savedOf(await create(kind));
    const update = (version: number, text: string) =>
      admin.query(mutation(kind, 'update'), {
        id,
        version,
        input: { ...kind.input, [field]: text },
      });
    savedOf(await update(1, value));
    const late = await update(1, 'too late');
    expect(late.errors?.[0]?.extensions['code']).toBe('CONFLICT');
    expect(JSON.stringify((await admin.query(`{ ${kind.list} }`)).data)).toContain(value);
    const both = await Promise.all([update(2, 'one'), update(2, 'two')]);
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it.each(kind.faults)('%s %j: %s', async (wrongField, wrong, message) => {
    const answer = await create(kind, { ...kind.input, [wrongField]: wrong });
    expect(fieldsOf(answer)).toEqual({ [wrongField]: message });
    const code = expect.any(String) as unknown;
    expect(answer.errors?.[0]?.extensions['fieldCodes']).toMatchObject({
      [wrongField]: { code },
    });
    expect(await storedFiles()).toEqual([]);
  });

  it('shows its creator only to signed-in accounts', async () => {
    savedOf(await create(kind));
    const creators = async (reader: Pick<Api, 'query'>) =>
      JSON.stringify(
        (await reader.query(`{ ${kind.list.replace('{ id', '{ id createdBy')} }`)).data,
      );
    expect(await creators(admin)).toContain(`"createdBy":"${admin.id}"`);
    if (kind.name !== 'Member') expect(await creators(api)).not.toContain(admin.id);
  });
});

it.each(kinds)('$name is not deleted by a request with an older version', async (kind) => {
  const { field, value } = kind.changed;
  const { id } = savedOf(await create(kind));
  const input = { ...kind.input, [field]: value };
  savedOf(await admin.query(mutation(kind, 'update'), { id, version: 1, input }));
  const files = await storedFiles();
  const text = `mutation ($id: ID!, $version: Int!) {
    deleted: delete${kind.name}(id: $id, version: $version)
  }`;
  const late = await admin.query(text, { id, version: 1 });
  expect(late.errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    reason: 'changedMeanwhile',
  });
  expect(JSON.stringify((await admin.query(`{ ${kind.list} }`)).data)).toContain(value);
  expect(await storedFiles()).toEqual(files);
  expect((await admin.query(text, { id, version: 2 })).data).toEqual({ deleted: id });
});

it('is not deleted when a colleague changes it at the same moment', async () => {
  const { prisma } = api.services;
  const { id } = await prisma.post.create({ data: { postTitle: 'Genna' } });
  let deleting: ReturnType<Admin['query']> | undefined;
  await prisma.$transaction(
    async (tx) => {
      const data = { postTitle: 'Timkat', version: { increment: 1 } };
      await tx.post.update({ where: { id }, data });
      deleting = admin.query(`mutation { deletePost(id: "${String(id)}", version: 1) }`);
      await expect.poll(lockedOut).toHaveLength(1);
    },
    { timeout: waiting },
  );
  expect((await deleting)?.errors?.[0]?.extensions['code']).toBe('CONFLICT');
  expect(await prisma.post.findMany()).toMatchObject([{ postTitle: 'Timkat' }]);
});

describe('a required file', () => {
  it.each([
    ['Event', 'image', 'Event image is required'],
    ['Directory', 'image', 'Image is required'],
    ['AboutEthiopia', 'media', 'Media File is required'],
  ])('of %s is reported together with the other errors', async (name, field, message) => {
    const kind = kinds.find((each) => each.name === name);
    if (!kind) throw new Error(name);
    const [wrongField, wrong, wrongMessage] = kind.faults[0] ?? ['', '', ''];
    const input = { ...kind.input, [wrongField]: wrong };
    const answer = await admin.query(mutation(kind, 'create'), { input });
    expect(fieldsOf(answer)).toEqual({ [field]: message, [wrongField]: wrongMessage });
  });
});

it('saves a record without files with one statement, besides the session check', async () => {
  const input = { title: 'Help', description: 'It helps.', link: 'https://www.example.org/' };
  api.statements.length = 0;
  await admin.query('mutation ($input: ResourceInput!) { createResource(input: $input) { id } }', {
    input: { ...input, categoryId: '1' },
  });
  expect(api.statements.map((sql) => sql.trim().split(' ')[0])).toEqual(['SELECT', 'INSERT']);
});

describe('duplicates', () => {
  it.each([
    ['Directory', 'name'],
    ['Resource', 'title'],
    ['DirectoryCategory', 'categoryName'],
  ])('of %s get an error for the field', async (name, field) => {
    const kind = kinds.find((each) => each.name === name);
    if (!kind) throw new Error(name);
    savedOf(await create(kind));
    const files = await storedFiles();
    const again = await create(kind);
    expect(again.errors?.[0]?.extensions['code']).toBe('CONFLICT');
    expect(Object.keys(fieldsOf(again) as object)).toEqual([field]);
    expect(again.errors?.[0]?.extensions).toMatchObject({
      fieldCodes: { [field]: { code: 'duplicate', values: {} } },
    });
    expect(await storedFiles()).toEqual(files);
  });
});

describe('a category', () => {
  it('that gets an entry during its deletion is kept, and the error names the entry', async () => {
    const { prisma } = api.services;
    const data = { title: 'Help', link: 'https://www.example.org/', description: ['It helps.'] };
    let deleting: ReturnType<Admin['query']> | undefined;
    await prisma.$transaction(
      async (tx) => {
        await tx.resource.create({ data: { ...data, categoryId: 1 } });
        deleting = admin.query('mutation { deleteResourceCategory(id: "1", version: 1) }');
        await expect.poll(lockedOut).toHaveLength(1);
      },
      { timeout: waiting },
    );
    expect((await deleting)?.errors?.[0]).toMatchObject({
      message: 'This category still holds 1 entry: Help. Move or delete them first.',
      extensions: {
        code: 'CONFLICT',
        reason: 'categoryNotEmpty',
        values: { count: 1, names: ['Help'] },
      },
    });
  });

  it('that is not empty lists its entries', async () => {
    const kind = kinds.find((each) => each.name === 'Resource');
    if (!kind) throw new Error('Resource');
    for (const title of ['a', 'b', 'c', 'd', 'e']) await create(kind, { ...kind.input, title });
    const { errors } = await admin.query(
      'mutation { deleteResourceCategory(id: "1", version: 1) }',
    );
    expect(errors?.[0]).toMatchObject({
      message:
        'This category still holds 5 entries: a, b, c, d, 1 more. Move or delete them first.',
      extensions: { code: 'CONFLICT' },
    });
    await admin.query('mutation { changeLanguage(language: AM) { id } }');
    const values = { title: 'ሀ' };
    await api.services.prisma.translation.create({
      data: { kind: 'resource', recordId: 1, language: 'AM', values, original: {} },
    });
    const inAmharic = await admin.query('mutation { deleteResourceCategory(id: "1", version: 1) }');
    expect(inAmharic.errors?.[0]?.extensions['values']).toMatchObject({
      names: ['ሀ', 'b', 'c', 'd'],
    });
  });
});

it('a category or a directory entry is a duplicate in any normal form', async () => {
  const names = ['Café Buna', 'Cafe\u0301 Bu\u200bna'];
  const document = `mutation ($name: String!) {
    saved: createDirectoryCategory(input: { categoryName: $name }) { id }
  }`;
  const [added, again] = [
    await admin.query(document, { name: names[0] }),
    await admin.query(document, { name: names[1] }),
  ];
  const { id: categoryId } = savedOf(added);
  expect(fieldsOf(again)).toEqual({ categoryName: expect.any(String) as unknown });

  const directory = kinds.find(({ name }) => name === 'Directory') as KindUnderTest;
  const [first, second] = names.map((name) => ({ ...directory.input, name, categoryId }));
  savedOf(await create(directory, first));
  expect(fieldsOf(await create(directory, second))).toEqual({
    name: expect.any(String) as unknown,
  });
});

it('an event without an end time has a null `endTime`', async () => {
  for (const endTime of ['', '1:00 PM']) {
    const id = await createRecordOf(admin, 'Event', { endTime });
    const { data } = await admin.query(`{ event(id: "${String(id)}") { endTime } }`);
    expect(data).toEqual({ event: { endTime: endTime || null } });
  }
});
