import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { mediaField } from '../../api/shared/content/aboutEthiopia/aboutEthiopia.fields.ts';
import { readVideo } from '../../api/media/uploads.ts';
import { startApi } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { startFakeCloudinary } from '../support/fakeCloudinary.ts';
import { cloudinaryAt } from '../support/mediaStores.ts';
import {
  box,
  picture,
  readFixture,
  tellsOfPlace,
  video,
  videosWithPlace,
} from '../support/files.ts';
import { storedFiles } from '../support/storedFiles.ts';

const api = useApi({}, { MAX_VIDEO_MB: '2' });
const admin = useAdmin(api);

describe('a video', () => {
  const create = `mutation ($media: Upload, $poster: Upload) {
    createAboutEthiopia(
      input: { title: "Dance", description: "It moves.", categoryId: "1" }
      media: $media
      poster: $poster
    ) { mediaUrl isVideoSrc image { url } }
  }`;
  beforeEach(() =>
    api.services.prisma.culturalCategory.create({ data: { categoryName: 'Dance' } }),
  );

  it('is stored as it is, with its poster, and served in ranges', async () => {
    const content = video(100_000);
    const { data, errors } = await admin.upload(
      create,
      {},
      {
        media: { name: 'dance.bin', content },
        poster: { name: 'poster.jpg', content: await picture() },
      },
    );
    expect(errors).toBeUndefined();
    const item = data['createAboutEthiopia'] as { mediaUrl: string };
    expect(item).toMatchObject({
      isVideoSrc: true,
      image: { url: expect.stringMatching(/poster\.webp$/) as unknown },
    });
    expect(item.mediaUrl).toMatch(/dance\.mp4$/);
    const part = await fetch(api.url + item.mediaUrl, { headers: { range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(content.subarray(10, 20));
  });

  it.each(videosWithPlace)('loses its location: %s', async (name) => {
    const content = await readFixture(name);
    expect(tellsOfPlace(content)).not.toEqual([]);
    const { data, errors } = await admin.upload(create, {}, { media: { name, content } });
    expect(errors).toBeUndefined();
    const { mediaUrl } = data['createAboutEthiopia'] as { mediaUrl: string };
    const published = await (await fetch(api.url + mediaUrl)).arrayBuffer();
    expect(published.byteLength).toBe(content.length);
    expect(tellsOfPlace(Buffer.from(published))).toEqual([]);
  });

  it('loses its location before it reaches Cloudinary, too', async () => {
    const cloud = await startFakeCloudinary();
    const elsewhere = await startApi({ media: cloudinaryAt(cloud.url) });
    try {
      const volunteer = await elsewhere.signInAdmin();
      await elsewhere.services.prisma.culturalCategory.create({ data: { categoryName: 'Dance' } });
      const media = { name: 'phone.mov', content: await readFixture('place-udta.mov') };
      const { errors } = await volunteer.upload(create, {}, { media });
      expect(errors).toBeUndefined();
      expect([...cloud.files.values()].map(tellsOfPlace)).toEqual([[]]);
    } finally {
      await elsewhere.stop();
      await cloud.stop();
    }
  });

  it.each(['red-then-green.mp4', 'recorded.webm'])('is accepted: %s', async (name) => {
    const content = await readFixture(name);
    const { data, errors } = await admin.upload(create, {}, { media: { name, content } });
    expect(errors).toBeUndefined();
    const { mediaUrl } = data['createAboutEthiopia'] as { mediaUrl: string };
    const published = await (await fetch(api.url + mediaUrl)).arrayBuffer();
    expect(published.byteLength).toBe(content.length);
  });

  /** The beginning of a file, up to a fraction of its length or up to a text. */
  const cutOff = async (name: string, at: number | string = 0.8) => {
    const content = await readFixture(name);
    const end = typeof at === 'number' ? content.length * at : content.indexOf(at);
    return content.subarray(0, end);
  };
  const garbage = Buffer.from('0123456789abcdefghijklmnopqrstuvwxyz '.repeat(100));

  it.each<[string, () => Promise<Buffer>]>([
    ['its index is missing at the end', () => cutOff('place-loci.mp4')],
    ['a MOV of which it is missing', () => cutOff('place-udta.mov')],
    ['its index is at the start', () => cutOff('red-then-green.mp4')],
    ['in fragments', () => cutOff('place-fragmented.mp4')],
    // The box with the pictures begins before this byte.
    [
      'it ends before its pictures',
      async () => (await cutOff('place-keys.mp4', 'mdat')).subarray(0, -4),
    ],
    [
      'its pictures would reach to the end of the file',
      async () => {
        const content = await readFixture('place-keys.mp4');
        content.writeUInt32BE(0, content.indexOf('mdat') - 4);
        return content.subarray(0, content.length * 0.8);
      },
    ],
    [
      'its index would reach to the end of the file',
      async () => {
        const content = await readFixture('red-then-green.mp4');
        content.writeUInt32BE(0, content.indexOf('moov') - 4);
        return content;
      },
    ],
    [
      'a table of its index claims more entries than it has',
      async () => {
        const content = await readFixture('red-then-green.mp4');
        content.writeUInt32BE(0xfffffff0, content.indexOf('stco') + 8);
        return content;
      },
    ],
    ['a WebM', () => cutOff('place-tags.webm')],
    ['a WebM whose segment has no size', () => cutOff('place-live.webm')],
    ['a WebM that a browser recorded', () => cutOff('recorded.webm')],
    [
      'a WebM that a browser recorded, before the size of a block',
      async () =>
        // The id of the last block, without its size.
        (await readFixture('recorded.webm')).subarray(0, 672),
    ],
    [
      'a page follows its first box',
      () =>
        Promise.resolve(
          Buffer.concat([
            box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1')),
            Buffer.from('<!doctype html><script>1</script>'),
          ]),
        ),
    ],
    [
      'something else follows 64 bytes of an MP4',
      async () =>
        Buffer.concat([(await readFixture('red-then-green.mp4')).subarray(0, 64), garbage]),
    ],
    [
      'something else follows 64 bytes of a WebM',
      async () => Buffer.concat([(await readFixture('place-tags.webm')).subarray(0, 64), garbage]),
    ],
    [
      'it has no track',
      () =>
        Promise.resolve(Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0isom')), box('moov')])),
    ],
  ])('is refused if a part of it is missing: %s', async (_what, make) => {
    const content = await make();
    const { errors } = await admin.upload(create, {}, { media: { name: 'dance.mp4', content } });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { media: 'The video is damaged or incomplete' },
      fieldCodes: { media: { code: 'damagedVideo', values: {} } },
    });
    expect(await storedFiles(api)).toEqual([]);
  });

  it.each([
    ['AVI', Buffer.from('RIFF\xff\0\0\0AVI LIST', 'latin1')],
    ['compressed', Buffer.concat([video(100), box('moov', box('cmov', Buffer.alloc(20)))])],
  ])('is refused if the location cannot be removed: %s', async (_what, content) => {
    const { errors } = await admin.upload(create, {}, { media: { name: 'camera', content } });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VIDEO_NOT_CLEANABLE',
      fields: { media: expect.stringContaining('save the video anew as an MP4 file') as unknown },
      fieldCodes: { media: { code: 'videoNotCleanable', values: {} } },
    });
    expect(await storedFiles(api)).toEqual([]);
  });

  it('is refused if it exceeds its limit, and leaves no file behind', async () => {
    const { errors } = await admin.upload(
      create,
      {},
      {
        media: { name: 'long.mp4', content: video(2_000_001) },
      },
    );
    expect(errors?.[0]?.extensions['fields']).toEqual({ media: 'The file is larger than 2 MB' });
    expect(await storedFiles(api)).toEqual([]);
  });

  it('is refused with the same message if it arrives completely before it is read', async () => {
    const cutOff = Object.assign(new Error('File truncated'), { status: 413 });
    const file = Promise.resolve({
      filename: 'long.mp4',
      createReadStream: () => {
        throw cutOff;
      },
    } as unknown as FileUpload);
    await expect(readVideo(api.services, file, mediaField)).rejects.toMatchObject({
      extensions: { fields: { media: 'The file is larger than 2 MB' } },
    });
  });

  it('can be replaced by a picture, and its poster is removed with it', async () => {
    const first = await admin.upload(
      create,
      {},
      {
        media: { name: 'dance.mp4', content: video() },
        poster: { name: 'poster.jpg', content: await picture() },
      },
    );
    expect(first.errors).toBeUndefined();
    const { data } = await admin.upload(
      `mutation ($media: Upload) {
        updateAboutEthiopia(
          id: "1" version: 1 input: { title: "Dance", description: "Still.", categoryId: "1" } media: $media
        ) { isVideoSrc image { url } }
      }`,
      {},
      { media: { name: 'still.jpg', content: await picture() } },
    );
    expect(data).toMatchObject({ updateAboutEthiopia: { isVideoSrc: false } });
    expect((await storedFiles(api)).map((file) => file.replace(/.*-/, ''))).toEqual(['still.webp']);
  });
});
