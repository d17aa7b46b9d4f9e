import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminCommand } from '../../scripts/adminCommand.ts';
import type { Terminal } from '../../scripts/terminal.ts';
import { startBundledPostgres } from '../../api/database/bundledPostgres.ts';
import { connectDatabase } from '../../api/database/connect.ts';
import { dateToDay } from '../../api/scalars.ts';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import type { PrismaClient } from '../../api/generated/prisma/client.ts';
import { createFirstAdmin, makePassword } from '../../api/session/admins.ts';
import { isPassword, passwordError } from '../../api/session/passwords.ts';
import { methodsOf } from '../../api/session/secondFactor/factors.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

const good = 'injera wot kitfo shiro';
const email = 'abebe@example.org';
const other = 'other@example.org';
const isLast = (address: string) =>
  `${address} is the last ADMIN: make another account an ADMIN first.\n`;

let database: TestDatabase;
let prisma: PrismaClient;
beforeAll(async () => {
  database = await createTestDatabase();
  prisma = await connectDatabase(database.url);
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});
beforeEach(async () => {
  await prisma.user.deleteMany();
  await prisma.formerAccount.deleteMany();
});

/** Runs the command, without a terminal unless one is given. */
async function admin(
  args: string[],
  settings: NodeJS.ProcessEnv = {},
  terminal: Terminal | null = null,
) {
  let [out, err] = ['', ''];
  const code = await adminCommand(args, {
    env: { DATABASE_URL: database.url, ...settings },
    terminal,
    say: (line) => (out += `${line}\n`),
    complain: (line) => (err += `${line}\n`),
  });
  return { code, out, err };
}

/** A terminal that answers each prompt, and its output. */
function somebody(answers: string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let seen = '';
  output.on('data', (chunk) => {
    seen += String(chunk);
    if (seen.endsWith(': ')) setImmediate(() => input.write(answers.shift() ?? ''));
  });
  return { terminal: { input, output }, seen: () => seen };
}

async function signsIn(password: string, address = email): Promise<boolean> {
  const user = await prisma.user.findUnique({ where: { email: address } });
  return isPassword(password, user?.passwordHash ?? null);
}

describe('npm run admin -- create', () => {
  it('reads the password from ADMIN_PASSWORD, and does not show it', async () => {
    const { code, out } = await admin(['create', 'Abebe@Example.org'], { ADMIN_PASSWORD: good });
    expect(code).toBe(0);
    expect(out).not.toContain(good);
    expect(await signsIn(good)).toBe(true);
  });

  it('generates a strong password if none is given, and shows it once', async () => {
    const { code, out, err } = await admin(['create', email]);
    expect(code).toBe(0);
    const password = /^Password: (\S+)/m.exec(out)?.[1] ?? '';
    expect(password).toMatch(/^\w{5}(-\w{5}){3}$/);
    expect(await signsIn(password)).toBe(true);
    expect(out.split(password)).toHaveLength(2);
    expect(err).toBe('');
  });

  it.each([
    ['too short', 'injera wot', 'The password must have at least 12 characters\n'],
    ['too easy', 'password12345', /^The password is too easy to guess\. .*common/],
    ['made of the address', 'abebe@example.org', /^The password is too easy to guess\./],
  ])('refuses a password that is %s, with the reason', async (_what, password, reason) => {
    const { code, err } = await admin(['create', email], { ADMIN_PASSWORD: password });
    expect(code).toBe(1);
    expect(err).toMatch(reason);
    expect(await prisma.user.count()).toBe(0);
  });

  it('refuses an invalid address, and an existing account', async () => {
    const bad = await admin(['create', 'abebe'], { ADMIN_PASSWORD: good });
    expect([bad.code, bad.err]).toEqual([1, '"abebe" is not an email address.\n']);
    await admin(['create', email], { ADMIN_PASSWORD: good });
    const again = await admin(['create', email], { ADMIN_PASSWORD: `${good} and more` });
    expect([again.code, again.err]).toEqual([1, `There is an admin ${email} already.\n`]);
    expect(await signsIn(good)).toBe(true);
  });
});

