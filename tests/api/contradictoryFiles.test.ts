import { beforeAll, expect, it } from 'vitest';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { picture } from '../support/files.ts';
import { createRecordOf, prepareCategories } from '../support/records.ts';
import { storedFiles } from '../support/storedFiles.ts';

let admin: Admin;
const api = useApi();
beforeAll(async () => {
  admin = await api.signInAdmin();
  await prepareCategories(api);
});

const event = {
  title: 'Talk',
  date: '2031-01-07',
  time: '10:00 AM',
  description: 'Come.',
  location: 'Hall',
  mapLink: 'https://maps.example.org/hall',
};
const item = { title: 'Coffee', description: 'Buna', categoryId: '1' };

it.each([
  [
    'withoutImage',
    'image',
    `mutation ($input: EventInput!, $file: Upload) {
      createEvent(input: $input, image: $file, withoutImage: true) { id } }`,
    event,
  ],
  [
    'removeImage',
    'image',
    `mutation ($input: PostInput!, $file: Upload) {
      updatePost(id: 1, version: 1, input: $input, image: $file, removeImage: true) { id } }`,
    { postTitle: 'News' },
  ],
  [
    'videoOf',
    'media',
    `mutation ($input: AboutEthiopiaInput!, $file: Upload) {
      createAboutEthiopia(input: $input, media: $file, videoOf: "1") { id } }`,
    item,
  ],
])('refuses a file together with %s, and stores nothing', async (other, field, mutation, input) => {
  if (other === 'removeImage') await createRecordOf(admin, 'Post');
  const before = await storedFiles(api);
  const file = { name: 'a.png', content: await picture('png') };
  const { errors } = await admin.upload(mutation, { input }, { file });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [field]: `Not together with ${other}` },
    fieldCodes: { [field]: { code: 'invalid' } },
  });
  expect(await storedFiles(api)).toEqual(before);
});
