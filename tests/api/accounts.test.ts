import { beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../api/http/requestLog.ts';
import {
  accountOf,
  type AccountRow,
  changeAccount,
  changeRoles,
  countAdmins,
} from '../support/accounts.ts';
import { type Admin, type GraphQLResponse, testPassword } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { randomRuns } from '../support/randomRuns.ts';
import { confirm } from '../support/secondFactors.ts';
import { codes, signIn, viewer } from '../support/sessions.ts';

const colleagueEmail = 'colleague@example.org';
let lines: string[] = [];
let admin: Admin;
let colleague: Admin;
const log = createLog('info', { write: (line) => void lines.push(line) });
const api = useApi({ log }, { CACHE_MB: '10' });
const other = useApi({}, { CACHE_MB: '10' }, { beside: api });
beforeEach(async () => {
  await api.reset();
  other.services.sessions.ended();
  admin = await api.signInAdmin();
  await confirm(admin);
  colleague = await api.signInAdmin(colleagueEmail);
  lines = [];
});

const noted = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
const reasons = (answer: Awaited<ReturnType<Admin['query']>>) =>
  answer.errors?.map(({ extensions }) => extensions['reason']);

describe('an account', () => {
  it('gets other roles, which apply to the next request in every process', async () => {
    const { data } = await changeRoles(admin, await accountOf(admin, colleagueEmail), [
      'REGISTRAR',
      'EDITOR',
      'EDITOR',
    ]);
    expect(data['changeRoles']).toMatchObject({ version: 2, roles: ['EDITOR', 'REGISTRAR'] });
    const headers = { authorization: `Bearer ${colleague.accessToken}` };
    for (const process of [api, other]) {
      await expect
        .poll(async () => codes(await process.query('{ accounts { id } }', {}, headers)))
        .toEqual(['FORBIDDEN']);
    }
    expect(noted()).toContain('the roles of an account were changed');
  });

  it('must have at least one role', async () => {
    const { errors } = await changeRoles(admin, await accountOf(admin, colleagueEmail), []);
    expect(errors?.[0]?.extensions['fieldCodes']).toEqual({
      roles: { code: 'required', values: {} },
    });
  });

  it('is shown by its name, with the address if the name is not enough', async () => {
    const rename = (name: string) =>
      colleague.query('mutation ($name: String!) { changeName(name: $name) { email name } }', {
        name,
      });
    const shown = async () => {
      const { data } = await admin.query('{ activity(first: 1) { nodes { email accountName } } }');
      return (data['activity'] as { nodes: { accountName: string }[] }).nodes[0];
    };
    const { data } = await rename('  Almaz  Bekele ');
    expect(data['changeName']).toEqual({ email: colleagueEmail, name: 'Almaz Bekele' });
    expect(await shown()).toEqual({ email: colleagueEmail, accountName: 'Almaz Bekele' });
    const query = `mutation ($id: ID!, $version: Int!) {
      changeRoles(id: $id, version: $version, roles: [ADMIN], name: "almaz bekele") { name } }`;
    await admin.query(query, { ...(await accountOf(admin, 'admin@example.org')) });
    expect(await shown()).toMatchObject({ accountName: 'almaz bekele (admin@example.org)' });
    await rename('admin@example.org');
    expect(await shown()).toMatchObject({
      accountName: `admin@example.org (${colleagueEmail})`,
    });
    expect((await rename('x'.repeat(81))).errors?.[0]?.extensions['fieldCodes']).toEqual({
      name: { code: 'tooLong', values: { max: 80 } },
    });
    await rename('');
    expect(await shown()).toMatchObject({ accountName: colleagueEmail });
  });

  it('keeps its name when it is removed', async () => {
    await colleague.query('mutation { changeName(name: "Almaz") { id } }');
    await colleague.query(
      'mutation { createDirectoryCategory(input: { categoryName: "Shops" }) { id } }',
    );
    await changeAccount(admin, 'removeAccount', await accountOf(admin, colleagueEmail));
    const { data } = await admin.query(
      '{ formerAccounts { email name } activity(first: 20) { nodes { accountName kind } } }',
    );
    expect(data).toMatchObject({
      formerAccounts: [{ email: colleagueEmail, name: 'Almaz' }],
      activity: {
        nodes: expect.arrayContaining([
          { accountName: 'Almaz', kind: 'DIRECTORY_CATEGORY' },
        ]) as unknown,
      },
    });
  });

  it('has the time of its last sign-in', async () => {
    await api.services.prisma.user.updateMany({ data: { lastSignInAt: null } });
    const before = Date.now();
    expect(await accountOf(admin, colleagueEmail)).toMatchObject({ lastSignInAt: null });
    await signIn(api, colleagueEmail, testPassword);
    const { lastSignInAt } = await accountOf(admin, colleagueEmail);
    expect(Date.parse(lastSignInAt ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('is signed out of every process when it is disabled, and cannot sign in until it is enabled', async () => {
    // Both processes know the session.
    for (const each of [api, other]) {
      expect((await viewer(each, colleague.accessToken)).data['viewer']).not.toBeNull();
    }
    const { data } = await changeAccount(
      admin,
      'disableAccount',
      await accountOf(admin, colleagueEmail),
    );
    expect((await viewer(api, colleague.accessToken)).data['viewer']).toBeNull();
    await expect
      .poll(async () => (await viewer(other, colleague.accessToken)).data['viewer'])
      .toBeNull();
    const refresh = await api.query(
      'mutation ($token: String) { refreshSession(refreshToken: $token) { accessToken } }',
      { token: colleague.refreshToken },
    );
    expect(codes(refresh)).toEqual(['UNAUTHENTICATED']);

    const refused = await signIn(api, colleagueEmail, testPassword);
    expect([codes(refused), reasons(refused)]).toEqual([['FORBIDDEN'], ['accountDisabled']]);
    const wrong = await signIn(api, colleagueEmail, 'not the password');
    expect(codes(wrong)).toEqual(['INVALID_CREDENTIALS']);
    expect(noted()).toContain('a sign-in to a disabled account was refused');

    await changeAccount(
      admin,
      'enableAccount',
      data['disableAccount'] as { id: string; version: number },
    );
    expect((await signIn(api, colleagueEmail, testPassword)).errors).toBeUndefined();
  });

  it('keeps its records and is listed as a former account after it is removed', async () => {
    await colleague.query(
      `mutation { createDirectoryCategory(input: { categoryName: "Bakeries" }) { id } }`,
    );
    const account = await accountOf(admin, colleagueEmail);
    expect((await changeAccount(admin, 'removeAccount', account)).errors).toBeUndefined();
    expect((await viewer(api, colleague.accessToken)).data['viewer']).toBeNull();
    const category = await api.services.prisma.directoryCategory.findFirstOrThrow();
    expect(category.createdBy).toBe(account.id);
    const { data } = await admin.query('{ formerAccounts { id email removedAt } }');
    expect(data['formerAccounts']).toMatchObject([{ id: account.id, email: colleagueEmail }]);
    expect(codes(await signIn(api, colleagueEmail, testPassword))).toEqual(['INVALID_CREDENTIALS']);
  });

  it('refuses a change based on an older version, and reports a missing account', async () => {
    const seen = await accountOf(admin, colleagueEmail);
    await changeRoles(admin, seen, ['ADMIN', 'EDITOR']);
    const answers = [
      await changeRoles(admin, seen, ['REGISTRAR']),
      await changeAccount(admin, 'disableAccount', seen),
      await changeAccount(admin, 'removeAccount', seen),
    ];
    expect(answers.flatMap(reasons)).toEqual(Array(3).fill('changedMeanwhile'));
    expect(await accountOf(admin, colleagueEmail)).toMatchObject({ roles: ['ADMIN', 'EDITOR'] });
    const none = { id: '0194d1c0-0000-7000-8000-000000000000', version: 1 };
    for (const seen of [none, { ...none, id: '1' }]) {
      expect(codes(await changeAccount(admin, 'disableAccount', seen))).toEqual(['NOT_FOUND']);
    }
    expect(noted()).toContain('refused: an account was disabled');
  });
});

describe('the last ADMIN', () => {
  it('cannot be demoted, disabled or removed', async () => {
    const seen = await accountOf(admin, colleagueEmail);
    await changeAccount(admin, 'disableAccount', seen);
    const own = await accountOf(admin, 'admin@example.org');
    const answers = [
      await changeRoles(admin, own, ['EDITOR', 'REGISTRAR']),
      await changeAccount(admin, 'disableAccount', own),
      await changeAccount(admin, 'removeAccount', own),
    ];
    expect(answers.flatMap(reasons)).toEqual(Array(3).fill('lastAdmin'));
    expect(await countAdmins(api)).toBe(1);
    expect((await changeRoles(admin, own, ['ADMIN', 'EDITOR'])).errors).toBeUndefined();
  });

  it('remains when two ADMINs demote each other at the same time in two processes', async () => {
    const ways: ((by: Admin, seen: AccountRow) => Promise<GraphQLResponse>)[] = [
      (by, seen) => changeRoles(by, seen, ['EDITOR']),
      (by, seen) => changeAccount(by, 'disableAccount', seen),
      (by, seen) => changeAccount(by, 'removeAccount', seen),
    ];
    for (let round = 0; round < randomRuns({ all: 60, few: 9 }); round += 1) {
      await api.reset();
      const [one, two] = [await api.signInAdmin(), await other.signInAdmin(colleagueEmail)];
      await Promise.all([confirm(one), confirm(two)]);
      const [mine, yours] = [ways[round % 3], ways[Math.floor(round / 3) % 3]];
      const [a, b] = await Promise.all([
        accountOf(one, colleagueEmail),
        accountOf(two, 'admin@example.org'),
      ]);
      const answers = await Promise.all([mine?.(one, a), yours?.(two, b)]);
      expect(answers.filter((answer) => !answer?.errors)).toHaveLength(1);
      expect(await countAdmins(api)).toBe(1);
    }
  });
});
