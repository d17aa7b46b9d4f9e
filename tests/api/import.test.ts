import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { importCommand } from '../../scripts/importCommand.ts';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { removeUnusedFiles } from '../../api/media/unusedFiles.ts';
import { dateToDay } from '../../api/scalars.ts';
import { useApi } from '../support/useApi.ts';
import { sumsOfFiles, sumsOfRows } from '../support/contentSums.ts';
import { picture } from '../support/files.ts';
import { mapLink, writeExport } from '../support/formerExport.ts';
import { command } from '../support/installation.ts';

let folder: string;
const api = useApi();
beforeEach(async () => {
  await api.reset();
  folder = temporaryFolder();
  await writeExport(write);
  return () => rmSync(folder, { recursive: true, force: true });
});

function write(name: string, content: string | Buffer): void {
  const file = join(folder, 'export', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The data of a site that was started before: its own categories. One has an id that the export uses too. */
async function startedSite(): Promise<void> {
  const { prisma } = api.services;
  const names = ['Ethiopian Restaurants', 'Shops', 'Religious', 'Barbershops'];
  for (const categoryName of names)
    await prisma.directoryCategory.create({ data: { categoryName } });
  await prisma.resourceCategory.createMany({
    data: [{ categoryName: 'Help' }, { categoryName: 'Career' }],
  });
}

async function importExport(...options: string[]) {
  const args = [join(folder, 'export'), ...options];
  // Because the API under test stores its files in its own folder.
  const dataDir = join(folder, 'data');
  const told = await command(importCommand, api.databaseUrl, dataDir, args);
  return { ...told, files: () => sumsOfFiles(join(dataDir, 'media')) };
}

describe('an import', () => {
  it('imports the rows of every table and their files', async () => {
    await startedSite();
    const { prisma } = api.services;
    const { code, out, err, files } = await importExport();
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n').slice(0, -1)).toEqual([
      'directory-category: 2 added, 1 there already',
      'event: 1 added, 0 there already',
      'directory: 1 added, 0 there already',
      'resource: 1 added, 0 there already',
      'post: 1 added, 0 there already',
      'aboutEthiopia: 1 added, 0 there already',
      'members: 1 added, 0 there already',
    ]);
    const event = await prisma.event.findUniqueOrThrow({ where: { id: 7 } });
    expect(event).toMatchObject({
      title: 'New year, "Enkutatash"',
      description: 'Come.\n\nእንኳን አደረሳችሁ',
      createdBy: '5e1f0f0e',
      createdAt: new Date('2023-11-15T02:03:04.500Z'),
      imageWidth: 2400,
      imageHeight: 48,
    });
    expect(dateToDay(event.date)).toBe('2024-09-11');
    expect([event.endDate, event.endTime]).toEqual([new Date('2024-09-12'), '1 pm']);
    expect(event.imagePath).toMatch(
      /^eventBucket\/images\/1700000000000-[0-9a-f]{8}-New-year\.webp$/,
    );
    expect(event.imageUrl).toBe(`/media/${event.imagePath}`);
    const stored = await sharp(join(folder, 'data', 'media', event.imagePath)).metadata();
    expect([stored.format, stored.width, stored.exif]).toEqual(['webp', 2400, undefined]);

    const directory = await prisma.directory.findFirstOrThrow({ include: { category: true } });
    expect(directory).toMatchObject({
      id: 3,
      description: ['Coffee, black', 'Cake'],
      telephone: '',
      openingHours: '',
      website: '',
      socialMediaPlatforms: ['facebook', 'x'],
      socialMediaPlatformLinks: ['https://www.facebook.com/cafe', 'https://x.com/cafe'],
      category: { id: 9, categoryName: 'Florists' },
    });
    expect(await prisma.resource.findFirst()).toMatchObject({
      id: 2,
      description: ['One', 'Two'],
      categoryId: 2,
    });
    expect(await prisma.post.findFirst()).toMatchObject({ postText: '', imageUrl: null });
    expect(await prisma.aboutEthiopia.findFirst()).toMatchObject({
      isVideoSrc: true,
      categoryId: null,
    });
    expect(await prisma.member.findFirst()).toMatchObject({
      id: 12,
      email: '',
      searchText: expect.stringContaining(' አበበ ቢቂላ ') as string,
    });
    expect(Object.keys(files())).toHaveLength(3);
    expect(await prisma.unusedFile.count()).toBe(0);
  });

  it('gives a row a new id if its id is taken, and continues after the largest id', async () => {
    await startedSite();
    await importExport();
    const { prisma } = api.services;
    const bakers = await prisma.directoryCategory.findUniqueOrThrow({
      where: { categoryName: 'Bakers' },
    });
    const next = await prisma.directoryCategory.create({ data: { categoryName: 'Next' } });
    expect([bakers.id, next.id]).toEqual([10, 11]);
    expect(
      (
        await prisma.event.create({
          data: {
            title: '',
            date: new Date(0),
            time: '',
            description: '',
            location: '',
            mapLink: '',
            imageUrl: '',
            imagePath: '',
          },
        })
      ).id,
    ).toBe(8);
  });

  it('can be repeated, and then adds and stores nothing', async () => {
    await startedSite();
    const first = await importExport();
    const before = [await sumsOfRows(api.databaseUrl), first.files()];
    const { code, out, files } = await importExport();
    expect(code).toBe(0);
    expect(out.match(/\b0 added/g)).toHaveLength(7);
    expect([await sumsOfRows(api.databaseUrl), files()]).toEqual(before);
  });

  it('stores nothing in a dry run', async () => {
    await startedSite();
    const before = await sumsOfRows(api.databaseUrl);
    const { code, out, files } = await importExport('--dry-run');
    expect([code, out]).toEqual([0, expect.stringContaining('event: 1 added')]);
    const after = await sumsOfRows(api.databaseUrl);
    expect({ ...after, sequences: null }).toEqual({ ...before, sequences: null });
    expect(files()).toEqual({});
  });

  it('reports each wrong row by file, line and column, and imports nothing', async () => {
    await startedSite();
    const before = await sumsOfRows(api.databaseUrl);
    write('eventBucket/images/text.jpg', 'not a picture');
    write('eventBucket/images/cut.jpg', (await picture('jpeg', 600, 400)).subarray(0, 600));
    const row = (id: string, rest: string) => `${id},Party,2024-02-01,10:00,"A\nB",Hall,${rest}\n`;
    write(
      'event.csv',
      'id,title,date,time,description,location,mapLink,imagePath\n' +
        row('1', 'maps,images/1700000000000-New year.jpg') +
        row('1.5', `${mapLink},images/gone.jpg`) +
        row('3', `${mapLink},images/text.jpg`) +
        row('4', `${mapLink},images/cut.jpg`) +
        row('5', `${mapLink},../event.csv`) +
        row('6', `${mapLink},`) +
        `7,,31/12/2024,,,,${mapLink},images/1700000000000-New year.jpg\n`,
    );
    write(
      'resource.json',
      JSON.stringify([
        {
          id: 1,
          title: 'A',
          description: 'B',
          link: 'https://a.nz',
          categoryId: 77,
          colour: 'red',
        },
        { id: 2, title: 'A', description: 'B', link: 'https://a.nz', categoryId: 1 },
        { id: 2, title: 'C', description: 'B', link: 'javascript:alert(1)', categoryId: 'x' },
      ]),
    );
    write('post.json', '{"id": 1}');
    const { code, err, files } = await importExport();
    expect(code).toBe(1);
    expect(err.split('\n')).toEqual([
      'event.csv line 2, column mapLink: Enter a valid Google Maps URL',
      'event.csv line 4, column id: a whole number is expected',
      'event.csv line 6, column imagePath: images/text.jpg: File must be an image',
      'event.csv line 8, column imagePath: images/cut.jpg: The picture is damaged or incomplete',
      'event.csv line 10, column imagePath: there is no file ../event.csv in the folder eventBucket',
      'event.csv line 12, column imagePath: Event image is required',
      'event.csv line 14, column title: Event title is required',
      'event.csv line 14, column date: Date must be in DD-MM-YYYY format',
      'event.csv line 14, column time: Event time is required',
      'event.csv line 14, column location: Event location is required',
      'event.csv line 14, column description: Event description is required',
      'resource.json row 1, column colour: there is no such column',
      'resource.json row 3, column categoryId: Please select a category',
      'resource.json row 3, column link: Enter a valid URL',
      'post.json: a list of rows is expected',
      'Nothing was imported.',
      '',
    ]);
    expect(await sumsOfRows(api.databaseUrl)).toEqual(before);
    expect(files()).toEqual({});
  });

  it('reports rows whose category is neither in the export nor on the site', async () => {
    const { code, err } = await importExport();
    expect(code).toBe(1);
    expect(err).toBe(
      'resource.json row 1, column categoryId: there is no resource-category 2\nNothing was imported.\n',
    );
  });

  it('refuses files of unknown tables, and folders without known files', async () => {
    write('events.csv', 'id\n1\n');
    expect((await importExport()).err).toContain('Of no known table: events.csv.');
    const { code, err } = await command(importCommand, api.databaseUrl, folder, [
      join(folder, 'x'),
    ]);
    expect([code, err]).toEqual([1, expect.stringContaining('There is no folder')]);
    expect(await command(importCommand, api.databaseUrl, folder, [])).toMatchObject({ code: 2 });
  });

  it('leaves no row when the store fails, and its files are removed later', async () => {
    await startedSite();
    const before = await sumsOfRows(api.databaseUrl);
    mkdirSync(join(folder, 'data', 'media'), { recursive: true });
    writeFileSync(join(folder, 'data', 'media', 'aboutEthiopiaBucket'), '');
    const { code, err, files } = await importExport();
    expect([code, err]).toEqual([1, expect.stringContaining('The files could not be stored')]);
    const { sequences: _, ...rows } = await sumsOfRows(api.databaseUrl);
    expect(rows).toEqual({
      ...rows,
      ...before,
      sequences: undefined,
      'unused-file': rows['unused-file'],
    });
    expect(Object.keys(files()).length).toBe(3);
    const { diskStore } = await import('../../api/media/diskStore.ts');
    const later = new Date(Date.now() + 25 * 60 * 60 * 1000);
    const media = diskStore(join(folder, 'data', 'media'));
    await removeUnusedFiles({ ...api.services, media, now: () => later });
    expect(Object.keys(files())).toEqual(['aboutEthiopiaBucket']);
  });
});
