import pg from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readTables, referredPaths } from '../../api/backup/tables.ts';
import { checkMediaFolder } from '../../api/media/checkMediaFolder.ts';
import { removeUnusedFiles } from '../../api/media/unusedFiles.ts';
import { maxAlbum } from '../../api/shared/content/album.rules.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { picture } from '../support/files.ts';
import { kinds, type KindUnderTest } from '../support/kinds.ts';
import { createRecordOf, prepareCategories } from '../support/records.ts';
import { csvImports, dataOf, exportList, updatesOf } from '../support/csv.ts';
import { filesIn } from '../support/storedFiles.ts';

let now = new Date();
const api = useApi({ now: () => now }, { CACHE_MB: '10', TRASH_DAYS: '30' });
beforeEach(() => {
  now = new Date();
});
const admin = useAdmin(api);
beforeEach(() => prepareCategories(api));

const day = 24 * 60 * 60 * 1000;
const withAlbum = kinds.filter(({ name }) =>
  ['Event', 'Post', 'Directory', 'AboutEthiopia', 'DeathNotice', 'Page'].includes(name),
);
const post = withAlbum.find(({ name }) => name === 'Post') as KindUnderTest;

interface Stored {
  path: string;
  width: number;
  height: number;
}

async function upload(kind = 'POST'): Promise<Stored> {
  const { data, errors } = await admin.upload(
    `mutation ($kind: ContentKind!, $image: Upload) {
      stored: uploadAlbumPicture(kind: $kind, image: $image) { path width height }
    }`,
    { kind },
    { image: { name: 'dancers.jpg', content: await picture('jpeg', 600, 400) } },
  );
  expect(errors).toBeUndefined();
  return data['stored'] as Stored;
}

interface Saved {
  id: string;
  version: number;
  album: { path: string; picture: { url: string; alt: string | null; altLanguage: string } }[];
}

const fields = 'id version album { path picture { url alt altLanguage } }';

async function save(
  { name, inputType, input, files }: KindUnderTest,
  values: object,
  seen?: { id: string; version: number },
) {
  const argument = Object.keys(files)[0] ?? '';
  const [first, second, ofSeen] = seen
    ? [`update${name}`, '$id: ID!, $version: Int!, ', 'id: $id, version: $version, ']
    : [`create${name}`, '', ''];
  const { data, errors } = await admin.upload(
    `mutation (${second}$input: ${inputType}!, $file: Upload) {
      saved: ${first}(${ofSeen}input: $input, ${argument}: $file) { ${fields} }
    }`,
    { input: { ...input, ...values }, ...(seen && { id: seen.id, version: seen.version }) },
    seen ? {} : { file: { name: 'first.jpg', content: await picture() } },
  );
  const { saved } = (data as { saved?: Saved } | null) ?? {};
  return { saved: saved as Saved, errors };
}

const readPost = async (id: string, language = 'EN') => {
  const { data } = await api.query(`{ post(id: ${id}, language: ${language}) { ${fields} } }`);
  return data['post'] as Saved;
};

const status = async (address: string) =>
  (await fetch(address.startsWith('/') ? api.url + address : address)).status;

const lastUrl = (album: Saved['album']) => album.at(-1)?.picture.url ?? '';

const filesLeft = async () => {
  await removeUnusedFiles(api.services);
  return (await filesIn(api.mediaFolder)).length;
};

const codeOf = (errors: Awaited<ReturnType<typeof save>>['errors']) =>
  errors?.[0]?.extensions['code'];

const enumNameOf = ({ name }: KindUnderTest) =>
  name.replace(/(?<=[a-z])(?=[A-Z])/, '_').toUpperCase();

describe.each(withAlbum)('the album of $name', (kind) => {
  it('is created, read, reordered and emptied', async () => {
    const enumName = enumNameOf(kind);
    const one = await upload(enumName);
    const two = await upload(enumName);
    const created = await save(kind, {
      album: [{ ...one, imageAltEn: 'Dancers', imageAltAm: null, imageIsOrnament: null }, two],
    });
    expect(created.errors).toBeUndefined();
    expect(created.saved.album.map(({ path }) => path)).toEqual([one.path, two.path]);

    const unchanged = await save(kind, {}, created.saved);
    expect(unchanged.saved).toMatchObject({ version: 1, album: created.saved.album });
    const turned = await save(kind, { album: [two, one] }, created.saved);
    expect(turned.saved.album.map(({ path }) => path)).toEqual([two.path, one.path]);
    expect(await status(lastUrl(turned.saved.album))).toBe(200);
    const emptied = await save(kind, { album: [] }, turned.saved);
    expect(emptied.saved.album).toEqual([]);
    expect(await status(lastUrl(turned.saved.album))).toBe(404);
  });
});

