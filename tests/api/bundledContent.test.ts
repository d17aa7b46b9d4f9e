import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { maxAlt } from '../../api/shared/content/pictureDetails.rules.ts';
import { StartupError } from '../../api/startupError.ts';
import { storePicture, storeVideo } from '../../prisma/seed/artwork.ts';
import { seed } from '../../prisma/seed/seed.ts';
import { useApi } from '../support/useApi.ts';

const api = useApi();
beforeAll(() => seed(api.services));

const storedFiles = () =>
  readdirSync(api.mediaFolder, { recursive: true, encoding: 'utf8' }).sort();

it('includes the smaller variants of its pictures', () => {
  const pictures = storedFiles().filter((file) => file.endsWith('.webp'));
  expect(pictures.length).toBeGreaterThan(30);
  const smaller = pictures.flatMap((file) => [`${file}.400.avif`, `${file}.688.avif`]);
  const missing = smaller.filter((file) => !existsSync(join(api.mediaFolder, '.variants', file)));
  expect(missing).toEqual([]);
});

it('has a description of each picture in both languages', async () => {
  const image = 'nodes { image { alt altLanguage } }';
  const lists = ['events(period: ALL)', 'directories', 'posts', 'aboutEthiopiaItems'];
  for (const language of ['EN', 'AM']) {
    for (const list of lists.map((name) => `${name}(`.replace(')(', ', '))) {
      const { data } = await api.query(
        `{ list: ${list}first: 100, language: ${language}) { ${image} } }`,
      );
      const { nodes } = data['list'] as {
        nodes: { image: { alt: string; altLanguage: string } }[];
      };
      expect(nodes.length).toBeGreaterThan(0);
      for (const each of nodes) {
        expect(each.image.altLanguage).toBe(language);
        expect(each.image.alt.length).toBeLessThanOrEqual(maxAlt);
      }
    }
  }
});

it.each([
  ['picture', storePicture],
  ['video', storeVideo],
])('stops the start with a reason if a %s is missing', async (_what, store) => {
  const stored = store(api.services.media, 'postBucket', 'gone');
  await expect(stored).rejects.toThrow(StartupError);
  await expect(stored).rejects.toThrow(/bundled content cannot be read: .*gone/);
});

it('is stored once, and files of an interrupted run are used again', async () => {
  const files = storedFiles();
  const events = await api.services.prisma.event.count();
  await seed(api.services);
  expect(await api.services.prisma.event.count()).toBe(events);

  await api.services.prisma.siteState.deleteMany();
  await api.services.prisma.$executeRaw`
    TRUNCATE "directory", "directory-category", "resource", "resource-category",
      "cultural-category", "event", "post" CASCADE`;
  await seed(api.services);
  expect(await api.services.prisma.event.count()).toBe(events);
  expect(storedFiles()).toEqual(files);
});
