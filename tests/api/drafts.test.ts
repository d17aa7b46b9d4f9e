import { beforeEach, describe, expect, it } from 'vitest';
import { contentKinds } from '../../api/content/contentKinds.ts';
import { constantCase } from '../../api/shared/constantCase.ts';
import type { Admin } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { csvImports, csvOf, dataOf } from '../support/csv.ts';
import { kinds } from '../support/kinds.ts';
import { createRecordOf, prepareCategories } from '../support/records.ts';

const api = useApi({}, { TRASH_DAYS: '30' });
const admin = useAdmin(api);
beforeEach(() => prepareCategories(api));

const draft = { publication: { type: 'PublicationInput', value: { isDraft: true } } };

const cases = contentKinds.flatMap((kind) => {
  const example = kinds.find(({ name }) => name === kind.typename);
  if (!example) throw new Error(`tests/support/kinds.ts has no entry for ${kind.typename}.`);
  const needed = [kind.titleColumn, 'date'];
  const input = Object.fromEntries(
    Object.entries(example.input).map(([name, value]) => [
      name,
      needed.includes(name) ? value : typeof value === 'boolean' ? false : '',
    ]),
  );
  return { kind: kind.typename, name: kind.name, titleColumn: kind.titleColumn, input, example };
});

/** The refusal of an operation: the errors of fields, and why. */
const refusalOf = (answer: Awaited<ReturnType<Admin['query']>>) => {
  const { fields, reason } = answer.errors?.[0]?.extensions ?? {};
  return { fields: (fields ?? {}) as Record<string, string>, reason };
};

/** Creates a draft without files. */
async function createDraft(kind: string, inputType: string, input: object): Promise<string> {
  const data = await admin.ask(
    `mutation ($input: ${inputType}!) {
      saved: create${kind}(input: $input, publication: { isDraft: true }) { id }
    }`,
    { input },
  );
  return (data['saved'] as { id: string }).id;
}

const publishInBulk = (kind: string, id: string, version: number) =>
  admin.query(
    `mutation ($kind: ContentKind!, $records: [RecordVersionInput!]!) {
      publishRecords(kind: $kind, records: $records) { done { id } }
    }`,
    { kind: constantCase(kind), records: [{ id, version }] },
  );

describe.each(cases)('a draft of the kind $kind', ({ kind, name, titleColumn, input, example }) => {
  const { inputType } = example;

  it('needs a title, and its other values follow their rules', async () => {
    const create = (values: object) =>
      admin.query(
        `mutation ($input: ${inputType}!) {
          create${kind}(input: $input, publication: { isDraft: true }) { id }
        }`,
        { input: values },
      );
    expect(Object.keys(refusalOf(await create({ ...input, [titleColumn]: ' ' })).fields)).toEqual([
      titleColumn,
    ]);
    const isText = (each: string) => input[each] === '' && !each.endsWith('Id');
    for (const each of [titleColumn, ...Object.keys(input).filter(isText)]) {
      const { fields } = refusalOf(await create({ ...input, [each]: 'a'.repeat(20_001) }));
      expect(Object.keys(fields)).toEqual([each]);
    }
    await createDraft(kind, inputType, input);
  });

  it('is published with all that visitors need only, in every way', async () => {
    const change = (id: string, version: number, publication: object) =>
      admin.query(
        `mutation ($id: ID!, $version: Int!, $input: ${inputType}!, $publication: PublicationInput) {
          update${kind}(id: $id, version: $version, input: $input, publication: $publication) { id }
        }`,
        { id, version, input, publication },
      );
    const created = await admin.query(
      `mutation ($input: ${inputType}!) { create${kind}(input: $input) { id } }`,
      { input },
    );
    const { fields } = refusalOf(created);
    const id = await createDraft(kind, inputType, input);
    const bulk = await publishInBulk(name, id, 1);
    if (Object.keys(fields).length === 0) {
      // A post needs only its title.
      expect(bulk.errors).toBeUndefined();
      return;
    }
    expect(refusalOf(bulk)).toEqual({ fields, reason: 'incompleteDrafts' });
    const publishAt = new Date(Date.now() + 86_400_000).toISOString();
    for (const publication of [{ isDraft: false }, { publishAt }]) {
      const { fields: refused } = refusalOf(await change(id, 1, publication));
      // Files are checked when the other values are right.
      expect(fields).toMatchObject(refused);
      expect(Object.keys(refused).length).toBeGreaterThan(0);
    }
  });

  it('is published when it is complete', async () => {
    const id = String(await createRecordOf(admin, kind, {}, draft));
    expect((await publishInBulk(name, id, 1)).errors).toBeUndefined();
  });
});

it('is not published without its picture, which the API then names', async () => {
  const complete = kinds.find(({ name }) => name === 'Event')?.input ?? {};
  const id = await createDraft('Event', 'EventInput', complete);
  const { data } = await admin.query(`{ event(id: ${id}) { imageUrl image { url } } }`);
  expect(data['event']).toEqual({ imageUrl: '', image: { url: '/icons/512.png' } });
  const update = await admin.query(
    `mutation ($id: ID!, $input: EventInput!) {
      updateEvent(id: $id, version: 1, input: $input, publication: { isDraft: false }) { id }
    }`,
    { id, input: complete },
  );
  expect(refusalOf(update).fields).toEqual({ image: 'Event image is required' });
});

it('may have a translation of its title alone, but is not published with it', async () => {
  const translations = [{ language: 'AM', texts: [{ field: 'title', text: 'ስብሰባ' }] }];
  const id = await createRecordOf(
    admin,
    'Event',
    {},
    { ...draft, translations: { type: '[TranslationInput!]', value: translations } },
  );
  const { fields } = refusalOf(await publishInBulk('event', String(id), 1));
  expect(fields).toEqual({
    descriptionTranslation: 'Event description is required',
    locationTranslation: 'Event location is required',
  });
});

it('cannot be brought back as a former version of a published record', async () => {
  const event = cases.find(({ kind }) => kind === 'Event');
  const id = await createDraft('Event', 'EventInput', event?.input ?? {});
  await api.services.prisma.event.update({
    where: { id: Number(id) },
    data: {
      time: '10:00 AM',
      description: 'Come.',
      location: 'Hall',
      version: 2,
      mapLink: 'https://maps.example.org/',
      imageUrl: '/media/a.webp',
      imagePath: 'a.webp',
      publishedAt: new Date(),
    },
  });
  const restored = await admin.query(
    `mutation { restoreRevision(kind: EVENT, id: ${id}, version: 2, former: 1) { version } }`,
  );
  expect(refusalOf(restored).reason).toBe('incompleteDrafts');
});

it('is added by a CSV file with its title alone, and published by another one when it is complete', async () => {
  const { check, add } = csvImports(admin, 'RESOURCE');
  const row = { Title: 'Parked', Category: '', Link: '', Description: '', State: 'Draft' };
  const file = csvOf([row]);
  expect(dataOf(await check(file)).rows[0]?.state).toBe('NEW');
  await add(file);
  const [{ id } = { id: 0 }] = await api.services.prisma.resource.findMany();
  const published = { ID: String(id), ...row, Category: 'First', State: 'Published' };
  const [faulty] = dataOf(await check(csvOf([published]))).rows;
  expect(faulty?.faults.map(({ field, code, value }) => [field, code, value]).sort()).toEqual([
    ['description', 'required', ''],
    ['link', 'required', ''],
  ]);
  const complete = { ...published, Link: 'https://www.example.org/', Description: 'Help' };
  expect(dataOf(await check(csvOf([complete]))).rows[0]?.state).toBe('CHANGED');
});