it.each(withAlbum)('does not prevent a draft of $name from being published', async (kind) => {
  const enumName = enumNameOf(kind);
  const stored = await upload(enumName);
  const draft = { publication: { type: 'PublicationInput', value: { isDraft: true } } };
  const id = String(await createRecordOf(admin, kind.name, { album: [stored] }, draft));
  const data = await admin.ask(
    `mutation ($kind: ContentKind!, $records: [RecordVersionInput!]!) {
      published: publishRecords(kind: $kind, records: $records) { done { id } } }`,
    { kind: enumName, records: [{ id, version: 1 }] },
  );
  expect(data['published']).toEqual({ done: [{ id }] });
});

it('is left as it is by an import', async () => {
  const event = withAlbum.find(({ name }) => name === 'Event');
  if (!event) throw new Error('Events have albums');
  const { saved } = await save(event, { album: [await upload('EVENT')] });
  const { csv } = await exportList(admin, 'exportRecords(kind: EVENT, language: EN)');
  const { check, add } = csvImports(admin, 'EVENT');
  expect(dataOf(await check(csv)).rows).toMatchObject([{ state: 'EXISTING' }]);
  const changed = csv.replace(String(event.input['location']), 'Another hall');
  const updates = updatesOf(dataOf(await check(changed)));
  expect(dataOf(await add(changed, { updates })).updated).toEqual([saved.id]);
  const { data } = await admin.query(`{ event(id: ${saved.id}) { location ${fields} } }`);
  const { album } = saved;
  expect(data['event']).toMatchObject({ location: 'Another hall', album });
});

it('is described in the requested language, otherwise in the other one', async () => {
  const [one, two] = [await upload(), await upload()];
  const album = [
    { ...one, imageAltEn: 'Dancers', imageAltAm: 'ጨፋሪዎች' },
    { ...two, imageIsOrnament: true },
  ];
  const { saved } = await save(post, { album });
  const altsIn = async (language: string) =>
    (await readPost(saved.id, language)).album.map(({ picture: { alt } }) => alt);
  expect(await altsIn('EN')).toEqual(['Dancers', '']);
  expect(await altsIn('AM')).toEqual(['ጨፋሪዎች', '']);
});

it('is hidden together with an unpublished record, and has keys for editors', async () => {
  const stored = await upload();
  const { saved } = await save(post, { album: [stored] });
  const url = lastUrl(saved.album);
  expect(await status(url)).toBe(200);
  await api.services.prisma.post.update({
    where: { id: Number(saved.id) },
    data: { publishedAt: null },
  });
  api.services.cache.invalidate('post');
  expect(await status(url)).toBe(404);
  const { data } = await admin.query(
    'query ($pictures: [AlbumPictureInput!]!) { shown: albumPictures(pictures: $pictures) { picture { url } } }',
    { pictures: [stored] },
  );
  expect(await status(lastUrl(data['shown'] as Saved['album']))).toBe(200);
});

it('accepts only uploads, each for one record of the same kind', async () => {
  const [own, ofEvent] = [await upload(), await upload('EVENT')];
  const { saved } = await save(post, { album: [own] });
  const refused = [
    [own],
    [ofEvent],
    [{ ...own, path: 'postBucket/images/1-unknown.webp' }],
    [{ ...own, path: '../.env' }],
  ];
  for (const [picture] of refused) {
    const { errors } = await save(post, { album: [picture] });
    const values = { name: expect.stringMatching(/^[^/]*$/) as string };
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldCodes: { album: { code: 'pictureGone', values } },
    });
  }
  const twice = await save(post, { album: [own, own] }, saved);
  expect(twice.errors?.[0]?.extensions['fieldCodes']).toMatchObject({
    album: { code: 'duplicate' },
  });
  const many = Array.from({ length: maxAlbum + 1 }, (_, index) => ({
    ...own,
    path: `${own.path}${String(index)}`,
  }));
  expect(
    (await save(post, { album: many }, saved)).errors?.[0]?.extensions['fieldCodes'],
  ).toMatchObject({ album: { code: 'wrongItemCount', values: { min: 0, max: maxAlbum } } });
});

