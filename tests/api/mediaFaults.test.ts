import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MediaStore } from '../../api/media/mediaStore.ts';
import { removeUnusedFiles } from '../../api/media/unusedFiles.ts';
import type { Api } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { type FakeCloudinary, startFakeCloudinary } from '../support/fakeCloudinary.ts';
import { picture, video } from '../support/files.ts';
import { breakable, cloudinaryAt, stores } from '../support/mediaStores.ts';
import { end, part } from '../support/multipart.ts';

const hour = 60 * 60 * 1000;
const input = {
  title: 'Gathering',
  date: '2031-01-07',
  time: '10 AM',
  description: 'Come.',
  location: 'Hall',
  mapLink: 'https://www.example.org/',
};
const create = `mutation ($input: EventInput!, $image: Upload) {
  createEvent(input: $input, image: $image) { id version imageUrl }
}`;
const update = `mutation ($input: EventInput!, $image: Upload) {
  updateEvent(id: "1", version: 1, input: $input, image: $image) { id imageUrl }
}`;
const remove = (version = 1) => `mutation { deleteEvent(id: "1", version: ${String(version)}) }`;

let cloud: FakeCloudinary;
beforeAll(async () => {
  cloud = await startFakeCloudinary();
});
afterAll(() => cloud.stop());

describe.each(stores)('with the $name store', ({ make }) => {
  let present: Date;
  /** The step at which something goes wrong. */
  let broken: Partial<MediaStore>;

  const { files, store } = make(
    () => api,
    () => cloud,
  );
  const api: Api = useApi({ now: () => present, media: breakable(store, () => broken) });
  beforeEach(() => {
    present = new Date();
    broken = {};
    cloud.mood = 'well';
    cloud.files.clear();
  });
  const admin = useAdmin(api);
  afterEach(async () => {
    // Whatever happened: once the next jobs have run, files and rows agree.
    broken = {};
    cloud.mood = 'well';
    for (let run = 0; run < 3; run++) {
      present = new Date(present.getTime() + 25 * hour);
      await removeUnusedFiles(api.services);
    }
    const rows = await api.services.prisma.event.findMany();
    await expect.poll(files).toHaveLength(rows.length);
    await expect.poll(() => api.services.prisma.unusedFile.count()).toBe(0);
  });

  const image = async () => ({ image: { name: 'hall.jpg', content: await picture() } });
  const createOne = async () => {
    const { errors } = await admin.upload(create, { input }, await image());
    expect(errors).toBeUndefined();
  };
  const breakTable = (operation: string) =>
    api.services.prisma
      .$executeRawUnsafe(
        `
      CREATE OR REPLACE FUNCTION fail() RETURNS trigger AS $$ BEGIN RAISE 'disk full'; END $$ LANGUAGE plpgsql`,
      )
      .then(() =>
        api.services.prisma.$executeRawUnsafe(
          `CREATE TRIGGER broken BEFORE ${operation} ON "event" FOR EACH ROW EXECUTE FUNCTION fail()`,
        ),
      );
  const mendTable = () =>
    api.services.prisma.$executeRawUnsafe('DROP TRIGGER IF EXISTS broken ON "event"');

  it('a record leaves one file after a change and none after its deletion', async () => {
    await createOne();
    expect(await files()).toHaveLength(1);
    const changed = await admin.upload(update, { input }, await image());
    expect(changed.errors).toBeUndefined();
    await expect.poll(files).toHaveLength(1);
    await admin.ask(remove(2));
    await expect.poll(files).toEqual([]);
  });

  it('a store that fails during a creation causes an error, and no record is created', async () => {
    broken.put = () => Promise.reject(new Error('no space left'));
    const { errors } = await admin.upload(create, { input }, await image());
    expect(errors?.[0]).toMatchObject({
      message: 'The file could not be stored. Nothing was changed; please try again.',
      extensions: { code: 'MEDIA_UNAVAILABLE' },
    });
    expect(await api.services.prisma.event.count()).toBe(0);
  });

  it('a store that fails during a change leaves the record unchanged', async () => {
    await createOne();
    broken.put = () => Promise.reject(new Error('no space left'));
    const { errors } = await admin.upload(
      update,
      { input: { ...input, title: 'Other' } },
      await image(),
    );
    expect(errors?.[0]?.extensions['code']).toBe('MEDIA_UNAVAILABLE');
    expect((await api.services.prisma.event.findFirst())?.title).toBe('Gathering');
  });

  it.each([
    ['INSERT', create],
    ['UPDATE', update],
  ])('a database that fails during an %s leaves no file behind', async (operation, mutation) => {
    if (operation === 'UPDATE') await createOne();
    await breakTable(operation);
    const { errors } = await admin.upload(mutation, { input }, await image());
    await mendTable();
    expect(errors?.[0]?.extensions['code']).toBe('INTERNAL_SERVER_ERROR');
    // The request removes it itself, after its response.
    await expect.poll(files).toHaveLength(operation === 'UPDATE' ? 1 : 0);
    expect(await api.services.prisma.event.count()).toBe(operation === 'UPDATE' ? 1 : 0);
  });

  it('a database that fails during a deletion keeps the file with its record', async () => {
    await createOne();
    await breakTable('DELETE');
    expect((await admin.query(remove())).errors).toHaveLength(1);
    await mendTable();
    await removeUnusedFiles(api.services);
    expect(await files()).toHaveLength(1);
  });

  it('a file that cannot be removed is removed later', async () => {
    await createOne();
    broken.remove = () => Promise.reject(new Error('cloud away'));
    await admin.ask(remove());
    const failures = async () => (await api.services.prisma.unusedFile.findFirst())?.failures;
    await expect.poll(failures).toBe(1);
    expect(await files()).toHaveLength(1);
    broken = {};
    await removeUnusedFiles(api.services);
    expect(await files()).toHaveLength(1);
    present = new Date(present.getTime() + 2 * 60_000);
    expect(await removeUnusedFiles(api.services)).toBe(1);
    expect(await files()).toEqual([]);
  });

  it('a file that is stored after a timeout is removed later', async () => {
    let keepLate = () => Promise.resolve('');
    broken.put = (path, content) => {
      keepLate = () => store().put(path, content);
      return Promise.reject(new Error('Request Timeout'));
    };
    const { errors } = await admin.upload(create, { input }, await image());
    expect(errors?.[0]?.extensions['code']).toBe('MEDIA_UNAVAILABLE');
    await removeUnusedFiles(api.services);
    await keepLate();
    expect(await files()).toHaveLength(1);
    present = new Date(present.getTime() + hour + 1);
    await removeUnusedFiles(api.services);
    expect(await files()).toEqual([]);
  });

  it('a file that is stored before its process is killed is removed later', async () => {
    // The request never comes back from the store: as if its process had ended there.
    let stored = () => {};
    const isStored = new Promise<void>((resolve) => (stored = resolve));
    broken.put = async (path, content) => {
      await store().put(path, content);
      stored();
      return new Promise<string>(() => undefined);
    };
    const request = admin.upload(create, { input }, await image()).catch(() => undefined);
    await isStored;
    expect(await files()).toHaveLength(1);
    await removeUnusedFiles(api.services);
    expect(await files()).toHaveLength(1);
    present = new Date(present.getTime() + hour + 1);
    await removeUnusedFiles(api.services);
    expect(await files()).toEqual([]);
    void request;
  });

  it('a record never uses a file whose upload took too long', async () => {
    broken.put = async (path, content) => {
      const url = await store().put(path, content);
      present = new Date(present.getTime() + hour + 1);
      await removeUnusedFiles(api.services);
      return url;
    };
    const { errors } = await admin.upload(create, { input }, await image());
    expect(errors?.[0]).toMatchObject({
      message: 'The upload took too long. Please send the file again.',
      extensions: { code: 'UPLOAD_EXPIRED' },
    });
    expect(await api.services.prisma.event.count()).toBe(0);
  });
});

