import { readEnv } from '../env.ts';
import { borrowBundledPostgres } from '../database/bundledPostgres.ts';
import { connectDatabase } from '../database/connect.ts';
import { prepareDatabase } from '../database/prepare.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import {
  createAdmin,
  listAdmins,
  makePassword,
  refuseWeak,
  removeAdmin,
  resetPassword,
} from '../session/admins.ts';
import { StartupError } from '../startupError.ts';
import { askHidden, askLine, NoAnswer } from './terminal.ts';

const usage = `npm run admin -- create [email]           makes an account for the admin area
npm run admin -- reset-password email     sets a new password and signs out everywhere
npm run admin -- list                     shows all accounts
npm run admin -- remove email             removes an account; what it created stays

The password is asked for on a terminal, or taken from ADMIN_PASSWORD, or else made and shown once.`;

/** Exit codes. */
const done = 0;
const refused = 1;
const misused = 2;
const interrupted = 130;

const say = (line: string) => process.stdout.write(`${line}\n`);
const terminal = { input: process.stdin, output: process.stdout };
const isTerminal = process.stdin.isTTY && process.stdout.isTTY;

/** Only what was set for this command: a `.env` file holds the password of the first account. */
const givenPassword = process.env['ADMIN_PASSWORD'];

/**
 * Does work on the site's database, which is started for as long as that takes if it does not run.
 * Questions are asked before: a site that starts meanwhile would find its database taken.
 */
async function withDatabase(work: (prisma: PrismaClient) => Promise<void>): Promise<void> {
  const env = readEnv();
  const bundled = env.DATABASE_URL ? null : await borrowBundledPostgres(env.DATA_DIR);
  try {
    const url = bundled?.url ?? env.DATABASE_URL;
    await prepareDatabase(url, () => Promise.resolve());
    const prisma = await connectDatabase(url);
    try {
      await work(prisma);
    } finally {
      await prisma.$disconnect();
    }
  } finally {
    await bundled?.stop();
  }
}

/** @returns the password, and what to tell about where it came from */
async function choosePassword(email: string): Promise<{ password: string; origin: string }> {
  if (givenPassword) return { password: givenPassword, origin: 'from ADMIN_PASSWORD' };
  const made = makePassword();
  const shown = { password: made, origin: `${made}   (shown this once only)` };
  if (!isTerminal) return shown;
  for (;;) {
    const question = 'Password (hidden; empty to have one made): ';
    const password = await askHidden(terminal, question);
    if (!password) return shown;
    try {
      await refuseWeak(password, email);
      if ((await askHidden(terminal, 'The same once more: ')) === password) {
        return { password, origin: 'as you typed it' };
      }
      say('The two differ.');
    } catch (error) {
      if (!(error instanceof StartupError)) throw error;
      say(error.message);
    }
  }
}

async function create(given: string | undefined): Promise<number> {
  if (!given && !isTerminal) return misuse();
  const email = given ?? (await askLine(terminal, 'E-mail address: '));
  const { password, origin } = await choosePassword(email);
  await withDatabase((prisma) => createAdmin(prisma, email, password));
  say(`Made the admin ${email}.\nPassword: ${origin}`);
  return done;
}

async function reset(email: string | undefined): Promise<number> {
  if (!email) return misuse();
  const { password, origin } = await choosePassword(email);
  await withDatabase((prisma) => resetPassword(prisma, email, password));
  say(`Changed the password of ${email} and ended its sessions.\nPassword: ${origin}`);
  return done;
}

async function list(): Promise<number> {
  await withDatabase(async (prisma) => {
    const accounts = await listAdmins(prisma, new Date());
    const width = Math.max(...accounts.map(({ email }) => email.length));
    for (const { email, createdAt, sessions } of accounts) {
      const since = createdAt.toISOString().slice(0, 10);
      say(`${email.padEnd(width)}   since ${since}   signed in on ${sessions}`);
    }
    if (accounts.length === 0) say('There is no admin yet.');
  });
  return done;
}

async function remove(email: string | undefined): Promise<number> {
  if (!email) return misuse();
  await withDatabase(async (prisma) => {
    const left = await removeAdmin(prisma, email);
    say(`Removed the admin ${email}.${left === 0 ? ' There is none left now.' : ''}`);
  });
  return done;
}

function misuse(): number {
  process.stderr.write(`${usage}\n`);
  return misused;
}

async function main([command, email, ...rest]: string[]): Promise<number> {
  if (rest.length > 0) return misuse();
  switch (command) {
    case 'create':
      return create(email);
    case 'reset-password':
      return reset(email);
    case 'list':
      return email ? misuse() : list();
    case 'remove':
      return remove(email);
    default:
      return misuse();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof NoAnswer) {
    process.exitCode = interrupted;
  } else {
    const text = error instanceof StartupError ? error.message : (error as Error).stack;
    process.stderr.write(`${String(text)}\n`);
    process.exitCode = refused;
  }
}
