import { beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '../../api/context.ts';
import { checkClock } from '../../api/database/clockCheck.ts';
import { createLog } from '../../api/http/requestLog.ts';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { createRecordOf } from '../support/records.ts';
import { filesIn } from '../support/storedFiles.ts';
// Imported after the modules that load the schema.
import { removeExpiredData } from '../../api/jobs.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let admin: Admin;
let present: Date;
let lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });
const api = useApi({ now: () => present, log }, { TRASH_DAYS: '30' });
beforeEach(async () => {
  present = new Date();
  await api.reset();
  admin = await api.signInAdmin();
  lines = [];
});

const later = (milliseconds: number) => {
  present = new Date(present.getTime() + milliseconds);
};
const runJobs = (services: Services = api.services) =>
  removeExpiredData(services, new AbortController().signal);
const deletePost = (id: number) =>
  admin.query(`mutation { deletePost(id: "${String(id)}", version: 1) }`);
/** The stored values and the files of a deleted record with a picture. */
async function leftOfTrash() {
  const { prisma } = api.services;
  const records = await prisma.deletedRecord.findMany();
  const said = records.filter(({ values }) => values !== null).length;
  return { said, files: (await filesIn(api.mediaFolder)).length };
}
async function fillTrash() {
  await deletePost(await createRecordOf(admin, 'Post'));
  const trash = await leftOfTrash();
  expect(trash.said).toBe(1);
  expect(trash.files).toBeGreaterThan(0);
  return trash;
}
const clockJump = async (as = admin) =>
  (await as.query('{ clockJump { from to } }')).data['clockJump'];
const loggedJumps = () => lines.filter((line) => line.includes('the clock jumped')).length;

describe('data that is removed permanently after a time', () => {
  it('is kept while the clock is wrong, also after restarts, and is removed when the clock is right again', async () => {
    await runJobs();
    const trash = await fillTrash();
    const right = present;
    later(200 * day);
    for (let restart = 0; restart < 10; restart += 1) {
      await runJobs();
      later(minute);
    }
    const witness = await api.signInAdmin('witness@example.org');
    expect(await clockJump(witness)).toEqual({
      from: right.toISOString(),
      to: present.toISOString(),
    });
    expect(loggedJumps()).toBe(1);
    // A second jump does not count as running time.
    for (let restart = 0; restart < 4; restart += 1) {
      later(6 * day);
      await runJobs();
    }
    expect(await leftOfTrash()).toEqual(trash);

    present = new Date(right.getTime() + 10 * minute);
    await runJobs();
    expect(await clockJump()).toBeNull();
    expect(await leftOfTrash()).toEqual(trash);
    for (let week = 0; week < 5; week += 1) {
      later(7 * day);
      await runJobs();
    }
    expect(await leftOfTrash()).toEqual({ said: 0, files: 0 });
  });

  it('is kept when the clock is wrong on the first run', async () => {
    const trash = await fillTrash();
    later(200 * day);
    await runJobs();
    expect(await leftOfTrash()).toEqual(trash);
  });

  it('is removed a day after the start of a site that was off for three weeks', async () => {
    await runJobs();
    await fillTrash();
    later(7 * day);
    await runJobs();
    later(3 * day);
    await runJobs();
    later(21 * day);
    await runJobs();
    expect((await leftOfTrash()).said).toBe(1);
    for (let index = 0; index < 143; index += 1) {
      later(10 * minute);
      expect(await checkClock(api.services)).toBe(false);
    }
    later(10 * minute);
    await runJobs();
    expect(await leftOfTrash()).toEqual({ said: 0, files: 0 });
    expect(lines.join()).toContain('the clock is trusted again');
  });

  it('is kept when the clock jumps back', async () => {
    await runJobs();
    later(-200 * day);
    expect(await checkClock(api.services)).toBe(false);
  });

  it('is kept when one of several processes has a wrong clock for days', async () => {
    await runJobs();
    const trash = await fillTrash();
    const wrong = { ...api.services, now: () => new Date(present.getTime() + 200 * day) };
    for (let round = 0; round < 12; round += 1) {
      later(6 * 60 * minute);
      expect(await checkClock(wrong)).toBe(false);
      expect(await checkClock(api.services)).toBe(true);
    }
    await runJobs(wrong);
    expect(await leftOfTrash()).toEqual(trash);
  });

  it('is kept: processes that check the clock at the same time count the running time once', async () => {
    await runJobs();
    later(200 * day);
    await checkClock(api.services);
    later(9 * minute);
    await Promise.all([1, 2, 3, 4].map(() => checkClock(api.services)));
    const { observed } = await api.services.prisma.clockCheck.findFirstOrThrow();
    expect(observed).toBe(9 * minute);
  });

  it('is kept when a request removes files while the clock is wrong', async () => {
    await runJobs();
    const trash = await fillTrash();
    later(200 * day);
    admin = await api.signInAdmin('later@example.org');
    const id = await createRecordOf(admin, 'Post');
    const { files } = await leftOfTrash();
    api.statements.length = 0;
    await deletePost(id);
    await expect.poll(() => api.statements.join()).toContain('"clock-check"');
    expect(await leftOfTrash()).toEqual({ said: trash.said + 1, files });
  });
});
