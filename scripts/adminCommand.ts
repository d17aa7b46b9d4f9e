import { connectDatabase } from '../api/database/connect.ts';
import { prepareDatabase } from '../api/database/prepare.ts';
import { type Env, readEnv } from '../api/env.ts';
import type { PrismaClient } from '../api/generated/prisma/client.ts';
import { Role } from '../api/access.ts';
import {
  changeRoles,
  createAdmin,
  disableAdmin,
  enableAdmin,
  listAdmins,
  removeAdmin,
  resetPassword,
} from '../api/session/admins.ts';
import { removeSecondFactors } from '../api/session/secondFactor/changeFactors.ts';
import { serverSettingsFrom } from '../api/site/serverSettings.ts';
import { choosePassword } from './choosePassword.ts';
import { exitCodeOf, type Surroundings, withDatabase } from './surroundings.ts';
import { askLine } from './terminal.ts';

const usage = `npm run admin -- create [email]           makes an account for the admin area
npm run admin -- reset-password email     sets a new password and signs out everywhere
npm run admin -- list                     shows all accounts
npm run admin -- roles email role...      gives it ADMIN, EDITOR or REGISTRAR, or several
npm run admin -- disable email            signs it out everywhere, and lets it in no more
npm run admin -- enable email             lets a disabled account sign in again
npm run admin -- remove-second-factors email
                                          for somebody who lost them all
npm run admin -- remove email             removes an account; what it created stays

The password is the one in ADMIN_PASSWORD, or else typed on a terminal, or made and shown once.`;

/** The work of a command after its prompts. It returns what the command says. */
type Work = (prisma: PrismaClient, env: Env) => Promise<string>;

/**
 * Manages the accounts of the admin area.
 * @param args the arguments after `npm run admin --`
 * @returns the exit code: 0 done, 1 refused with a message, 2 wrong usage, 130 interrupted
 */
export async function adminCommand(args: string[], surroundings: Surroundings): Promise<number> {
  return exitCodeOf(async () => {
    const work = await understand(args, surroundings);
    if (work) {
      surroundings.say(await doOnDatabase(surroundings.env, work));
      return 0;
    }
    surroundings.complain(usage);
    return 2;
  }, surroundings);
}

/** Asks all questions before the database is used, because that may start it. */
async function understand(
  [command = '', email, ...rest]: string[],
  { env, terminal }: Surroundings,
): Promise<Work | null> {
  if (command === 'roles' && email) return giveRoles(email, rest);
  if (rest.length > 0) return null;
  // Only the environment of this command: a `.env` file has the password of the first account.
  const given = env['ADMIN_PASSWORD'] ?? '';
  if (command === 'create') {
    const address = email ?? (terminal && (await askLine(terminal, 'Email address: ')));
    if (!address) return null;
    const { password, origin } = await choosePassword(address, given, terminal);
    return async (prisma, { DATABASE_URL, DATA_DIR }) => {
      await createAdmin(prisma, address, password);
      const database = DATABASE_URL ? 'of DATABASE_URL' : `in the folder ${DATA_DIR}`;
      return `Made the admin ${address} for the database ${database}.\nPassword: ${origin}`;
    };
  }
  if (command === 'list' && !email) return list;
  if (!email) return null;
  if (command === 'reset-password') {
    const { password, origin } = await choosePassword(email, given, terminal);
    return async (prisma) => {
      const { isDisabled } = await resetPassword(prisma, email, password, new Date());
      const done = `Changed the password of ${email} and ended its sessions.\nPassword: ${origin}`;
      if (!isDisabled) return done;
      return `${done}\nIt is disabled: npm run admin -- enable ${email} lets it sign in again.`;
    };
  }
  const change = Object.hasOwn(changes, command) && changes[command];
  return change ? (prisma, env) => change(prisma, email, env) : null;
}

/** The commands that change an account and ask nothing. */
const changes: Record<string, (prisma: PrismaClient, email: string, env: Env) => Promise<string>> =
  {
    async remove(prisma, email) {
      await removeAdmin(prisma, email, new Date());
      return `Removed the admin ${email}.`;
    },
    async disable(prisma, email) {
      await disableAdmin(prisma, email, new Date());
      return `Disabled ${email} and ended its sessions.`;
    },
    async enable(prisma, email) {
      await enableAdmin(prisma, email);
      return `${email} may sign in again.`;
    },
    async 'remove-second-factors'(prisma, email, env) {
      const services = { server: serverSettingsFrom(env), now: () => new Date() };
      await removeSecondFactors(prisma, services, email);
      return `Removed all second factors of ${email}, which now signs in with its password alone.`;
    },
  };

async function list(prisma: PrismaClient): Promise<string> {
  const accounts = await listAdmins(prisma, new Date());
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const lines = accounts.map(({ email, roles, createdAt, disabledAt, sessions }) => {
    const state = disabledAt ? `disabled ${dayOf(disabledAt)}` : `signed in on ${sessions}`;
    return [email.padEnd(width), `since ${dayOf(createdAt)}`, state, roles.join(', ')].join('   ');
  });
  return lines.join('\n') || 'There is no admin yet.';
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** @returns null if a role is unknown or none is given */
function giveRoles(email: string, names: string[]): Work | null {
  const roles = Object.values(Role).filter((role) => names.includes(role));
  if (roles.length === 0 || names.some((name) => !(name in Role))) return null;
  return async (prisma) => {
    await changeRoles(prisma, email, roles);
    return `${email} is now ${roles.join(', ')}.`;
  };
}

async function doOnDatabase(source: NodeJS.ProcessEnv, work: Work): Promise<string> {
  const env = readEnv(source);
  return withDatabase(env, async (url) => {
    await prepareDatabase(url, () => Promise.resolve());
    const prisma = await connectDatabase(url);
    try {
      return await work(prisma, env);
    } finally {
      await prisma.$disconnect();
    }
  });
}
