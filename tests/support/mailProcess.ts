import { pino } from 'pino';
import { connectDatabase } from '../../api/database/connect.ts';
import { DatabasePool } from '../../api/database/databasePool.ts';
import { rowReader } from '../../api/database/rowReader.ts';
import { readEnv } from '../../api/env.ts';
import { deliverPendingMail } from '../../api/mail/mailJobs.ts';
import { storeCopies } from '../../api/memberMessages/storeCopies.ts';
import { diskStore } from '../../api/media/diskStore.ts';
import { createServices } from '../../api/services.ts';

// A separate process, for tests that kill it: repeats the job that sends mail messages.
const env = readEnv(process.env);
/** Its clock is ahead by this number of milliseconds, so that no test waits for the end of a claim. */
const ahead = Number(process.env['CLOCK_AHEAD'] ?? 0);
const now = () => new Date(Date.now() + ahead);
const pool = new DatabasePool(env.DATABASE_URL, 'site');
const services = createServices(env, {
  prisma: await connectDatabase(env.DATABASE_URL, { pool }),
  databaseUrl: env.DATABASE_URL,
  readRows: rowReader(pool),
  diskSpace: pool.diskSpace,
  media: diskStore(env.DATA_DIR),
  secret: 'a secret for tests only, 32 characters',
  now,
  log: pino({ level: 'silent' }),
});
process.stdout.write('ready\n');
for (;;) {
  await storeCopies(services);
  await deliverPendingMail(services);
  await new Promise((resolve) => setTimeout(resolve, 20));
}
