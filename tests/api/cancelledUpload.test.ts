import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mediaMessages } from '../../api/content/aboutEthiopia/aboutEthiopia.rules.ts';
import type { Context } from '../../api/context.ts';
import { saveWithFiles } from '../../api/media/saveWithFiles.ts';
import { readVideo } from '../../api/media/uploads.ts';
import { createLog } from '../../api/http/requestLog.ts';
import { type Admin, type Api, startApi } from '../support/api.ts';
import { readFixture } from '../support/files.ts';
import { end, openUpload, part } from '../support/multipart.ts';

let lines: string[] = [];
let api: Api;
let admin: Admin;

beforeAll(async () => {
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  api = await startApi({ log });
  admin = await api.signInAdmin();
  await api.services.prisma.culturalCategory.create({ data: { categoryName: 'Dance' } });
});
afterAll(() => api.stop());
beforeEach(() => {
  lines = [];
});

const query = `mutation ($media: Upload) {
  createAboutEthiopia(
    input: { title: "Dance", description: "It moves.", categoryId: "1" }
    media: $media
  ) { id }
}`;
const opening = Buffer.concat([
  part('name="operations"', JSON.stringify({ query, variables: { media: null } })),
  part('name="map"', '{"0":["variables.media"]}'),
]);
const video = part('name="0"; filename="dance.mp4"', '\0\0\0\x14ftypmp42');

/** Lets the server do what it has to do. */
async function flush() {
  for (let query = 0; query < 20; query++) await api.query('{ posts { nodes { id } } }');
}

const levels = () => lines.map((line) => (JSON.parse(line) as { level: number }).level);
const alarming = () => levels().filter((level) => level >= 50);

it.each([
  ['before the file has begun', [opening, end]],
  ['in the midst of the file', [opening, video.subarray(0, -2)]],
])('an upload cancelled %s is no failure in the log', async (_when, parts) => {
  const sent = openUpload(api.url, admin.accessToken).on('error', () => undefined);
  sent.write(Buffer.concat(parts));
  await flush();
  sent.destroy();
  await flush();
  expect(alarming()).toEqual([]);
});

it('an upload cancelled while it is stored is no failure in the log', async () => {
  const film = await readFixture('place-loci.mp4');
  let opened = 0;
  const file = {
    filename: 'dance.mp4',
    fieldName: 'media',
    mimetype: '',
    encoding: '',
    createReadStream() {
      // The temporary file goes with the connection, after it was checked.
      if (++opened === 3) throw new Error('A ReadStream cannot be created.');
      return Readable.from([film]);
    },
  };
  const video = await readVideo(api.services, Promise.resolve(file), mediaMessages);
  const context = api.services as Context;
  const saving = saveWithFiles(context, 'aboutEthiopiaBucket', { video }, () => {
    throw new Error('nothing is saved');
  });
  await expect(saving).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  expect(alarming()).toEqual([]);
});
