import pg from 'pg';
import { expect, it } from 'vitest';
import { readTables, referredPaths } from '../../api/backup/tables.ts';
import { removeUnusedFiles } from '../../api/media/unusedFiles.ts';
import { createPages } from '../../client/entry.server.tsx';
import { routesIn } from '../../client/routes.tsx';
import { type Admin, startApi } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { picture } from '../support/files.ts';
import { servePages } from '../support/pageServer.ts';
import { storedFiles } from '../support/storedFiles.ts';

const api = useApi({}, { CACHE_MB: '10' });
const admin = useAdmin(api);

const update = `mutation ($place: SitePicturePlace!, $version: Int!, $input: SitePictureInput!, $image: Upload,
  $removeImage: Boolean) {
  updateSitePicture(place: $place, version: $version, input: $input, image: $image, removeImage: $removeImage) {
    version image { url }
  }
}`;
const described = { imageAltEn: 'Dancers', imageAltAm: 'ጨፋሪዎች', imageFocusX: 80 };

const replace = async (place: string, version = 1, by: Admin = admin) =>
  by.upload(
    update,
    { place, version, input: described },
    { image: { name: 'dancers.png', content: await picture('png', 1300, 700) } },
  );

const restore = (place: string, version: number) =>
  admin.query(update, { place, version, input: {}, removeImage: true });

interface Shown {
  url: string;
  srcSet: string;
}

/** The picture that visitors see. */
async function shown(place = 'hero(language: AM)') {
  const { data } = await api.query(
    `{ shown: ${place} { url srcSet width alt altLanguage focusX focusY } }`,
  );
  return data['shown'] as Shown | null;
}

/** Removes what no row refers to, and counts what is left. */
async function filesLeft() {
  await removeUnusedFiles(api.services);
  return (await storedFiles(api)).length;
}

const codeOf = ({ errors }: Awaited<ReturnType<Admin['query']>>) => errors?.[0]?.extensions['code'];

it('replaces the bundled picture of its place, with its sizes and description', async () => {
  expect(await shown()).toBeNull();
  expect((await replace('HERO')).errors).toBeUndefined();
  const hero = await shown();
  expect(hero).toMatchObject({ width: 1300, alt: 'ጨፋሪዎች', altLanguage: 'AM' });
  expect(hero).toMatchObject({ focusX: 80, focusY: 50 });
  expect(hero?.url).toMatch(/^\/media\/sitePictureBucket\/images\/.*-dancers\.webp$/);
  expect(hero?.srcSet).toMatch(/ 400w, .* 688w, .* 1200w, .* 1300w$/);
  expect((await fetch(api.url + String(hero?.url))).status).toBe(200);
  expect(await shown('logo')).toBeNull();
  const { data } = await admin.query('{ sitePictures { place version imageAltEn image { url } } }');
  expect(data['sitePictures']).toMatchObject([
    { place: 'HERO', version: 2, imageAltEn: 'Dancers', image: { url: hero?.url } },
    { place: 'DARK_HERO', version: 1, imageAltEn: '', image: null },
    { place: 'LOGO', version: 1, image: null },
    { place: 'DARK_LOGO', version: 1, image: null },
  ]);
});

it('appears on the pages of every process at once, and restoring removes it with its file', async () => {
  const other = await startApi({}, { CACHE_MB: '10' }, { beside: api });
  const pages = await servePages(other, createPages(routesIn));
  try {
    const html = async (path: string) => (await fetch(pages.url + path)).text();
    expect(await html('/')).not.toContain('sitePictureBucket');
    await replace('HERO');
    await replace('LOGO');
    const [hero, logo] = [await shown(), await shown('logo')];
    await expect.poll(() => html('/')).toContain(`src="${String(hero?.url)}"`);
    await expect.poll(() => html('/am/about')).toContain(`src="${String(logo?.url)}"`);
    // As the bundled one, it is preloaded and is not lazy.
    expect(await html('/')).toMatch(
      /<link rel="preload" as="image" imageSrcSet="[^"]*sitePictureBucket[^"]*"[^>]*fetchPriority="high"/i,
    );

    expect(codeOf(await restore('HERO', 2))).toBeUndefined();
    await restore('LOGO', 2);
    expect(await shown()).toBeNull();
    await expect.poll(() => html('/')).not.toContain('sitePictureBucket');
    await expect.poll(filesLeft).toBe(0);
    expect((await fetch(api.url + String(hero?.url))).status).toBe(404);
    // The next picture does not get the former description.
    expect(await api.services.prisma.sitePicture.findFirst()).toMatchObject({ imageAltEn: '' });
  } finally {
    pages.close();
    await other.stop();
  }
});

it('removes the file of the former picture', async () => {
  await replace('LOGO');
  const before = await shown('logo');
  await replace('LOGO', 2);
  expect((await shown('logo'))?.url).not.toBe(before?.url);
  await expect.poll(filesLeft).toBe(1);
});

it('is not overwritten without notice, even if two users replace it for the first time', async () => {
  const codes = (await Promise.all([replace('HERO'), replace('HERO')])).map(codeOf);
  expect(codes.toSorted()).toEqual(['CONFLICT', undefined]);
  await expect.poll(filesLeft).toBe(1);
  expect(codeOf(await restore('HERO', 1))).toBe('CONFLICT');
  expect(await shown()).not.toBeNull();
});

it('can be changed only by an ADMIN, and refuses a file that is not a picture', async () => {
  const editor = await api.signInAdmin('editor@example.org', ['EDITOR']);
  expect(codeOf(await replace('HERO', 1, editor))).toBe('FORBIDDEN');
  const image = { name: 'a.png', content: Buffer.from('no picture') };
  const refused = await admin.upload(update, { place: 'HERO', version: 1, input: {} }, { image });
  expect(refused.errors?.[0]?.extensions['fieldCodes']).toMatchObject({
    image: { code: 'notAnImage' },
  });
  expect(await storedFiles(api)).toEqual([]);
});

it('is noted as activity', async () => {
  await replace('DARK_LOGO');
  await restore('DARK_LOGO', 2);
  const { data } = await admin.query(
    '{ activity(filter: { kind: SETTINGS }) { nodes { action kind recordId isThere } } }',
  );
  const entry = { action: 'CHANGED', kind: 'SITE_PICTURE', recordId: 'DARK_LOGO', isThere: true };
  expect(data['activity']).toEqual({ nodes: [entry, entry] });
});

it('is included in backups, with its file', async () => {
  await replace('HERO');
  const connection = new pg.Client(api.databaseUrl);
  await connection.connect();
  try {
    const tables = await readTables(connection);
    expect(tables.map(({ name }) => name)).toContain('site-picture');
    expect(await referredPaths(connection, tables)).toEqual([
      expect.stringMatching(/^sitePictureBucket\//),
    ]);
  } finally {
    await connection.end();
  }
});
