import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { connectDatabase } from '../../api/database/connect.ts';
import { type FakeSendGrid, startFakeSendGrid } from '../support/fakeSendGrid.ts';
import { newMembers, storedTexts, texts } from '../support/memberMessages.ts';
import { createTestDatabase } from '../support/postgres.ts';
import { randomRuns } from '../support/randomRuns.ts';

const count = randomRuns({ all: 3000, few: 100 });
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** The clock of each process is later than the claims and pauses of the previous ones. */
async function startProcess(settings: NodeJS.ProcessEnv, ahead: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/mailProcess.ts'], {
    env: { ...process.env, ...settings, CLOCK_AHEAD: String(ahead) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('The process did not start.'))),
  ]);
  return child;
}

const addresses = ({ accepted }: FakeSendGrid) =>
  accepted.map(({ personalizations: [{ to }] }) => to[0].email);

it('each member gets a message once in the right language, although processes are killed and the provider fails', async () => {
  const database = await createTestDatabase();
  const cloud = await startFakeSendGrid();
  const prisma = await connectDatabase(database.url);
  const settings = { ...cloud.settings, DATABASE_URL: database.url, LOG_LEVEL: 'silent' };
  const languages = ['EN', 'AM'] as const;
  try {
    await newMembers(
      { services: { prisma } as never },
      Array.from({ length: count }, (_, index) => ({
        email: `member${String(index)}@example.org`,
        language: languages[index % 2] ?? 'EN',
      })),
    );
    const gone = ['member0@example.org', 'member1@example.org'];
    await prisma.mailAddress.createMany({
      data: gone.map((address) => ({ address, unsubscribedAt: new Date() })),
    });
    await prisma.memberMessage.create({
      data: { texts: storedTexts, sendAt: new Date(Date.now() - 1000) },
    });

    // Killed while it lists the recipients, or sends the first mail.
    cloud.mood = 'hung';
    const first = await startProcess(settings, 0);
    await expect.poll(() => prisma.mailMessage.count()).toBeGreaterThan(0);
    first.kill('SIGKILL');
    await once(first, 'exit');

    // Killed while the provider does not respond, so the provider accepts nothing.
    cloud.next = ['well', 400, 'well', 413, 429, 500, 503, 'reset', 401, 403];
    const known = cloud.requests + cloud.next.length;
    const second = await startProcess(settings, 0);
    await expect.poll(() => cloud.requests).toBeGreaterThan(known);
    second.kill('SIGKILL');
    await once(second, 'exit');

    cloud.next = [];
    cloud.mood = 'well';
    const hour = 60 * 60_000;
    await startProcess(settings, 2 * hour);
    await startProcess(settings, 2 * hour);
    await expect
      .poll(() => prisma.mailMessage.count({ where: { state: 'SENT' } }), { timeout: 300_000 })
      .toBe(count - gone.length);
    const reached = addresses(cloud);
    expect(new Set(reached).size).toBe(reached.length);
    expect(reached).toHaveLength(count - gone.length);
    expect(reached).not.toContain(gone[0]);
    const wrong = cloud.accepted.filter(({ subject, personalizations: [{ to }] }) => {
      const language = languages[Number(/\d+/.exec(to[0].email)?.[0]) % 2] ?? 'EN';
      return subject !== texts[language].subject;
    });
    expect(wrong).toEqual([]);
  } finally {
    for (const child of running) child.kill('SIGKILL');
    await prisma.$disconnect();
    await database.drop();
    await cloud.stop();
  }
});
