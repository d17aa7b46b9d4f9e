import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { filePolicy } from '../../api/http/securityHeaders.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { box, jpegOfScans, jpegSegment, picture, video } from '../support/files.ts';
import { storedFiles } from '../support/storedFiles.ts';
import { addEvent } from '../support/factories.ts';

const api = useApi({}, { MAX_IMAGE_MB: '1', MAX_VIDEO_MB: '2', MAX_DOCUMENT_MB: '3' });
const admin = useAdmin(api);

const createPost = `mutation ($image: Upload) {
  createPost(input: { postTitle: "News" }, image: $image) { id imageUrl image { width height srcSet } }
}`;
const send = (name: string, content: Buffer) =>
  admin.upload(createPost, {}, { image: { name, content } });
const postOf = (answer: Awaited<ReturnType<typeof send>>) => {
  expect(answer.errors).toBeUndefined();
  return answer.data['createPost'] as {
    imageUrl: string;
    image: { width: number; height: number; srcSet: string };
  };
};
it('is limited as configured, and admins can read the limits', async () => {
  const { data } = await admin.query(
    '{ uploadLimits { imageBytes videoBytes documentBytes hidesFiles } }',
  );
  expect(data['uploadLimits']).toEqual({
    imageBytes: 1_000_000,
    videoBytes: 2_000_000,
    documentBytes: 3_000_000,
    hidesFiles: true,
  });
});

it('the rest of a response stays if the limits are refused', async () => {
  const { data, errors } = await api.query('{ events { totalCount } uploadLimits { imageBytes } }');
  expect(errors?.map(({ path }) => path)).toEqual([['uploadLimits']]);
  expect(data).toEqual({ events: { totalCount: 0 }, uploadLimits: null });
});

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'as %s is stored under its key',
    async (format) => {
      const { imageUrl, image } = postOf(await send(`My photo.${format}`, await picture(format)));
      expect(imageUrl).toMatch(/^\/media\/postBucket\/images\/\d{13}-[0-9a-f]{8}-My-photo\.webp$/);
      expect(image).toMatchObject({ width: 60, height: 40 });
      const response = await fetch(api.url + imageUrl);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toBe(filePolicy);
    },
  );

  // A copy of a record sends its file anew, so that deleting one record leaves the other its file.
  it('of a copied record stays when the record that it was copied from is deleted', async () => {
    const original = await send('Feast.jpg', await picture());
    const copied = Buffer.from(
      await (await fetch(api.url + postOf(original).imageUrl)).arrayBuffer(),
    );
    const copy = await send('Feast.webp', copied);
    expect(postOf(copy).imageUrl).not.toBe(postOf(original).imageUrl);
    const { id } = original.data['createPost'] as { id: string };
    await admin.query('mutation ($id: ID!) { deletePost(id: $id, version: 1) }', { id });
    expect(await storedFiles(api)).toHaveLength(1);
    expect((await fetch(api.url + postOf(copy).imageUrl)).status).toBe(200);
    expect((await fetch(api.url + postOf(original).imageUrl)).status).toBe(404);
  });

  it('keeps its Amharic file name', async () => {
    const { imageUrl } = postOf(await send('ጥምቀት በዓል.jpg', await picture()));
    expect(decodeURIComponent(imageUrl)).toMatch(/-ጥምቀት-በዓል\.webp$/);
    expect((await fetch(api.url + imageUrl)).status).toBe(200);
  });

  // The first letter has three bytes, the second four.
  it.each(['ጥ', '\u{1E7E0}'])(
    'with a long name of %s has smaller sizes and a preview',
    async (letter) => {
      const name = `${letter.repeat(80)}.jpg`;
      const { imageUrl } = postOf(await send(name, await picture('jpeg', 1000, 500)));
      const headers = { accept: 'image/avif' };
      const smaller = await fetch(`${api.url}${imageUrl}?w=400`, { headers });
      expect(smaller.headers.get('content-type')).toBe('image/avif');
      const preview = await fetch(
        `${api.url}${imageUrl.replace('/media/', '/previews/')}.jpg?at=35`,
      );
      expect(preview.headers.get('content-type')).toBe('image/jpeg');
    },
  );

  it('is rotated upright, and loses the location in its EXIF data', async () => {
    const gps = { IFD3: { GPSLatitude: '36/1 50/1 0/1', GPSLatitudeRef: 'S' } };
    const photo = await sharp(await picture('jpeg', 60, 40))
      .withExif(gps)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { image } = postOf(await send('photo.jpg', photo));
    expect(image).toMatchObject({ width: 40, height: 60 });
    const [file] = await storedFiles(api);
    const metadata = await sharp(await readFile(String(file))).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  });

  it('is available in smaller widths, in the format that the browser accepts', async () => {
    const { imageUrl, image } = postOf(await send('wide.jpg', await picture('jpeg', 1000, 500)));
    expect(image.srcSet).toBe(`${imageUrl}?w=400 400w, ${imageUrl}?w=688 688w, ${imageUrl} 1000w`);
    for (const format of ['avif', 'webp']) {
      const accept = `image/${format},*/*`;
      const response = await fetch(`${api.url}${imageUrl}?w=400`, { headers: { accept } });
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
      expect(response.headers.get('vary')).toContain('Accept');
      expect(response.headers.get('content-security-policy')).toBe(filePolicy);
      const { width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(width).toBe(400);
    }
    for (const accept of ['*/*', 'image/png', 'text/html']) {
      const whole = await fetch(`${api.url}${imageUrl}?w=400`, { headers: { accept } });
      expect(whole.headers.get('vary')).toBe('Accept');
      const { width } = await sharp(Buffer.from(await whole.arrayBuffer())).metadata();
      expect(width).toBe(1000);
    }
    const other = await fetch(`${api.url}${imageUrl}?w=401`, { headers: { accept: 'image/avif' } });
    expect(other.headers.get('content-type')).toBe('image/webp');
  });

  it.each([
    [
      'a drawing that could hold scripts',
      'x.svg',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      /^File must be an image$/,
      { code: 'notAnImage', values: {} },
    ],
    [
      'a page named like a picture',
      'x.jpg',
      () => Buffer.from('<!doctype html><script>1</script>'),
      /^File must be an image$/,
      { code: 'notAnImage', values: {} },
    ],
    [
      'a photo of an iPhone',
      'IMG_1.HEIC',
      () => box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')),
      /^This iPhone photo is in a format \(HEIC\) that cannot be read here\./,
      { code: 'heicImage', values: {} },
    ],
    [
      'a video',
      'x.mp4',
      () => video(),
      /^File must be an image$/,
      { code: 'notAnImage', values: {} },
    ],
    [
      'nothing',
      'x.png',
      () => Buffer.alloc(0),
      /^File must be an image$/,
      { code: 'notAnImage', values: {} },
    ],
    [
      'a picture that ends too early',
      'x.jpg',
      async () => (await picture('jpeg', 900, 900)).subarray(0, 2000),
      /^The picture is damaged or incomplete$/,
      { code: 'damagedImage', values: {} },
    ],
    [
      'a JPEG of a hundred scans',
      'x.jpg',
      () => jpegOfScans(100),
      /^The picture is damaged or incomplete$/,
      { code: 'damagedImage', values: {} },
    ],
    [
      'more than its limit',
      'x.jpg',
      () => Buffer.concat([Buffer.from([255, 216, 255, 224]), Buffer.alloc(1_000_000)]),
      /^The file is larger than 1 MB$/,
      { code: 'fileTooLarge', values: { megabytes: 1 } },
    ],
  ])('is refused when it is %s', async (_what, name, make, message, code) => {
    const { errors } = await send(name, await make());
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'invalidFields',
      fields: { image: expect.stringMatching(message) as unknown },
      fieldCodes: { image: code },
    });
    expect(await storedFiles(api)).toEqual([]);
  });

  it('is accepted if only its metadata or appended data looks like scans', async () => {
    const scans = Array<number[]>(200).fill([0xff, 0xda]).flat();
    const photo = await sharp(await picture())
      .jpeg({ mozjpeg: true })
      .toBuffer();
    const withComment = Buffer.concat([
      photo.subarray(0, 2),
      jpegSegment(0xfe, ...scans),
      photo.subarray(2),
    ]);
    // As a phone appends the video of a moving photo.
    const withVideo = Buffer.concat([photo, Buffer.from(scans)]);
    for (const content of [jpegOfScans(99), withComment, withVideo]) {
      postOf(await send('x.jpg', content));
    }
  });

  it('is refused if it would decode to an enormous size', async () => {
    const bomb = await picture('png', 8000, 8000);
    expect(bomb.length).toBeLessThan(1_000_000);
    const { errors } = await send('bomb.png', bomb);
    expect(errors?.[0]?.extensions).toMatchObject({
      fields: { image: 'The picture has more than 50 megapixels' },
      fieldCodes: { image: { code: 'tooManyPixels', values: { megapixels: 50 } } },
    });
  });

  it('is refused if it is too wide or too high', async () => {
    const sizes = [
      [1, 30_001],
      [30_001, 1],
      [1600, 30_000],
    ] as const;
    const answers = [];
    for (const size of sizes) answers.push(await send('line.png', await picture('png', ...size)));
    const message = 'The picture is more than 30,000 pixels wide or high';
    const code = { code: 'sideTooLong', values: { pixels: 30_000 } };
    expect(answers.map(({ errors }) => errors?.[0]?.extensions)).toMatchObject([
      { fields: { image: message }, fieldCodes: { image: code } },
      { fields: { image: message }, fieldCodes: { image: code } },
      undefined,
    ]);
  });
});