it('is claimed once by two records that are created at the same time', async () => {
  const stored = await upload();
  const both = await Promise.all([1, 2].map(() => save(post, { album: [stored] })));
  expect(both.map(({ errors }) => codeOf(errors)).sort()).toEqual(['BAD_USER_INPUT', undefined]);
});

it('keeps an upload for a week, and the files of records for good', async () => {
  const kept = await upload();
  await upload();
  await save(post, { album: [kept] });
  now = new Date(now.getTime() + 6 * day);
  expect(await filesLeft()).toBe(3);
  now = new Date(now.getTime() + 2 * day);
  expect(await filesLeft()).toBe(2);
});

it('comes back with a former version and with a restored record', async () => {
  const [one, two] = [await upload(), await upload()];
  const { saved } = await save(post, { album: [one, two] });
  const { saved: cut } = await save(post, { album: [one] }, saved);
  const { data: listed } = await admin.query(
    '{ revisions(kind: POST, id: ' +
      saved.id +
      ') { nodes { version fileChange { after { name } } changes { field before after } } } }',
  );
  expect(listed).toMatchObject({
    revisions: { nodes: [{ fileChange: null, changes: [{ field: 'album' }] }, {}] },
  });
  const restored = await admin.query(
    `mutation ($id: ID!, $version: Int!) {
      restoreRevision(kind: POST, id: $id, former: 1, version: $version) { restoredFiles }
    }`,
    { id: saved.id, version: cut.version },
  );
  expect(restored.data).toMatchObject({ restoreRevision: { restoredFiles: true } });
  expect((await readPost(saved.id)).album).toHaveLength(2);

  await admin.query('mutation ($id: ID!) { deletePost(id: $id, version: 3) }', { id: saved.id });
  await filesLeft();
  await admin.query('mutation ($id: ID!) { restoreRecords(records: [{ kind: POST, id: $id }]) }', {
    id: saved.id,
  });
  const { album } = await readPost(saved.id);
  expect(album.map(({ path }) => path)).toEqual([one.path, two.path]);
  expect(await status(lastUrl(album))).toBe(200);
});

it('has a history in which a new order is not a removed and an added picture', async () => {
  const [one, two, three] = [await upload(), await upload(), await upload()];
  const [drums, dancers] = [
    { ...one, imageAltEn: 'Drums' },
    { ...two, imageAltEn: 'Dancers' },
  ];
  const { saved } = await save(post, { album: [drums, dancers] });
  const { saved: turned } = await save(post, { album: [dancers, drums] }, saved);
  const sky = { ...three, imageAltEn: 'Sky' };
  await save(post, { album: [sky, drums, { ...dancers, imageAltEn: 'Two dancers' }] }, turned);
  const { data } = await admin.query(
    `{ revisions(kind: POST, id: ${saved.id}) { nodes { changes { field before after } } } }`,
  );
  const turn = { field: 'albumOrder', before: 'Dancers\nDrums', after: 'Drums\nTwo dancers' };
  const texts = { before: 'Drums\nDancers', after: 'Sky\nDrums\nTwo dancers' };
  expect(data).toMatchObject({
    revisions: {
      nodes: [
        { changes: [{ field: 'album', ...texts }, turn] },
        {
          changes: [{ field: 'albumOrder', before: 'Drums\nDancers', after: 'Dancers\nDrums' }],
        },
        {},
      ],
    },
  });
});

it('takes a removed picture back as long as its record can restore it', async () => {
  const one = await upload();
  const { saved } = await save(post, { album: [one] });
  const { saved: emptied } = await save(post, { album: [] }, saved);
  const { saved: again, errors } = await save(post, { album: [one] }, emptied);
  expect(errors).toBeUndefined();
  expect(again.album).toHaveLength(1);
});

