import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isLockedFor, withDatabaseLock } from '../../api/database/lock.ts';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import type { MediaStore } from '../../api/media/mediaStore.ts';
import { seed } from '../../prisma/seed/seed.ts';
import { readActivity } from '../support/activity.ts';
import { type Admin, type Api, startApi, testPassword } from '../support/api.ts';
import { sumsOfFiles, sumsOfRows } from '../support/contentSums.ts';
import { restoreCommand } from '../../scripts/restoreCommand.ts';
import { command, newInstallation } from '../support/installation.ts';

const passphrase = 'goat bridge window saffron';

let api: Api;
let admin: Admin;
let folder: string;
/** The clock of the site is ahead by this number of milliseconds. */
let ahead = 0;
/** Does something whenever a file is read from the store. */
let onRead: (() => void) | undefined;

beforeAll(async () => {
  api = await startApi({ now: () => new Date(Date.now() + ahead) });
  const store = api.services.media;
  const get: MediaStore['get'] = (path) => {
    onRead?.();
    return store.get(path);
  };
  Object.assign(api.services, { media: { ...store, get } });
  folder = temporaryFolder();
  await seed(api.services);
});
beforeEach(async () => {
  ahead = 0;
  onRead = undefined;
  const { prisma } = api.services;
  await prisma.user.deleteMany();
  await prisma.attemptCount.deleteMany();
  await prisma.activity.deleteMany();
  await prisma.backupRecord.deleteMany();
  admin = await api.signInAdmin();
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const text =
  'mutation ($password: String!, $passphrase: String) { ticket: createBackupTicket(password: $password, passphrase: $passphrase) }';

it('needs no passphrase', async () => {
  const { data } = await admin.query(
    'mutation ($password: String!) { ticket: createBackupTicket(password: $password) }',
    { password: testPassword },
  );
  const response = await download({ ticket: String(data['ticket']) });
  await response.arrayBuffer();
  expect(response.status).toBe(200);
  await expect.poll(state).toMatchObject({ isOverdue: false });
});

async function ticket(password = testPassword, phrase: string | null = null) {
  return admin.query(text, { password, passphrase: phrase });
}

async function granted(phrase: string | null = null): Promise<string> {
  const { data } = await ticket(testPassword, phrase);
  return String(data['ticket']);
}

const download = (values: Record<string, string>) =>
  fetch(`${api.url}/backup`, {
    method: 'POST',
    body: new URLSearchParams(values),
    redirect: 'manual',
  });

/** Whether no backup is being made. */
const isFree = async () => !(await isLockedFor(api.services.prisma, 'backup'));

/** Downloads a whole backup as soon as no other is being made. A ticket stays valid that long. */
async function expectServed(): Promise<void> {
  const allowed = await granted();
  const statusOf = async () => {
    const response = await download({ ticket: allowed });
    await response.arrayBuffer();
    return response.status;
  };
  await expect.poll(statusOf).toBe(200);
}

async function state() {
  const { data } = await admin.query('{ backup { succeededAt failedAt failure isOverdue } }');
  return data['backup'];
}

it('an admin downloads everything, and it is restored elsewhere', async () => {
  expect(await state()).toMatchObject({ succeededAt: null, isOverdue: true });
  const response = await download({ ticket: await granted() });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="community-site-\d{4}-\d\d-\d\d\.backup"$/,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  const file = join(folder, 'downloaded.backup');
  writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  expect((await readActivity(admin, { kind: 'EXPORTS' })).nodes).toMatchObject([
    { action: 'EXPORTED', exported: 'backup', email: 'admin@example.org' },
  ]);
  // With the note of the download, which was made before its first byte.
  const wanted = { rows: await sumsOfRows(api.databaseUrl), files: sumsOfFiles(api.mediaFolder) };
  const other = await newInstallation();
  expect(await other.restore(file)).toMatchObject({ code: 0, err: '' });
  const restored = await other.content();
  expect(restored.files).toEqual(wanted.files);
  // The download itself wrote these: the attempts that it counted.
  const { 'attempt-count': _tries, ...rows } = restored.rows;
  const { 'attempt-count': _before, ...wantedRows } = wanted.rows;
  expect(rows).toEqual(wantedRows);
  await expect.poll(state).toMatchObject({
    succeededAt: expect.any(String) as unknown,
    failedAt: null,
    isOverdue: false,
  });
});

it('a passphrase encrypts the backup in the format of age, and decrypts it again', async () => {
  const response = await download({ ticket: await granted(passphrase), passphrase });
  expect(response.headers.get('content-disposition')).toContain('.backup.age"');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
  expect(bytes.includes('manifest.json')).toBe(false);
  const file = join(folder, 'downloaded.age');
  writeFileSync(file, bytes);
  const other = await newInstallation();
  const restore = (settings: NodeJS.ProcessEnv) =>
    command(restoreCommand, other.url, other.dataDir, [file], settings);
  const wrong = await restore({ BACKUP_PASSPHRASE: 'another passphrase' });
  expect([wrong.code, wrong.err]).toEqual([
    1,
    expect.stringContaining('the passphrase is wrong, or the file is damaged'),
  ]);
  expect((await restore({})).err).toContain('This backup is encrypted.');
  expect(await restore({ BACKUP_PASSPHRASE: passphrase })).toMatchObject({ code: 0, err: '' });
  expect(readdirSync(folder)).toEqual(expect.not.arrayContaining(['downloaded.age.decrypted']));
});

it('a wrong password or a weak passphrase is refused with an error for its field', async () => {
  const wrong = await ticket('not the password');
  expect(wrong.errors?.[0]?.extensions['fieldCodes']).toEqual({
    password: { code: 'wrongPassword', values: {} },
  });
  const weak = await ticket(testPassword, 'short');
  expect(weak.errors?.[0]?.extensions['fieldCodes']).toMatchObject({
    passphrase: { code: 'tooShort' },
  });
  for (let tries = 2; tries < 10; tries++) await ticket('not the password');
  expect((await ticket()).errors?.[0]?.extensions['code']).toBe('TOO_MANY_REQUESTS');
});

it('a ticket is valid once, for a minute, in its session, and only for backups', async () => {
  const backToPage = async (values: Record<string, string>, reason: string) => {
    const response = await download(values);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/admin/handover?backup=${reason}`,
    ]);
  };
  await backToPage({}, 'expired');
  const bodiless = await fetch(`${api.url}/backup`, { method: 'POST', redirect: 'manual' });
  expect(bodiless.headers.get('location')).toBe('/admin/handover?backup=expired');
  await backToPage({ ticket: admin.accessToken }, 'expired');
  await backToPage({ ticket: `${await granted()}x` }, 'expired');
  await backToPage({ ticket: await granted(passphrase) }, 'expired');
  await backToPage({ ticket: await granted(passphrase), passphrase: 'another one' }, 'expired');
  const once = await granted();
  await (await download({ ticket: once })).arrayBuffer();
  // Its last byte arrives before it releases the lock.
  await expect.poll(isFree).toBe(true);
  await backToPage({ ticket: once }, 'expired');
  const late = await granted();
  ahead = 61_000;
  await backToPage({ ticket: late }, 'expired');
  ahead = 0;
  const early = await granted();
  const required = (secondFactorRequired: boolean) =>
    api.services.prisma.siteState.updateMany({ data: { secondFactorRequired } });
  await required(true);
  await backToPage({ ticket: early }, 'expired');
  await required(false);
  const signedOut = await granted();
  const asToken = await api.query(
    '{ viewer { id } }',
    {},
    { authorization: `Bearer ${signedOut}` },
  );
  expect(asToken.data['viewer']).toBeNull();
  await admin.query('mutation { signOut }');
  await backToPage({ ticket: signedOut }, 'expired');
});

it('does not wait for another backup that is in progress', async () => {
  const allowed = await granted();
  await withDatabaseLock(api.databaseUrl, 'backup', async () => {
    const response = await download({ ticket: allowed });
    expect(response.headers.get('location')).toBe('/admin/handover?backup=busy');
  });
});

it('a failed backup ends the download, and the dashboard shows the reason', async () => {
  const allowed = await granted();
  onRead = () => {
    throw new Error('the store is away');
  };
  await expect(download({ ticket: allowed }).then((it) => it.arrayBuffer())).rejects.toThrow();
  await expect.poll(state).toMatchObject({ failure: 'the store is away', succeededAt: null });
});

it('an encrypted download that is cancelled before its first byte has no effect', async () => {
  await expect.poll(isFree).toBe(true);
  const ticket = await granted(passphrase);
  const left = new AbortController();
  setTimeout(() => {
    left.abort();
  }, 300);
  const body = new URLSearchParams({ ticket, passphrase });
  const leaving = fetch(`${api.url}/backup`, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal: left.signal,
  });
  await expect(leaving.then((it) => it.arrayBuffer())).rejects.toThrow();
  await expectServed();
  expect(await state()).toMatchObject({ failedAt: null });
});

it('a download that the browser cancels counts neither as a failure nor as a success', async () => {
  const left = new AbortController();
  onRead = () => {
    left.abort();
  };
  const response = fetch(`${api.url}/backup`, {
    method: 'POST',
    body: new URLSearchParams({ ticket: await granted() }),
    signal: left.signal,
  }).then((it) => it.arrayBuffer());
  // Depending on when the headers arrived, the response fails or is empty.
  const { byteLength } = await response.catch(() => new ArrayBuffer(0));
  expect(byteLength).toBe(0);
  onRead = undefined;
  // The next one does not wait: the lock was released.
  await expectServed();
  expect(await state()).toMatchObject({ failedAt: null });
});

it('the installation details are shown to admins without passwords', async () => {
  const { data } = await admin.query(
    '{ installation { siteUrl machine nodeVersion postgresVersion processCount database mediaFolder mailFrom } }',
  );
  const installation = data['installation'] as Record<string, unknown>;
  expect(installation).toMatchObject({
    nodeVersion: process.version,
    postgresVersion: expect.stringMatching(/^\d+/) as unknown,
    processCount: 1,
    mailFrom: null,
  });
  const { password } = new URL(api.databaseUrl);
  if (password) expect(JSON.stringify(installation)).not.toContain(password);
});
