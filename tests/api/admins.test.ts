import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askHidden, askLine, NoAnswer } from '../../api/commands/terminal.ts';
import { startBundledPostgres } from '../../api/database/bundledPostgres.ts';
import { connectDatabase } from '../../api/database/connect.ts';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import type { PrismaClient } from '../../api/generated/prisma/client.ts';
import { createFirstAdmin, makePassword } from '../../api/session/admins.ts';
import { isPassword, passwordFault } from '../../api/session/passwords.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

const good = 'injera wot kitfo shiro';
const email = 'abebe@example.org';

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
});

/** Runs the command as somebody without a terminal. */
function admin(args: string[], env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'api/commands/admin.ts', ...args],
      { env: { ...process.env, ADMIN_PASSWORD: '', DATABASE_URL: database.url, ...env } },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
    child.stdin?.end();
  });
}

async function signsIn(password: string, address = email): Promise<boolean> {
  const user = await prisma.user.findUnique({ where: { email: address } });
  return isPassword(password, user?.passwordHash ?? null);
}

describe('npm run admin -- create', () => {
  it('takes the password from ADMIN_PASSWORD, and does not show it', async () => {
    const { code, out } = await admin(['create', 'Abebe@Example.org'], { ADMIN_PASSWORD: good });
    expect(code).toBe(0);
    expect(out).not.toContain(good);
    expect(await signsIn(good)).toBe(true);
  });

  it('makes a strong password where none is given, and shows it once', async () => {
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

  it('refuses what is no address, and an account that is there already', async () => {
    const bad = await admin(['create', 'abebe'], { ADMIN_PASSWORD: good });
    expect([bad.code, bad.err]).toEqual([1, '"abebe" is not an e-mail address.\n']);
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

  it('leaves the password and the sessions when the new one is weak', async () => {
    await admin(['create', email], { ADMIN_PASSWORD: good });
    const { code } = await admin(['reset-password', email], { ADMIN_PASSWORD: 'weak' });
    expect(code).toBe(1);
    expect(await signsIn(good)).toBe(true);
  });

  it('lists the accounts', async () => {
    expect((await admin(['list'])).out).toBe('There is no admin yet.\n');
    await admin(['create', email], { ADMIN_PASSWORD: good });
    const today = new Date().toISOString().slice(0, 10);
    expect((await admin(['list'])).out).toBe(`${email}   since ${today}   signed in on 0\n`);
  });

  it('removes an account, and says when none is left', async () => {
    await admin(['create', email], { ADMIN_PASSWORD: good });
    const { code, out } = await admin(['remove', email]);
    expect(code).toBe(0);
    expect(out).toBe(`Removed the admin ${email}. There is none left now.\n`);
    expect(await prisma.user.count()).toBe(0);
  });

  it('fails for an account that is not there', async () => {
    for (const command of ['remove', 'reset-password']) {
      const { code, err } = await admin([command, email]);
      expect([code, err]).toEqual([1, `There is no admin ${email}.\n`]);
    }
  });

  it.each([[[]], [['make']], [['create']], [['remove']], [['list', 'x']], [['create', 'a', 'b']]])(
    'explains itself when called with %j',
    async (args) => {
      const { code, err } = await admin(args);
      expect(code).toBe(2);
      expect(err).toContain('npm run admin -- create [email]');
    },
  );

  it('fails in one line when the database is not there', async () => {
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
      expect(out).toContain('Made the admin other@example.org.');
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

  it('is made from the settings where there is none, once', async () => {
    await createFirstAdmin(prisma, settings);
    expect(await signsIn(good, 'first@example.org')).toBe(true);
    await createFirstAdmin(prisma, { ...settings, ADMIN_EMAIL: 'second@example.org' });
    expect(await prisma.user.count()).toBe(1);
  });

  it('is not made without the settings, nor judged where there is another', async () => {
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
  it('that is made is never the same, and strong enough', async () => {
    const made = Array.from({ length: 50 }, makePassword);
    expect(new Set(made).size).toBe(50);
    expect(await passwordFault(made[0] ?? '', [])).toBeNull();
  });

  /** Somebody at a terminal, and what they see. */
  function somebody() {
    const [input, output] = [new PassThrough(), new PassThrough()];
    let seen = '';
    output.on('data', (chunk) => (seen += String(chunk)));
    return {
      terminal: { input, output },
      type: (text: string) => input.write(text),
      seen: () => seen,
    };
  }

  it('is not seen while it is typed', async () => {
    const { terminal, type, seen } = somebody();
    const answer = askHidden(terminal, 'Password: ');
    type('injera wopt\u007f\u007ft\r');
    expect(await answer).toBe('injera wot');
    expect(seen()).toBe('Password: \n');
  });

  it('is not the same as an address, which is seen', async () => {
    const { terminal, type, seen } = somebody();
    const answer = askLine(terminal, 'E-mail address: ');
    type('abebe@example.org\r');
    expect(await answer).toBe('abebe@example.org');
    expect(seen()).toContain('abebe@example.org');
  });

  it('need not be given: Ctrl-C and the end of the input are no answer', async () => {
    const first = somebody();
    const interrupted = expect(askHidden(first.terminal, '')).rejects.toThrow(NoAnswer);
    first.type('abc\u0003');
    await interrupted;
    const second = somebody();
    const ended = expect(askHidden(second.terminal, '')).rejects.toThrow(NoAnswer);
    second.terminal.input.end();
    await ended;
  });
});
