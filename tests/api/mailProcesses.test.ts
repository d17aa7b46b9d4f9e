import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { connectDatabase } from '../../api/database/connect.ts';
import { startFakeSendGrid } from '../support/fakeSendGrid.ts';
import { createTestDatabase } from '../support/postgres.ts';

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

async function startProcess(settings: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/mailProcess.ts'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('The process did not start.'))),
  ]);
  return child;
}

it('all mail is sent exactly once if one of two processes is killed while the provider does not respond', async () => {
  const database = await createTestDatabase();
  const cloud = await startFakeSendGrid();
  const prisma = await connectDatabase(database.url);
  const settings = { ...cloud.settings, DATABASE_URL: database.url, LOG_LEVEL: 'silent' };
  try {
    const written = new Date(Date.now() - 5_000);
    await prisma.mailMessage.createMany({
      data: Array.from({ length: 40 }, (_, index) => ({
        kind: 'INQUIRY' as const,
        to: 'office@example.org',
        replyTo: '',
        subject: `Mail message ${String(index)}`,
        text: 'ሰላም',
        html: '<p>ሰላም</p>',
        nextAttemptAt: written,
      })),
    });
    cloud.mood = 'hung';
    const doomed = await startProcess(settings);
    await expect.poll(() => cloud.requests).toBeGreaterThan(0);
    doomed.kill('SIGKILL');
    await once(doomed, 'exit');
    cloud.mood = 'well';
    // The clock of the survivor is past the end of the dead one's lease.
    await startProcess({ ...settings, CLOCK_AHEAD: '120000' });
    await expect.poll(() => prisma.mailMessage.count({ where: { state: 'SENT' } })).toBe(40);
    const subjects = cloud.accepted.map(({ subject }) => subject);
    expect(subjects).toHaveLength(40);
    expect(new Set(subjects).size).toBe(40);
  } finally {
    for (const child of running) child.kill('SIGKILL');
    await prisma.$disconnect();
    await database.drop();
    await cloud.stop();
  }
});
