import 'reflect-metadata';
import { pino } from 'pino';
import { connectDatabase } from '../../api/database/connect.ts';
import { readEnv } from '../../api/env.ts';
import { formSettingsFrom } from '../../api/inquiry/formSettings.ts';
import { createFormTickets } from '../../api/inquiry/formTickets.ts';
import { deliverLetters } from '../../api/mail/letterJobs.ts';
import { mailSenderFrom } from '../../api/mail/mailSenderFrom.ts';
import { mediaLimitsFrom } from '../../api/media/mediaLimits.ts';
import { diskStore } from '../../api/media/diskStore.ts';
import { createTokens } from '../../api/session/tokens.ts';
import { siteSettingsFrom } from '../../api/site/siteSettings.resolver.ts';

// A process of its own, for tests that kill it: runs the job that sends letters again and again.
const env = readEnv();
/** Milliseconds by which its clock is ahead, so that no test waits for a lease to end. */
const ahead = Number(process.env['CLOCK_AHEAD'] ?? 0);
const now = () => new Date(Date.now() + ahead);
const secret = 'a secret for tests only, 32 characters';
const services = {
  prisma: await connectDatabase(env.DATABASE_URL),
  mail: mailSenderFrom(env),
  forms: formSettingsFrom(env),
  formTickets: createFormTickets(secret, now),
  media: diskStore(env.DATA_DIR),
  mediaLimits: mediaLimitsFrom(env),
  settings: siteSettingsFrom(env),
  tokens: createTokens(secret, now),
  now,
  log: pino({ level: 'silent' }),
};
process.stdout.write('ready\n');
for (;;) {
  await deliverLetters(services);
  await new Promise((resolve) => setTimeout(resolve, 20));
}
