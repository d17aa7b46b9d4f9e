import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backupCommand } from '../../scripts/backupCommand.ts';
import { connectDatabase } from '../../api/database/connect.ts';
import { DatabasePool } from '../../api/database/databasePool.ts';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { registerSiteMetrics } from '../../api/metrics/siteMetrics.ts';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { run } from '../support/globalPostgres.ts';
import { command, newInstallation } from '../support/installation.ts';

const hour = 60 * 60 * 1000;

let admin: Admin;
let folder: string;
/** The clock of the site is ahead by this number of milliseconds. */
let ahead = 0;
const api = useApi({ now: () => new Date(Date.now() + ahead) });
beforeEach(async () => {
  ahead = 0;
  await api.reset();
  folder = temporaryFolder();
  admin = await api.signInAdmin();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const backUp = (file: string) =>
  command(backupCommand, api.databaseUrl, folder, [join(folder, file)]);

async function told() {
  const { data } = await admin.query('{ backup { succeededAt failedAt failure isOverdue } }');
  return data['backup'];
}

/** Moves the clock, and signs in again, because sessions end meanwhile. */
async function goTo(milliseconds: number) {
  ahead = milliseconds;
  admin = await api.signInAdmin(`${String(milliseconds)}@example.org`);
}

it('there is no backup record before the first backup', async () => {
  expect(await told()).toEqual({
    succeededAt: null,
    failedAt: null,
    failure: null,
    isOverdue: true,
  });
});

it('a backup record has the time of the last backup, and when the next one is overdue', async () => {
  const before = new Date();
  expect(await backUp('site.backup')).toMatchObject({ code: 0, err: '' });
  const fresh = (await told()) as { succeededAt: string };
  expect(fresh).toMatchObject({ failedAt: null, failure: null, isOverdue: false });
  expect(new Date(fresh.succeededAt) >= before).toBe(true);
  await goTo(167 * hour);
  expect(await told()).toMatchObject({ isOverdue: false });
  await goTo(169 * hour);
  expect(await told()).toMatchObject({ isOverdue: true });
  const registry = new Registry();
  const pool = new DatabasePool(api.databaseUrl, 'never connected');
  registerSiteMetrics(registry, api.services, pool);
  const metric = await registry.getSingleMetric('site_backup_age_seconds')?.get();
  expect(metric?.values[0]?.value).toBeGreaterThanOrEqual((169 * hour) / 1000 - 1);
});

it('a backup record has the last failure and its reason, until a later backup succeeds', async () => {
  expect(await backUp('first.backup')).toMatchObject({ code: 0 });
  const { succeededAt } = (await told()) as { succeededAt: string };
  const { code, err } = await backUp('no such folder/site.backup');
  expect([code, err]).toEqual([1, expect.stringMatching(/^.* could not be written: ENOENT.*\n$/)]);
  expect(await told()).toEqual({
    succeededAt,
    failedAt: expect.any(String) as string,
    failure: err.trim(),
    isOverdue: false,
  });
  mkdirSync(join(folder, 'no such folder'));
  expect(await backUp('no such folder/site.backup')).toMatchObject({ code: 0 });
  expect(await told()).toMatchObject({ failedAt: null, failure: null });
});

it('a backup record that cannot be written changes neither a success nor a failure', async () => {
  await run(api.databaseUrl, 'ALTER TABLE "backup-record" RENAME TO "elsewhere"');
  try {
    const success = await backUp('site.backup');
    expect([success.code, success.out]).toEqual([0, expect.stringContaining('Backed up to')]);
    expect(success.err).toMatch(/^The backup is made, but the dashboard will not show it: /);
    const failure = await backUp('site.backup');
    expect([failure.code, failure.err.trim()]).toEqual([
      1,
      `There is a file ${join(folder, 'site.backup')} already.`,
    ]);
  } finally {
    await run(api.databaseUrl, 'ALTER TABLE "elsewhere" RENAME TO "backup-record"');
  }
});

it('a restore does not import the backup record of another installation, and keeps its own', async () => {
  const file = join(folder, 'second.backup');
  for (const name of ['first.backup', 'second.backup']) await backUp(name);
  const other = await newInstallation();
  const prisma = await connectDatabase(other.url, { name: 'test' });
  try {
    expect(await other.restore(file)).toMatchObject({ code: 0, err: '' });
    expect(await prisma.backupRecord.count()).toBe(0);
    const data = { succeededAt: new Date(0) };
    await prisma.backupRecord.create({ data });
    expect(await other.restore(file, '--replace')).toMatchObject({ code: 0, err: '' });
    expect(await prisma.backupRecord.findMany()).toMatchObject([data]);
  } finally {
    await prisma.$disconnect();
  }
});
