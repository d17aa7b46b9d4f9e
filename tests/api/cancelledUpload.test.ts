import { Readable } from 'node:stream';
import { beforeAll, expect, it } from 'vitest';
import { mediaField } from '../../api/shared/content/aboutEthiopia/aboutEthiopia.fields.ts';
import type { Context } from '../../api/context.ts';
import { saveWithFiles } from '../../api/media/saveWithFiles.ts';
import { readVideo } from '../../api/media/uploads.ts';
import { readFixture } from '../support/files.ts';
import { useLoggedApi } from '../support/loggedApi.ts';
import { flush } from '../support/flush.ts';
import { end, openUpload, part } from '../support/multipart.ts';

const logged = useLoggedApi();
beforeAll(async () => {
  await logged.api.services.prisma.culturalCategory.create({ data: { categoryName: 'Dance' } });
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

const alarming = () => logged.levels().filter((level) => level >= 50);

it.each([
  ['before the file has begun', [opening, end]],
  ['in the midst of the file', [opening, video.subarray(0, -2)]],
])('an upload cancelled %s is not logged as a failure', async (_when, parts) => {
  const sent = openUpload(logged.api.url, logged.admin.accessToken).on('error', () => undefined);
  sent.write(Buffer.concat(parts));
  await flush(logged.api);
  sent.destroy();
  await flush(logged.api);
  expect(alarming()).toEqual([]);
});

it('an upload cancelled during its storage is not logged as a failure', async () => {
  const film = await readFixture('place-loci.mp4');
  let opened = 0;
  const file = {
    filename: 'dance.mp4',
    fieldName: 'media',
    mimetype: '',
    encoding: '',
    createReadStream() {
      // The file was checked before. Then the connection ended, and its temporary file was removed.
      if (++opened === 3) throw new Error('A ReadStream cannot be created.');
      return Readable.from([film]);
    },
  };
  const video = await readVideo(logged.api.services, Promise.resolve(file), mediaField);
  const context = logged.api.services as Context;
  const saving = saveWithFiles(context, 'aboutEthiopiaBucket', { video }, () => {
    throw new Error('nothing is saved');
  });
  await expect(saving).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  expect(alarming()).toEqual([]);
});
