import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync, symlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { WriteStream } from 'fs-capacitor';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { backupCommand } from '../../scripts/backupCommand.ts';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { readAll } from '../../api/media/uploadBytes.ts';
import { diskStore } from '../../api/media/diskStore.ts';
import { createLog } from '../../api/http/requestLog.ts';
import { startApi } from '../support/api.ts';
import { addEvent } from '../support/factories.ts';
import { picture } from '../support/files.ts';
import { command } from '../support/installation.ts';

const folder = temporaryFolder();
/** A disk of 300 kB; only root on Linux may make one. */
const hasDisk = mountDisk();
afterAll(() => {
  if (hasDisk) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
});

function mountDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300k', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A picture with more bytes than the disk; only its last bytes complete it. */
function noise(): Promise<Buffer> {
  const raw = { width: 640, height: 480, channels: 3 } as const;
  return sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .jpeg({ quality: 100 })
    .toBuffer();
}

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());

it.runIf(hasDisk)('an upload reports a full disk, and leaves no partial file', async () => {
  const media = diskStore(join(folder, 'media'));
  const api = await startApi({ media });
  try {
    await media.put('eventBucket/images/1-other.webp', Readable.from([randomBytes(306_000)]));
    const admin = await api.signInAdmin();
    const create =
      'mutation ($image: Upload) { createPost(input: { postTitle: "Feast" }, image: $image) { id } }';
    const image = { name: 'feast.jpg', content: await picture() };
    const { errors } = await admin.upload(create, {}, { image });
    expect(errors?.[0]?.extensions['code']).toBe('MEDIA_UNAVAILABLE');
    expect(await api.services.prisma.post.count()).toBe(0);
    expect(files().map(({ name }) => name)).toEqual(['1-other.webp']);
  } finally {
    await api.stop();
  }
});

it.runIf(hasDisk)(
  'an upload without disk space for its temporary file fails with a clear error',
  async () => {
    const alarms: string[] = [];
    const log = createLog('error', { write: (line) => void alarms.push(line) });
    const api = await startApi({ log });
    const { TMPDIR } = process.env;
    try {
      const admin = await api.signInAdmin();
      process.env['TMPDIR'] = folder;
      const create =
        'mutation ($image: Upload) { createPost(input: { postTitle: "Feast" }, image: $image) { id } }';
      const image = { name: 'feast.jpg', content: await noise() };
      const { errors } = await admin.upload(create, {}, { image });
      expect(errors?.[0]?.extensions['code']).toBe('MEDIA_UNAVAILABLE');
      expect(alarms.join()).toContain('ENOSPC');
      await expect.poll(files).toEqual([]);
    } finally {
      if (TMPDIR === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = TMPDIR;
      await api.stop();
    }
  },
);

it('a failure to open a temporary file is not reported as an error of the picture', async () => {
  const temporary = new WriteStream();
  temporary.on('error', () => undefined).destroy(new Error('ENOSPC'));
  const open = () => temporary.createReadStream();
  const field = { name: 'image', kinds: ['image' as const], required: true };
  await expect(readAll(open, 1_000, field)).rejects.toMatchObject({
    extensions: { code: 'MEDIA_UNAVAILABLE' },
  });
});

it.runIf(hasDisk)('a picture is sent in full size if another size cannot be stored', async () => {
  const alarms: string[] = [];
  const log = createLog('error', { write: (line) => void alarms.push(line) });
  const api = await startApi({ log });
  try {
    const path = 'eventBucket/images/1-hall.webp';
    const content = await sharp(await noise())
      .webp()
      .toBuffer();
    await api.services.media.put(path, Readable.from([content]));
    await addEvent(api.services.prisma, { imagePath: path });
    symlinkSync(folder, join(api.mediaFolder, '.variants'));
    await writeFile(join(folder, 'other'), randomBytes(306_000));
    for (const address of [`/media/${path}?w=400`, api.services.media.previewUrl(path, null)]) {
      const response = await fetch(api.url + address, { headers: { accept: 'image/webp' } });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    }
    expect(alarms).toHaveLength(2);
    expect(alarms.join()).toMatch(/could not be made.*could not be made/s);
    expect(files().map(({ name }) => name)).toEqual(['other']);
  } finally {
    await api.stop();
  }
});

it.runIf(hasDisk)('a backup reports a full disk, and leaves no partial file', async () => {
  const api = await startApi();
  try {
    const path = 'eventBucket/images/1-hall.webp';
    await diskStore(join(api.mediaFolder, 'media')).put(
      path,
      Readable.from([randomBytes(400_000)]),
    );
    await addEvent(api.services.prisma, { imagePath: path });
    const target = join(folder, 'site.backup');
    const { code, err } = await command(backupCommand, api.databaseUrl, api.mediaFolder, [target]);
    expect([code, err]).toEqual([1, expect.stringMatching(/could not be written: ENOSPC.*\n$/)]);
    expect(files()).toEqual([]);
  } finally {
    await api.stop();
  }
});