describe('an upload', () => {
  it('is refused if nobody is signed in', async () => {
    const image = { name: 'x.jpg', content: await picture() };
    const answer = await admin.upload(createPost, {}, { image }, { authorization: '' });
    expect(answer.status).toBe(401);
    expect(answer.errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });

  it('requires the header that a page of another site cannot send', async () => {
    const response = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.accessToken}` },
      body: new FormData(),
    });
    expect(response.status).toBe(400);
  });
});

it.each(['resourceBucket/images/1-form.pdf', 'aboutEthiopiaBucket/images/1-dance.mp4'])(
  '%s has no smaller widths',
  async (path) => {
    await api.services.media.put(path, Readable.from([Buffer.from('content')]));
    await addEvent(api.services.prisma, { imagePath: path });
    const headers = { accept: 'image/webp' };
    const whole = await fetch(`${api.url}/media/${path}`, { headers });
    const narrow = await fetch(`${api.url}/media/${path}?w=400`, { headers });
    expect(narrow.status).toBe(200);
    for (const name of ['content-type', 'content-disposition', 'cache-control']) {
      expect(narrow.headers.get(name)).toBe(whole.headers.get(name));
    }
    expect(await narrow.text()).toBe('content');
  },
);

describe('a name in the store', () => {
  it.each([
    '/media/../package.json',
    '/media/..%2fpackage.json',
    '/media/%2e%2e/package.json?w=400',
    '/media/.variants/x',
    '/media/%00',
    '/media/%ff',
  ])('%s reveals no other file', async (path) => {
    const response = await fetch(api.url + path, { headers: { accept: 'image/avif' } });
    expect(await response.text()).not.toContain('dependencies');
    expect(response.status).toBeLessThan(500);
  });
});