describe('Cloudinary', () => {
  const store = () => cloudinaryAt(cloud.url);
  const path = 'eventBucket/images/1-hall.webp';
  beforeEach(() => {
    cloud.mood = 'well';
    cloud.files.clear();
  });

  it('gets signed requests, and its addresses have automatic format, quality and width', async () => {
    const url = await store().put(path, Readable.from([await picture()]));
    expect([...cloud.files.keys()]).toEqual(['image/eventBucket/images/1-hall']);
    expect(url).toBe(
      'https://res.cloudinary.com/demo/image/upload/f_auto,q_auto/v1/eventBucket/images/1-hall',
    );
    expect(store().srcSet(path, 1000)).toContain('c_limit,f_auto,q_auto,w_400/v1/eventBucket');
    await store().remove(path);
    expect(cloud.files.size).toBe(0);
    await store().remove(path);
  });

  it('keeps videos as videos', async () => {
    const url = await store().put(
      'aboutEthiopiaBucket/images/1-dance.mp4',
      Readable.from([video()]),
    );
    expect([...cloud.files.keys()]).toEqual(['video/aboutEthiopiaBucket/images/1-dance']);
    expect(url).toContain('/video/upload/');
  });

  it.each(['error', 'reset', 'hung', 'garbled', 'unanswered'] as const)(
    'causes an error if it fails with %s',
    async (mood) => {
      cloud.mood = mood;
      const hasty = cloudinaryAt(cloud.url.replace(/timeout=\d+/, 'timeout=1000'));
      await expect(hasty.put(path, Readable.from([await picture()]))).rejects.toThrow();
      await expect(hasty.remove(path)).rejects.toThrow();
    },
  );

  it('gets no request on a connection that it may be closing', async () => {
    cloud.mood = 'hasty';
    await store().put(path, Readable.from([await picture()]));
    await store().put(path, Readable.from([await picture()]));
    await store().remove(path);
    await store().remove(path);
  });

  it('has a stand-in that accepts a file with the bytes of the boundary', async () => {
    const address = `${new URL(cloud.url).searchParams.get('upload_prefix') ?? ''}/v1_1/demo/image/upload`;
    const body = Buffer.concat([part('name="file"; filename="file"', 'a boundary here'), end]);
    const headers = { 'content-type': 'multipart/form-data; boundary=boundary' };
    const response = await fetch(address, { method: 'POST', headers, body });
    expect(await response.json()).toEqual({ error: { message: 'Unknown API key' } });
  });

  it('refuses a wrong secret with an error', async () => {
    const wrong = cloudinaryAt(cloud.url.replace('the-secret', 'guess'));
    await expect(wrong.put(path, Readable.from([await picture()]))).rejects.toThrow(/Signature/);
  });
});
