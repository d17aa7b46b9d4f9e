import { randomInt } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createBackup } from '../../api/backup/createBackup.ts';
import { isEncrypted } from '../../api/backup/encryption.ts';
import { backupCommand } from '../../scripts/backupCommand.ts';
import { restoreCommand } from '../../scripts/restoreCommand.ts';
import { startBundledPostgres } from '../../api/database/bundledPostgres.ts';
import { connectDatabase } from '../../api/database/connect.ts';
import { listenForChanges } from '../../api/database/contentChanges.ts';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { diskStore } from '../../api/media/diskStore.ts';
import type { MediaStore } from '../../api/media/mediaStore.ts';
import { markFilesUnused, removeUnusedFiles } from '../../api/media/unusedFiles.ts';
import { sumsOfFiles } from '../support/contentSums.ts';
import {
  command,
  newInstallation,
  startUsedSite,
  type UsedSite,
  usedInstallation,
} from '../support/installation.ts';
import { run } from '../support/globalPostgres.ts';
import { randomRuns } from '../support/randomRuns.ts';

let site: UsedSite;
let backup: string;
beforeAll(async () => {
  site = await startUsedSite();
  ({ backup } = site);
});
afterAll(() => site.stop());

describe('a backup', () => {
  it('restores every row and every file of a running site into an empty one', async () => {
    const wanted = await site.content();
    expect(Object.keys(wanted.files).length).toBeGreaterThan(25);
    const other = await newInstallation();
    const { code, out, err } = await other.restore(backup);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Restored .*site\.backup: \d+ rows and \d+ files \([\d.]+ MB\) of 20/);
    expect(await other.content()).toEqual(wanted);
    // It can be repeated.
    expect(await other.restore(backup, '--replace')).toMatchObject({ code: 0, err: '' });
    expect(await other.content()).toEqual(wanted);

    // New records continue the ids; one more was made and deleted after the last.
    const prisma = await connectDatabase(other.url, { name: 'test' });
    const last = await site.services.prisma.post.findFirst({ orderBy: { id: 'desc' } });
    const { id } = await prisma.post.create({ data: { postTitle: 'Next' } });
    await prisma.$disconnect();
    expect(id).toBe(Number(last?.id) + 2);
  });

  it('is readable by its owner only, and is never written over another file', async () => {
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    const before = readFileSync(backup);
    const again = await command(backupCommand, site.databaseUrl, site.folder, [backup]);
    expect([again.code, again.err]).toEqual([1, `There is a file ${backup} already.\n`]);
    expect(readFileSync(backup).equals(before)).toBe(true);
  });

  it('is encrypted by a passphrase that is strong enough, and removes what a killed one left', async () => {
    const file = join(site.folder, 'encrypted.age');
    const killed = ['killed', 'other'].map((name) =>
      join(site.folder, `${name}.backup-unfinished`),
    );
    for (const folder of killed) mkdirSync(folder);
    const yesterday = Date.now() / 1000 - 86_400;
    utimesSync(String(killed[0]), yesterday, yesterday);
    const encrypt = (BACKUP_PASSPHRASE: string) =>
      command(backupCommand, site.databaseUrl, site.folder, [file, '--encrypt'], {
        BACKUP_PASSPHRASE,
      });
    expect((await encrypt('short')).err).toContain('at least 12 characters');
    expect((await encrypt('')).err).toContain('Set BACKUP_PASSPHRASE');
    expect(await encrypt('goat bridge window saffron')).toMatchObject({ code: 0, err: '' });
    expect(await isEncrypted(file)).toBe(true);
    expect(killed.map((folder) => existsSync(folder))).toEqual([false, true]);
  });

  it('moves to the bundled database and back, byte for byte', async () => {
    const dataDir = temporaryFolder();
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
    expect(await command(restoreCommand, '', dataDir, [backup])).toMatchObject({
      code: 0,
      err: '',
    });
    const running = await startBundledPostgres(dataDir, () => undefined);
    const again = await command(restoreCommand, '', dataDir, [backup]);
    await running.stop();
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('is already')]);
    const second = join(dataDir, 'second.backup');
    expect(await command(backupCommand, '', dataDir, [second])).toMatchObject({ code: 0, err: '' });
    const third = await newInstallation();
    expect(await third.restore(second)).toMatchObject({ code: 0, err: '' });
    expect(await third.content()).toEqual(await site.content());
  });

  it('is checked without a database', async () => {
    const { code, out } = await command(
      restoreCommand,
      'postgresql://a@127.0.0.1:1/b',
      site.folder,
      [backup, '--check'],
    );
    expect([code, out]).toEqual([0, expect.stringMatching(/is valid: \d+ rows and \d+ files/)]);
  });

  it('reports files that are missing from the store, and contains everything else', async () => {
    const lossy = await newInstallation();
    await lossy.restore(backup);
    const [lost] = Object.keys(sumsOfFiles(lossy.mediaFolder));
    rmSync(join(lossy.mediaFolder, String(lost)));
    const file = join(lossy.dataDir, 'lossy.backup');
    const told = await command(backupCommand, lossy.url, lossy.dataDir, [file]);
    expect(told.code).toBe(0);
    expect(told.err).toBe(
      `The content refers to a file that is not in the store: ${String(lost)}\n`,
    );
    const other = await newInstallation();
    expect(await other.restore(file)).toMatchObject({ code: 0 });
    expect(await other.content()).toEqual(await lossy.content());
  });

  it('finishes while volunteers delete records with files, and contains those files', async () => {
    const changing = await newInstallation();
    await changing.restore(backup);
    const before = await changing.content();
    const store = diskStore(changing.mediaFolder);
    const prisma = await connectDatabase(changing.url, { name: 'test' });
    const services = { ...site.services, prisma, media: store };
    const isWithFile = { imagePath: { not: '' } };
    let deleted = 0;
    const media: MediaStore = {
      ...store,
      async get(path) {
        const last = await prisma.directory.findFirst({
          where: isWithFile,
          orderBy: { id: 'desc' },
        });
        if (last) {
          await prisma.$transaction(async (tx) => {
            await tx.directory.delete({ where: { id: last.id } });
            await markFilesUnused(tx, [last.imagePath], new Date());
          });
          await removeUnusedFiles(services);
          deleted += 1;
        }
        return store.get(path);
      },
    };
    const file = join(changing.dataDir, 'changing.backup');
    const manifest = await createBackup({ url: changing.url, media, now: () => new Date() }, file);
    expect(deleted).toBeGreaterThan(5);
    expect(manifest.missing).toEqual([]);
    const other = await newInstallation();
    expect(await other.restore(file)).toMatchObject({ code: 0 });
    expect(await other.content()).toEqual(before);
    expect(await removeUnusedFiles(services)).toBe(deleted);
    await prisma.$disconnect();
  });
});

