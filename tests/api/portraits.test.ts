import pg from 'pg';
import { expect, it } from 'vitest';
import { readTables, referredPaths } from '../../api/backup/tables.ts';
import { removeUnusedFiles } from '../../api/media/unusedFiles.ts';
import { type Api, startApi } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { picture } from '../support/files.ts';
import { storedFiles } from '../support/storedFiles.ts';
import { deleteRecordOf } from '../support/records.ts';

const api = useApi({}, { CACHE_MB: '10' });
const admin = useAdmin(api);

const input = { office: 'PRESIDENT', name: 'Abebe Example', from: '2020-07-01' };
const portrait = async () => ({ image: { name: 'abebe.png', content: await picture('png') } });

const create = async () =>
  admin.upload(
    `mutation ($input: OfficerInput!, $image: Upload) {
      createOfficer(input: $input, image: $image) { id }
    }`,
    { input },
    await portrait(),
  );

const update = `mutation ($input: OfficerInput!, $version: Int!, $image: Upload, $removeImage: Boolean) {
  updateOfficer(id: 1, version: $version, input: $input, image: $image, removeImage: $removeImage) { id }
}`;

/** The portrait that visitors see. */
async function shown(by: Pick<Api, 'query'> = api) {
  const { data } = await by.query(
    '{ committee { current { image { url srcSet width height } } } }',
  );
  const { current } = data['committee'] as { current: { image: { url: string } | null }[] };
  return current[0]?.image ?? null;
}

/** Removes what no row refers to, and counts what is left. */
async function filesLeft() {
  await removeUnusedFiles(api.services);
  return (await storedFiles(api)).length;
}

it('is stored in its own folder, and is shown to visitors with its size', async () => {
  expect((await create()).errors).toBeUndefined();
  const image = await shown();
  expect(image).toMatchObject({ width: 60, height: 40 });
  expect(image?.url).toMatch(/^\/media\/officerBucket\/images\/.*-abebe\.webp$/);
  expect((await fetch(api.url + String(image?.url))).status).toBe(200);
});

it('is kept if an officer is changed without a new one', async () => {
  await create();
  const before = await shown();
  await admin.query(update, { input, version: 1 });
  expect(await shown()).toEqual(before);
  expect(await filesLeft()).toBe(1);
});

it('replaces the former one at once in cached responses, and removes the former file', async () => {
  const other = await startApi({}, { CACHE_MB: '10' }, { beside: api });
  try {
    await create();
    const before = await shown();
    await expect.poll(() => shown(other)).toEqual(before);
    await admin.upload(update, { input, version: 1 }, await portrait());
    const after = await shown();
    expect(after?.url).not.toBe(before?.url);
    await expect.poll(() => shown(other)).toEqual(after);
    await expect.poll(filesLeft).toBe(1);
  } finally {
    await other.stop();
  }
});

it('can be removed, with its file', async () => {
  await create();
  await admin.query(update, { input, version: 1, removeImage: true });
  expect(await shown()).toBeNull();
  await expect.poll(filesLeft).toBe(0);
});

it('is removed with its officer', async () => {
  await create();
  await deleteRecordOf(admin, 'Officer', 1);
  expect(await shown()).toBeNull();
  await expect.poll(filesLeft).toBe(0);
});

it('leaves no file behind if the change is refused', async () => {
  await create();
  const others = { ...input, name: 'Somebody else' };
  await admin.query(update, { input: others, version: 1 });
  const { errors } = await admin.upload(update, { input, version: 1 }, await portrait());
  expect(errors?.[0]?.extensions['code']).toBe('CONFLICT');
  await expect.poll(filesLeft).toBe(1);
});

it('is included in backups', async () => {
  await create();
  const connection = new pg.Client(api.databaseUrl);
  await connection.connect();
  try {
    const paths = await referredPaths(connection, await readTables(connection));
    expect(paths).toEqual([expect.stringMatching(/^officerBucket\//)]);
  } finally {
    await connection.end();
  }
});

it('refuses a file that is not a picture', async () => {
  const { errors } = await admin.upload(
    'mutation ($input: OfficerInput!, $image: Upload) { createOfficer(input: $input, image: $image) { id } }',
    { input },
    { image: { name: 'abebe.png', content: Buffer.from('no picture') } },
  );
  expect(errors?.[0]?.extensions['fieldCodes']).toMatchObject({ image: { code: 'notAnImage' } });
  expect(await storedFiles(api)).toEqual([]);
});