it('stores the sizes of the uploads, whatever the caller sends', async () => {
  const wrong = { width: 9, height: 9 };
  const [one, two] = [await upload(), await upload()];
  const { saved } = await save(post, { album: [{ ...one, ...wrong }] });
  const album = [
    { ...two, ...wrong },
    { ...one, ...wrong },
  ];
  const { saved: both } = await save(post, { album }, saved);
  const { saved: emptied } = await save(post, { album: [] }, both);
  await save(post, { album }, emptied);
  const sizes = await api.services.prisma.$queryRaw`
    SELECT DISTINCT picture->'width' AS width, picture->'height' AS height
    FROM (SELECT album FROM "post" UNION ALL SELECT "values"->'album' FROM "revision") AS version,
      jsonb_array_elements(album) AS picture`;
  expect(sizes).toEqual([{ width: 600, height: 400 }]);
});

it('refuses sizes that no picture has', async () => {
  const pictures = [{ path: 'postBucket/images/1-a.webp', width: 0, height: 1 }];
  const { errors } = await admin.query(
    'query ($pictures: [AlbumPictureInput!]!) { albumPictures(pictures: $pictures) { path } }',
    { pictures },
  );
  expect(codeOf(errors)).toBe('BAD_USER_INPUT');
});

it('is in the media library, where its pictures without a description are found', async () => {
  const [one, two] = [await upload(), await upload()];
  const described = { ...one, imageAltEn: 'Drums', imageFocusX: 20, imageFocusY: 30 };
  const { saved } = await save(post, { imageIsOrnament: true, album: [described, two] });
  const data = await admin.ask(`{
    all: mediaLibrary(types: [IMAGE], search: "news") {
      totalCount nodes { id recordId isInAlbum url descriptions { text } picture { alt width focusX } }
    }
    undescribed: mediaLibrary(types: [IMAGE], isDescribed: false) { nodes { id isInAlbum } }
    pendingCounts { undescribedPictures }
  }`);
  const { all } = data as { all: { nodes: { id: string; url: string }[] } };
  expect(data).toMatchObject({
    all: { totalCount: 3 },
    undescribed: { nodes: [{ id: two.path, isInAlbum: true }] },
    pendingCounts: { undescribedPictures: 1 },
  });
  const found = all.nodes.find(({ id }) => id === one.path);
  expect(found).toMatchObject({
    recordId: saved.id,
    isInAlbum: true,
    descriptions: [{ text: 'Drums' }],
    picture: { alt: 'Drums', width: 600, focusX: 20 },
  });
  expect(await status(found?.url ?? '')).toBe(200);
});

it('counts as a file if the folder of files is missing', async () => {
  const { saved } = await save(post, { album: [await upload()] });
  const where = { id: Number(saved.id) };
  await api.services.prisma.post.update({ where, data: { imageUrl: null, imagePath: null } });
  const warn = vi.spyOn(api.services.log, 'warn');
  await checkMediaFolder('/missing/folder', api.services);
  expect(warn.mock.lastCall?.[0]).toMatchObject({ records: 1 });
});

it('is included in backups', async () => {
  const stored = await upload();
  await save(post, { album: [stored] });
  const connection = new pg.Client(api.databaseUrl);
  await connection.connect();
  try {
    expect(await referredPaths(connection, await readTables(connection))).toContain(stored.path);
  } finally {
    await connection.end();
  }
});

it('is refused for kinds without pictures, and to others than editors', async () => {
  const mutation =
    'mutation ($kind: ContentKind!, $image: Upload) { uploadAlbumPicture(kind: $kind, image: $image) { path } }';
  const image = { name: 'a.jpg', content: await picture() };
  const refused = await admin.upload(mutation, { kind: 'RESOURCE' }, { image });
  expect(codeOf(refused.errors)).toBe('BAD_USER_INPUT');
  const text = { name: 'a.jpg', content: Buffer.from('no picture') };
  const damaged = await admin.upload(mutation, { kind: 'POST' }, { image: text });
  expect(damaged.errors?.[0]?.extensions['fieldCodes']).toMatchObject({
    image: { code: 'notAnImage' },
  });
  expect(await filesLeft()).toBe(0);
});