describe('npm run admin', () => {
  it('resets a password and ends all sessions of that user, and of no other', async () => {
    await admin(['create', email], { ADMIN_PASSWORD: good });
    await admin(['create', 'other@example.org'], { ADMIN_PASSWORD: good });
    for (const { id: userId } of await prisma.user.findMany()) {
      await prisma.session.create({ data: { userId, expiresAt: new Date('2099-01-01') } });
    }
    const password = 'a quite different sentence';
    const { code } = await admin(['reset-password', 'Abebe@example.org'], {
      ADMIN_PASSWORD: password,
    });
    expect(code).toBe(0);
    expect(await signsIn(password)).toBe(true);
    expect(await signsIn(good)).toBe(false);
    const sessions = await prisma.session.findMany({ include: { user: true } });
    expect(sessions.map(({ user }) => user.email)).toEqual(['other@example.org']);
  });

  it('keeps the password and the sessions if the new password is weak', async () => {
    await admin(['create', email], { ADMIN_PASSWORD: good });
    const { code } = await admin(['reset-password', email], { ADMIN_PASSWORD: 'weak' });
    expect(code).toBe(1);
    expect(await signsIn(good)).toBe(true);
  });

  it('lists the accounts', async () => {
    expect((await admin(['list'])).out).toBe('There is no admin yet.\n');
    await admin(['create', email], { ADMIN_PASSWORD: good });
    const { createdAt } = await prisma.user.findUniqueOrThrow({ where: { email } });
    expect((await admin(['list'])).out).toBe(
      `${email}   since ${dateToDay(createdAt)}   signed in on 0   ADMIN\n`,
    );
  });

  it('removes an account, but not the last ADMIN', async () => {
    await admin(['create', email], { ADMIN_PASSWORD: good });
    const refused = await admin(['remove', email]);
    expect([refused.code, refused.err]).toEqual([1, isLast(email)]);
    await admin(['create', other], { ADMIN_PASSWORD: good });
    const { code, out } = await admin(['remove', email]);
    expect([code, out]).toEqual([0, `Removed the admin ${email}.\n`]);
    expect(await prisma.user.count()).toBe(1);
  });

  it('changes the roles of an account, but does not remove ADMIN from the last one', async () => {
    await admin(['create', email], { ADMIN_PASSWORD: good });
    const refused = await admin(['roles', email, 'EDITOR']);
    expect([refused.code, refused.err]).toEqual([1, isLast(email)]);
    await admin(['create', other], { ADMIN_PASSWORD: good });
    const { code, out } = await admin(['roles', email, 'REGISTRAR', 'EDITOR']);
    expect([code, out]).toEqual([0, `${email} is now EDITOR, REGISTRAR.\n`]);
    expect((await admin(['list'])).out).toContain('EDITOR, REGISTRAR');
  });

  it('disables an account and enables it again, but not the last ADMIN', async () => {
    await admin(['create', email], { ADMIN_PASSWORD: good });
    const refused = await admin(['disable', email]);
    expect([refused.code, refused.err]).toEqual([1, isLast(email)]);
    await admin(['create', other], { ADMIN_PASSWORD: good });
    const { id: userId } = await prisma.user.findUniqueOrThrow({ where: { email: other } });
    await prisma.session.create({ data: { userId, expiresAt: new Date('2099-01-01') } });
    expect((await admin(['disable', other])).code).toBe(0);
    expect(await prisma.session.count()).toBe(0);
    const { createdAt, disabledAt } = await prisma.user.findUniqueOrThrow({
      where: { email: other },
    });
    if (!disabledAt) throw new Error('The account is not disabled.');
    expect((await admin(['list'])).out).toContain(
      `since ${dateToDay(createdAt)}   disabled ${dateToDay(disabledAt)}   ADMIN\n`,
    );
    const reset = await admin(['reset-password', other], { ADMIN_PASSWORD: `${good} again` });
    expect(reset.out).toContain(`npm run admin -- enable ${other}`);
    // A disabled account manages no accounts.
    expect((await admin(['remove', email])).err).toBe(isLast(email));
    expect((await admin(['enable', other])).out).toBe(`${other} may sign in again.\n`);
    expect((await admin(['remove', email])).code).toBe(0);
    expect(await prisma.formerAccount.findMany()).toMatchObject([{ email }]);
  });

  it('leaves one ADMIN when two are removed at the same time', async () => {
    await admin(['create', email], { ADMIN_PASSWORD: good });
    await admin(['create', other], { ADMIN_PASSWORD: good });
    const done = await Promise.all([admin(['remove', email]), admin(['roles', other, 'EDITOR'])]);
    expect(done.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(await prisma.user.count({ where: { roles: { has: 'ADMIN' } } })).toBe(1);
  });

  it('fails for an unknown account', async () => {
    for (const command of ['remove', 'reset-password']) {
      const { code, err } = await admin([command, email]);
      expect([code, err]).toEqual([1, `There is no admin ${email}.\n`]);
    }
  });

  it.each([
    [[]],
    [['make']],
    [['create']],
    [['remove']],
    [['list', 'x']],
    [['roles', 'a']],
    [['roles', 'a', 'KING']],
    [['create', 'a', 'b']],
  ])('prints its usage when called with %j', async (args) => {
    const { code, err } = await admin(args);
    expect(code).toBe(2);
    expect(err).toContain('npm run admin -- create [email]');
  });

  it('fails with one line if the database is unavailable', async () => {
    const { code, err } = await admin(['list'], { DATABASE_URL: 'postgresql://a@127.0.0.1:1/b' });
    expect(code).toBe(1);
    expect(err).toMatch(/^Cannot reach PostgreSQL at 127\.0\.0\.1:1 .*\n$/);
  });
});

describe('with the bundled database', () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const here = () => ({ DATABASE_URL: '', DATA_DIR: folder, ADMIN_PASSWORD: good });

  it('works whether the site is running or not', async () => {
    expect((await admin(['create', email], here())).err).toBe('');
    expect(existsSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
    const running = await startBundledPostgres(folder, () => undefined);
    try {
      const { code, out } = await admin(['create', 'other@example.org'], here());
      expect(out).toContain('Made the admin other@example.org for the database ');
      expect(code).toBe(0);
      const site = await connectDatabase(running.url);
      expect(await site.user.count()).toBe(2);
      await site.$disconnect();
    } finally {
      await running.stop();
    }
    expect((await admin(['list'], here())).out).toContain('other@example.org');
  });
});

describe('the first admin', () => {
  const settings = { ADMIN_EMAIL: 'First@Example.org', ADMIN_PASSWORD: good };

  it('is created from the settings once, if there is none', async () => {
    await createFirstAdmin(prisma, settings);
    expect(await signsIn(good, 'first@example.org')).toBe(true);
    await createFirstAdmin(prisma, { ...settings, ADMIN_EMAIL: 'second@example.org' });
    expect(await prisma.user.count()).toBe(1);
  });

  it('is not created without the settings; its password is not checked if there is another admin', async () => {
    await createFirstAdmin(prisma, { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
    expect(await prisma.user.count()).toBe(0);
    await createFirstAdmin(prisma, settings);
    await createFirstAdmin(prisma, { ...settings, ADMIN_PASSWORD: 'weak' });
  });

  it('keeps the site from starting when its password is weak or missing', async () => {
    for (const [password, reason] of [
      ['weak', 'The password must have at least 12 characters'],
      ['', 'it is not set'],
    ]) {
      const made = createFirstAdmin(prisma, { ...settings, ADMIN_PASSWORD: password ?? '' });
      await expect(made).rejects.toMatchObject({
        name: 'StartupError',
        message: `Bad settings: ADMIN_PASSWORD (${String(reason)}). See .env.example.`,
      });
    }
    expect(await prisma.user.count()).toBe(0);
  });
});

describe('a password', () => {
  it('is unique and strong enough when it is generated', async () => {
    const made = Array.from({ length: 50 }, makePassword);
    expect(new Set(made).size).toBe(50);
    expect(await passwordError(made[0] ?? '', [])).toBeNull();
  });

  it('is typed twice on a terminal, hidden, until it is strong enough', async () => {
    const { terminal, seen } = somebody([
      `${email}\r`,
      'weak\r',
      `${good}\r`,
      'something else\r',
      // With a typing error that is corrected.
      'injera wopt\u007f\u007ft kitfo shiro\r',
      `${good}\r`,
    ]);
    const { code, out } = await admin(['create'], {}, terminal);
    expect(code).toBe(0);
    expect(await signsIn(good)).toBe(true);
    expect(seen()).toContain('The password must have at least 12 characters\n');
    expect(seen()).toContain('The two differ.\n');
    expect(seen()).not.toContain('injera');
    expect(out).toMatch(
      new RegExp(`^Made the admin ${email} for the database .+\nPassword: the one you typed\n$`),
    );
  });

  it('is generated if nothing is typed', async () => {
    const { out } = await admin(['create', email], {}, somebody(['\r']).terminal);
    expect(out).toMatch(/^Password: (\w{5}-){3}\w{5} {3}\(shown this once only\)$/m);
  });

  it('can be cancelled: Ctrl-C ends the command and changes nothing', async () => {
    const { code } = await admin(['create', email], {}, somebody(['abc\u0003']).terminal);
    expect(code).toBe(130);
    expect(await prisma.user.count()).toBe(0);
  });
});

describe('the program', () => {
  const run = (args: string[]) =>
    new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      const program = ['--import', 'tsx', 'scripts/admin.ts', ...args];
      const env = { ...process.env, ADMIN_PASSWORD: '', DATABASE_URL: database.url };
      const child = execFile(process.execPath, program, { env }, (_error, out, err) => {
        resolve({ code: child.exitCode, out, err });
      });
      child.stdin?.end();
    });

  it('ends by itself with an exit code, and writes errors to stderr', async () => {
    const refused = await run(['remove', email]);
    expect(refused).toEqual({ code: 1, out: '', err: `There is no admin ${email}.\n` });
  });
});

describe('npm run admin -- remove-second-factors', () => {
  it('lets an account sign in with its password alone, and notifies it by mail', async () => {
    await admin(['create', email], { ADMIN_PASSWORD: good });
    const { id: userId } = await prisma.user.findFirstOrThrow();
    await prisma.totpFactor.create({ data: { userId, sealedSecret: '', lastStep: 0 } });
    await prisma.recoveryCode.create({ data: { userId, hash: 'a' } });
    const credential = { credentialId: 'a', publicKey: 'a', counter: 0, name: 'Phone' };
    await prisma.passkey.create({ data: { userId, ...credential } });
    const { code, out } = await admin(['remove-second-factors', 'Abebe@example.org']);
    expect([code, out]).toEqual([
      0,
      'Removed all second factors of Abebe@example.org, which now signs in with its password alone.\n',
    ]);
    expect(await methodsOf(prisma, userId)).toEqual([]);
    expect(await prisma.recoveryCode.count()).toBe(0);
    const letter = await prisma.mailMessage.findFirstOrThrow();
    expect(letter).toMatchObject({ to: email, kind: 'ACCOUNT', state: 'PENDING' });
  });

  it('refuses an unknown account', async () => {
    const { code, err } = await admin(['remove-second-factors', other]);
    expect([code, err]).toEqual([1, `There is no admin ${other}.\n`]);
  });
});
