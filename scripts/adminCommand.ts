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
import { type NewPassword, choosePassword } from './choosePassword.ts';
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

/** The work of a command after its prompts. */
type Work = (prisma: PrismaClient, env: Env) => Promise<void>;

/**
 * Manages the accounts of the admin area.
 * @param args the arguments after `npm run admin --`
 * @returns the exit code: 0 done, 1 refused with a message, 2 wrong usage, 130 interrupted
 */
export async function adminCommand(args: string[], surroundings: Surroundings): Promise<number> {
  return exitCodeOf(async () => {
    const work = await understand(args, surroundings);
    if (work) {
      await doOnDatabase(surroundings.env, work);
      return 0;
    }
    surroundings.complain(usage);
    return 2;
  }, surroundings);
}

/** Asks all questions before the database is used, because that may start it. */
async function understand(
  [command, email, ...rest]: string[],
  { env, terminal, say }: Surroundings,
): Promise<Work | null> {
  if (command === 'roles' && email) return giveRoles(email, rest, say);
  if (rest.length > 0) return null;
  // Only the environment of this command: a `.env` file has the password of the first account.
  const given = env['ADMIN_PASSWORD'] ?? '';
  if (command === 'create') {
    const address = email ?? (terminal && (await askLine(terminal, 'Email address: ')));
    if (!address) return null;
    return create(address, await choosePassword(address, given, terminal), say);
  }
  if (command === 'reset-password' && email) {
    return reset(email, await choosePassword(email, given, terminal), say);
  }
  if (command === 'list' && !email) return list(say);
  if (command === 'disable' && email) return disable(email, say);
  if (command === 'enable' && email) return enable(email, say);
  if (command === 'remove' && email) return remove(email, say);
  if (command === 'remove-second-factors' && email) return removeFactors(email, say);
  return null;
}

const create =
  (email: string, { password, origin }: NewPassword, say: Surroundings['say']): Work =>
  async (prisma, env) => {
    await createAdmin(prisma, email, password);
    const database = env.DATABASE_URL ? 'of DATABASE_URL' : `in the folder ${env.DATA_DIR}`;
    say(`Made the admin ${email} for the database ${database}.\nPassword: ${origin}`);
  };

const reset =
  (email: string, { password, origin }: NewPassword, say: Surroundings['say']): Work =>
  async (prisma) => {
    const { isDisabled } = await resetPassword(prisma, email, password, new Date());
    say(`Changed the password of ${email} and ended its sessions.\nPassword: ${origin}`);
    if (isDisabled) say(`It is disabled: npm run admin -- enable ${email} lets it sign in again.`);
  };

const list =
  (say: Surroundings['say']): Work =>
  async (prisma) => {
    const accounts = await listAdmins(prisma, new Date());
    const width = Math.max(...accounts.map(({ email }) => email.length));
    for (const { email, roles, createdAt, disabledAt, sessions } of accounts) {
      const state = disabledAt ? `disabled ${dayOf(disabledAt)}` : `signed in on ${sessions}`;
      const parts = [email.padEnd(width), `since ${dayOf(createdAt)}`, state, roles.join(', ')];
      say(parts.join('   '));
    }
    if (accounts.length === 0) say('There is no admin yet.');
  };

const remove =
  (email: string, say: Surroundings['say']): Work =>
  async (prisma) => {
    await removeAdmin(prisma, email, new Date());
    say(`Removed the admin ${email}.`);
  };

const disable =
  (email: string, say: Surroundings['say']): Work =>
  async (prisma) => {
    await disableAdmin(prisma, email, new Date());
    say(`Disabled ${email} and ended its sessions.`);
  };

const enable =
  (email: string, say: Surroundings['say']): Work =>
  async (prisma) => {
    await enableAdmin(prisma, email);
    say(`${email} may sign in again.`);
  };

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const removeFactors =
  (email: string, say: Surroundings['say']): Work =>
  async (prisma, env) => {
    const services = { server: serverSettingsFrom(env), now: () => new Date() };
    await removeSecondFactors(prisma, services, email);
    say(`Removed all second factors of ${email}, which now signs in with its password alone.`);
  };

/** @returns null if a role is unknown or none is given */
function giveRoles(email: string, names: string[], say: Surroundings['say']): Work | null {
  const roles = Object.values(Role).filter((role) => names.includes(role));
  if (roles.length === 0 || names.some((name) => !(name in Role))) return null;
  return async (prisma) => {
    await changeRoles(prisma, email, roles);
    say(`${email} is now ${roles.join(', ')}.`);
  };
}

async function doOnDatabase(source: NodeJS.ProcessEnv, work: Work): Promise<void> {
  const env = readEnv(source);
  await withDatabase(env, async (url) => {
    await prepareDatabase(url, () => Promise.resolve());
    const prisma = await connectDatabase(url);
    try {
      await work(prisma, env);
    } finally {
      await prisma.$disconnect();
    }
  });
}