describe('a restore', () => {
  it('refuses an installation with content, without --replace', async () => {
    const other = await usedInstallation();
    const before = await other.content();
    const { code, err } = await other.restore(backup);
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('This installation holds content already'),
    ]);
    expect(await other.content()).toEqual(before);
  });

  it('replaces all content, stores a file under another key if its key is taken, and leaves nothing over', async () => {
    const taken = Object.keys(sumsOfFiles(site.mediaFolder)).find((key) => key.startsWith('event'));
    const other = await usedInstallation(taken);
    expect(await other.restore(backup, '--replace')).toMatchObject({ code: 0, err: '' });
    const prisma = await connectDatabase(other.url, { name: 'test' });
    const events = await prisma.event.findMany({ orderBy: { id: 'asc' } });
    const wanted = await site.services.prisma.event.findMany({ orderBy: { id: 'asc' } });
    expect(events.map(({ title }) => title)).toEqual(wanted.map(({ title }) => title));
    const before = sumsOfFiles(site.mediaFolder);
    const after = sumsOfFiles(other.mediaFolder);
    const revisions = await prisma.revision.findMany({ where: { kind: 'event' } });
    expect(revisions.length).toBeGreaterThan(0);
    const versions = revisions.map(({ values }) => values as { imagePath: string; album: object });
    for (const { imagePath, album } of [...events, ...versions])
      expect(album).toEqual([{ path: imagePath, width: 40, height: 30 }]);
    for (const [index, { imagePath, imageUrl }] of events.entries()) {
      const wantedPath = String(wanted[index]?.imagePath);
      expect(after[imagePath]).toBe(before[wantedPath]);
      expect(imageUrl).toBe(`/media/${imagePath}`);
      expect(imagePath === wantedPath).toBe(wantedPath !== taken);
    }
    const log = site.services.log;
    const media = diskStore(other.mediaFolder);
    await removeUnusedFiles({ ...site.services, prisma, media, log });
    await prisma.$disconnect();
    expect(Object.values(sumsOfFiles(other.mediaFolder)).sort()).toEqual(
      Object.values(before).sort(),
    );
  });

  it('is refused while the site is running', async () => {
    const other = await newInstallation();
    const running = await listenForChanges(other.url, 'site 1', []);
    const { code, err } = await other.restore(backup);
    await running.stop();
    expect([code, err]).toEqual([1, expect.stringContaining('Stop all its processes')]);
    // A pooler keeps the connections of a site that has stopped.
    const left = await connectDatabase(other.url, { name: 'site 1' });
    await left.event.count();
    expect(await other.restore(backup)).toMatchObject({ code: 0, err: '' });
    await left.$disconnect();
  });

  it('changes no row when the media store fails', async () => {
    const other = await usedInstallation();
    const before = await other.content();
    // A file in the place of a folder.
    const blocked = join(other.mediaFolder, 'postBucket');
    writeFileSync(blocked, '');
    const { code, err } = await other.restore(backup, '--replace');
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^The restore failed: .* Nothing was changed\.\n$/),
    ]);
    rmSync(blocked);
    const after = await other.content();
    expect(after.files).toMatchObject(before.files);
    expect(after.rows).toEqual({ ...before.rows, 'unused-file': expect.anything() as unknown });
  });

  it('changes no row and no sequence when the database fails at the end', async () => {
    const other = await usedInstallation();
    const before = await other.content();
    await run(
      other.url,
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'not today'; END $$;
       CREATE TRIGGER refuse BEFORE UPDATE ON post EXECUTE FUNCTION refuse()`,
    );
    const { code, err } = await other.restore(backup, '--replace');
    expect([code, err]).toEqual([1, 'The restore failed: not today. Nothing was changed.\n']);
    const { rows } = await other.content();
    expect(rows).toEqual({ ...before.rows, 'unused-file': expect.anything() as unknown });
  });

  it('refuses every damaged, cut or foreign file, and changes nothing', async () => {
    const other = await usedInstallation();
    const before = await other.content();
    const bytes = readFileSync(backup);
    const file = join(site.folder, 'damaged.backup');
    const refused = async (content: Uint8Array, what: string) => {
      writeFileSync(file, content);
      const { code, err } = await other.restore(file, '--replace');
      expect([code, err.split('\n').length], what).toEqual([1, 2]);
      expect(err, what).toMatch(/Nothing was changed\.\n$/);
    };
    for (let round = 0; round < randomRuns({ all: 60, few: 2 }); round += 1) {
      const damaged = Buffer.from(bytes);
      // Half of them in the last part, where the rows and the manifest are.
      const from = round % 2 ? 0 : bytes.length - 60_000;
      const place = randomInt(from, bytes.length);
      const bit = randomInt(8);
      damaged[place] = Number(damaged[place]) ^ (1 << bit);
      await refused(damaged, `bit ${String(bit)} of byte ${String(place)} turned`);
    }
    for (let round = 0; round < randomRuns({ all: 20, few: 3 }); round += 1) {
      const length = round < 2 ? round * 512 : randomInt(bytes.length);
      await refused(bytes.subarray(0, length), `cut to ${String(length)} bytes`);
    }
    await refused(bytes.subarray(0, bytes.length - 512), 'without its last block');
    await refused(Buffer.concat([bytes, Buffer.alloc(512)]), 'with a block more');
    await refused(Buffer.from('hello'.repeat(10_000)), 'a text');
    await refused(readFileSync('tests/support/files/red-then-green.mp4'), 'a video');
    await refused(Buffer.alloc(10_240), 'an empty tar archive');
    expect(await other.content()).toEqual(before);
  });

  it('prints its usage for wrong arguments, and names a file that does not exist', async () => {
    const other = await newInstallation();
    for (const args of [[], ['a', 'b'], ['a', '--force'], ['a', '--check', '--replace']]) {
      expect(await other.restore(...args)).toMatchObject({ code: 2 });
    }
    expect(await command(backupCommand, other.url, site.folder, [])).toMatchObject({ code: 2 });
    const { code, err } = await other.restore(join(site.folder, 'nothing'));
    expect([code, err]).toEqual([1, expect.stringContaining('no such file')]);
  });
});
