import { beforeEach, describe, expect, it } from 'vitest';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { createRecordOf, deleteRecordOf } from '../support/records.ts';
import { translatedTexts } from '../support/translatedTexts.ts';

const navigationLimit = 8;
const start = new Date('2030-01-05T00:00:00Z');
let present = start;
let admin: Admin;
const api = useApi({ now: () => present }, { CACHE_MB: '10', TRASH_DAYS: '30' });
beforeEach(async () => {
  present = start;
  await api.reset();
  api.services.cache.invalidate();
  admin = await api.signInAdmin();
});

/** The titles of the pages in the navigation, as visitors read them. */
async function titles(language = 'EN'): Promise<string[]> {
  const { data } = await api.query(`{ navigationPages(language: ${language}) { title } }`);
  return (data['navigationPages'] as { title: string }[]).map(({ title }) => title);
}

/** Creates a page in the navigation. */
const add = (changes: object = {}, others?: Parameters<typeof createRecordOf>[3]) =>
  createRecordOf(admin, 'Page', { place: '/footer', ...changes }, others);

const publication = (value: object) => ({
  publication: { type: 'PublicationInput', value },
});

const createMany = async (count: number) => {
  for (let page = 1; page <= count; page += 1) {
    await add({ title: `Page ${String(page)}` });
  }
};

const save = (mutation: string, input: object) =>
  admin.query(`mutation ($input: PageInput!) { saved: ${mutation} { id version } }`, { input });

const place = (id: number, version: number, value: string) =>
  save(`updatePage(id: ${String(id)}, version: ${String(version)}, input: $input)`, {
    title: 'Hall',
    text: 'Text',
    place: value,
  });

const full = {
  code: 'CONFLICT',
  fieldCodes: { place: { code: 'duplicate' } },
};

describe('the pages in the navigation', () => {
  it('are those that visitors see, in the language of the page', async () => {
    expect(await titles()).toEqual([]);
    const translations = {
      type: '[TranslationInput!]',
      value: [{ language: 'AM', texts: translatedTexts({ title: 'አዳራሽ', text: 'ጽሑፍ' }) }],
    };
    const hall = await add({ title: 'Hall' }, { translations });
    await add({ title: 'Elsewhere', place: '' });
    await add({ title: 'Draft' }, publication({ isDraft: true }));
    await add({ title: 'Rules', place: '/about' });
    expect(await titles()).toEqual(['Hall', 'Rules']);
    expect(await titles('AM')).toEqual(['አዳራሽ', 'Rules']);
    await deleteRecordOf(admin, 'Page', hall);
    expect(await titles()).toEqual(['Rules']);
  });

  it('come and go at their times of publication, also in cached responses', async () => {
    const publishAt = '2030-01-05T06:00:00Z';
    const unpublishAt = '2030-01-05T07:00:00Z';
    await add({ title: 'Hall' }, publication({ publishAt, unpublishAt }));
    expect(await titles()).toEqual([]);
    present = new Date(publishAt);
    expect(await titles()).toEqual(['Hall']);
    present = new Date(unpublishAt);
    expect(await titles()).toEqual([]);
  });
});

describe('a page beyond the limit of the navigation', () => {
  it('is refused, and the same page without a place is not', async () => {
    await createMany(navigationLimit - 1);
    await add({ title: 'Draft' }, publication({ isDraft: true }));
    const refused = await save('createPage(input: $input)', {
      title: 'Ninth',
      text: 'Text',
      place: '/about',
    });
    expect(refused.errors?.[0]?.extensions).toMatchObject(full);
    expect(refused.errors?.[0]?.message).toBe(
      'The navigation has 8 pages, drafts included. Take one of them out.',
    );

    const id = await add({ title: 'Ninth', place: '' });
    expect((await place(id, 1, '/footer')).errors?.[0]?.extensions).toMatchObject(full);
    const { id: first } = await api.services.prisma.page.findFirstOrThrow();
    // A place that a page already has may change.
    expect((await place(first, 1, '/events')).errors).toBeUndefined();
    expect((await place(first, 2, '')).errors).toBeUndefined();
    expect((await place(id, 1, '/footer')).errors).toBeUndefined();
  });

  it('is refused when it is restored', async () => {
    // The database notes the time of a deletion.
    present = new Date();
    const deleted = await add();
    const changed = await add();
    await deleteRecordOf(admin, 'Page', deleted);
    await place(changed, 1, '');
    await createMany(navigationLimit);
    const restored = await admin.query(
      `mutation { restoreRecords(records: [{ kind: PAGE, id: ${String(deleted)} }]) }`,
    );
    expect(restored.errors?.[0]?.extensions).toMatchObject(full);
    const former = await admin.query(`mutation {
      restoreRevision(kind: PAGE, id: ${String(changed)}, version: 2, former: 1) { version }
    }`);
    expect(former.errors?.[0]?.extensions).toMatchObject(full);
  });

  it('is refused to one of two editors at the same time', async () => {
    await createMany(navigationLimit - 1);
    const input = { title: 'Last', text: 'Text', place: '/footer' };
    const results = await Promise.all(
      Array.from({ length: 4 }, () => save('createPage(input: $input)', input)),
    );
    const refusals = results.flatMap(({ errors }) => errors?.[0]?.extensions ?? []);
    expect(refusals).toHaveLength(3);
    for (const refusal of refusals) expect(refusal).toMatchObject(full);
    expect(await titles()).toHaveLength(navigationLimit);
  });
});
