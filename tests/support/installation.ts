import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { backupCommand } from '../../scripts/backupCommand.ts';
import { restoreCommand } from '../../scripts/restoreCommand.ts';
import type { Surroundings } from '../../scripts/surroundings.ts';
import { connectDatabase } from '../../api/database/connect.ts';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { diskStore } from '../../api/media/diskStore.ts';
import { removeUnusedFiles } from '../../api/media/unusedFiles.ts';
import { seed } from '../../prisma/seed/seed.ts';
import { type Admin, type Api, startApi } from './api.ts';
import { sumsOfFiles, sumsOfRows } from './contentSums.ts';
import { pdf } from './files.ts';
import { kinds } from './kinds.ts';
import { createTestDatabase } from './postgres.ts';

export interface Told {
  code: number;
  out: string;
  err: string;
}

/** Runs a command on an installation. */
export async function command(
  it: (args: string[], surroundings: Surroundings) => Promise<number>,
  databaseUrl: string,
  dataDir: string,
  args: string[],
  settings: NodeJS.ProcessEnv = {},
): Promise<Told> {
  let [out, err] = ['', ''];
  const code = await it(args, {
    env: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...settings },
    terminal: null,
    say: (line) => (out += `${line}\n`),
    complain: (line) => (err += `${line}\n`),
  });
  return { code, out, err };
}

/** A site with bundled content and with changes by people, and a backup of it. */
export interface UsedSite extends Api {
  backup: string;
  /** A folder for the tests' own files. */
  folder: string;
  content(): Promise<Content>;
}

interface Content {
  rows: Record<string, unknown>;
  files: Record<string, string>;
}

export async function startUsedSite(): Promise<UsedSite> {
  const folder = temporaryFolder();
  const backup = join(folder, 'site.backup');
  const site = await startApi();
  await seed(site.services);
  await use(site);
  // The API under test has its files in another folder than a server.
  cpSync(site.mediaFolder, join(folder, 'media'), { recursive: true });
  const { code, err } = await command(backupCommand, site.databaseUrl, folder, [backup]);
  if (code !== 0 || err) throw new Error(err);
  return {
    ...site,
    backup,
    folder,
    content: async () => ({
      rows: await sumsOfRows(site.databaseUrl),
      files: sumsOfFiles(site.mediaFolder),
    }),
    async stop() {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function addSecondFactors({ services: { prisma } }: Api, userId: string): Promise<void> {
  await prisma.totpFactor.create({
    data: { userId, sealedSecret: 'sealed', lastStep: 59_000_000 },
  });
  await prisma.recoveryCode.create({ data: { userId, hash: 'a hash' } });
  const key = { credentialId: 'id', publicKey: 'key', counter: 4_000_000_000, transports: ['usb'] };
  await prisma.passkey.create({ data: { userId, name: 'ስልክ', ...key } });
}

async function addDocument(admin: Admin): Promise<void> {
  const { errors } = await admin.upload(
    `mutation ($document: Upload) { createResource(
      input: { title: "Constitution", link: "", description: "Our rules", categoryId: "1" }, document: $document
    ) { id } }`,
    {},
    { document: { name: 'constitution.pdf', content: pdf() } },
  );
  if (errors) throw new Error(JSON.stringify(errors));
}

/** Adds and deletes a record of every kind, and lets a visitor write. */
async function use(site: Api): Promise<void> {
  const admin = await site.signInAdmin();
  await addDocument(admin);
  await addSecondFactors(site, admin.id);
  for (const { name, inputType, input, files } of kinds) {
    const entries = Object.entries(files);
    const sent = await Promise.all(
      entries.map(async ([key, make]) => [key, await make()] as const),
    );
    const declared = entries.map(([key]) => `, $${key}: Upload`).join('');
    const passed = entries.map(([key]) => `, ${key}: $${key}`).join('');
    const text = `mutation ($input: ${inputType}!${declared}) { made: create${name}(input: $input${passed}) { id } }`;
    for (const suffix of ['kept', 'deleted']) {
      const [field] = Object.keys(input);
      const values = { ...input, [String(field)]: `${name} ${suffix} "\\,\t{ሰላም}\u2028` };
      const answer = await admin.upload(text, { input: values }, Object.fromEntries(sent));
      if (answer.errors) throw new Error(JSON.stringify(answer.errors));
      if (suffix === 'kept') continue;
      const { id } = answer.data['made'] as { id: string };
      const removed = await admin.query(`mutation { delete${name}(id: "${id}", version: 1) }`);
      if (removed.errors) throw new Error(JSON.stringify(removed.errors));
    }
  }
  await site.services.prisma.inquiry.create({
    data: { name: 'a', title: 'b', email: 'c@example.org', message: 'd\r\n\\.\n', digest: 'e' },
  });
  await addAlbums(site);
  await removeUnusedFiles(site.services);
}

/** Puts the picture of each event into its album too, also in its former version. */
async function addAlbums({ services: { prisma } }: Api): Promise<void> {
  await prisma.$executeRaw`UPDATE event SET album = jsonb_build_array(
    jsonb_build_object('path', "imagePath", 'width', 40, 'height', 30))`;
  await prisma.$executeRaw`UPDATE event SET version = version + 1`;
}

export interface Installation {
  url: string;
  dataDir: string;
  mediaFolder: string;
  content(): Promise<Content>;
  restore(...args: string[]): Promise<Told>;
}

/** An unused installation; it is removed after the test. */
export async function newInstallation(make = createTestDatabase): Promise<Installation> {
  const [database, dataDir] = [await make(), temporaryFolder()];
  onTestFinished(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const mediaFolder = join(dataDir, 'media');
  return {
    url: database.url,
    dataDir,
    mediaFolder,
    content: async () => ({
      rows: await sumsOfRows(database.url),
      files: sumsOfFiles(mediaFolder),
    }),
    restore: (...args) => command(restoreCommand, database.url, dataDir, args),
  };
}

/**
 * An installation with two events.
 * @param taken a key that another installation has for another file
 */
export async function usedInstallation(taken = 'eventBucket/images/1.webp'): Promise<Installation> {
  const installation = await newInstallation();
  const media = diskStore(installation.mediaFolder);
  const prisma = await connectDatabase(installation.url, { name: 'test' });
  for (const imagePath of [taken, 'eventBucket/images/1-own.webp']) {
    const imageUrl = await media.put(imagePath, Readable.from(['another picture']));
    const texts = { title: 'Former', time: '', description: '', location: '', mapLink: '' };
    await prisma.event.create({ data: { ...texts, date: new Date(0), imageUrl, imagePath } });
  }
  await prisma.$disconnect();
  return installation;
}
