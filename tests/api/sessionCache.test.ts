import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Admin, testPassword } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';

let other: Admin['query'];
let otherId: string;
const api = useApi({}, { CACHE_MB: '8' });
const admin = useAdmin(api);
beforeEach(async () => {
  const { data } = await api.query(
    `mutation { signIn(email: "admin@example.org", password: "${testPassword}") { accessToken } }`,
  );
  const { accessToken } = data['signIn'] as { accessToken: string };
  other = (query, variables) =>
    api.query(query, variables, { authorization: `Bearer ${accessToken}` });
  otherId = await idOf(other);
  await isKnown(admin.query);
});

const isKnown = async (query: Admin['query']) => (await viewerOf(query)) !== null;
const viewerOf = async (query: Admin['query']) =>
  (await query('{ viewer { email } }')).data['viewer'];

async function idOf(query: Admin['query']): Promise<string> {
  const { data } = await query('{ activeSessions { id isCurrent } }');
  const sessions = data['activeSessions'] as { id: string; isCurrent: boolean }[];
  return sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
}

/** As another process, or a person at the database, would. */
async function elsewhere(sql: string) {
  const database = new pg.Client(api.databaseUrl);
  await database.connect();
  await database.query(sql);
  await database.end();
}

it('sessions are not read from the database for each request', async () => {
  api.statements.length = 0;
  expect(await isKnown(admin.query)).toBe(true);
  expect(api.statements).toEqual([]);
});

it('changed roles apply at once, even with a valid access token', async () => {
  await admin.ask('{ members { nodes { id } } }');
  await elsewhere(`UPDATE "user" SET roles = ARRAY['EDITOR']::"Role"[]`);
  await expect
    .poll(
      async () =>
        (await admin.query('{ members { nodes { id } } }')).errors?.[0]?.extensions['code'],
    )
    .toBe('FORBIDDEN');
  await admin.ask('{ inquiries { edges { node { id } } } }');
  expect((await admin.query('{ viewer { roles } }')).data['viewer']).toEqual({ roles: ['EDITOR'] });
});

describe('a session ends at once when', () => {
  it.each(['GLOBAL', 'OTHERS'])('all or the other sessions are signed out (%s)', async (scope) => {
    await admin.query(`mutation { signOut(scope: ${scope}) }`);
    expect(await isKnown(other)).toBe(false);
    expect(await isKnown(admin.query)).toBe(scope === 'OTHERS');
  });

  it('it is signed out', async () => {
    await other('mutation { signOut(scope: LOCAL) }');
    expect(await isKnown(other)).toBe(false);
    expect(await isKnown(admin.query)).toBe(true);
  });

  it('another session ends it', async () => {
    await admin.query('mutation ($id: ID!) { endSession(id: $id) }', { id: otherId });
    expect(await isKnown(other)).toBe(false);
  });

  it('the password is changed', async () => {
    await admin.ask(
      `mutation { changePassword(currentPassword: "${testPassword}", newPassword: "nine grains of black teff") { expiresIn } }`,
    );
    expect(await isKnown(other)).toBe(false);
  });

  it('its refresh token is used a second time', async () => {
    const refresh = (token: string) =>
      api.query(
        'mutation ($token: String) { refreshSession(refreshToken: $token) { refreshToken } }',
        { token },
      );
    const { data } = await refresh(admin.refreshToken);
    await refresh((data['refreshSession'] as { refreshToken: string }).refreshToken);
    await refresh(admin.refreshToken);
    expect(await isKnown(admin.query)).toBe(false);
    expect(await isKnown(other)).toBe(true);
  });
});

describe('a change by another process is received:', () => {
  it('a session that ends', async () => {
    await elsewhere(`DELETE FROM session WHERE id = '${otherId}'`);
    await expect.poll(() => isKnown(other)).toBe(false);
    expect(await isKnown(admin.query)).toBe(true);
  });

  it('the removal of an administrator', async () => {
    await elsewhere('DELETE FROM "user"');
    await expect.poll(() => isKnown(admin.query)).toBe(false);
  });

  it('a new email address', async () => {
    await elsewhere(`UPDATE "user" SET email = 'new@example.org'`);
    await expect.poll(() => viewerOf(admin.query)).toEqual({ email: 'new@example.org' });
  });
});

it('sessions are read from the database each time while there are no notifications', async () => {
  api.services.sessions.onDisconnect();
  for (let time = 0; time < 2; time += 1) {
    api.statements.length = 0;
    await isKnown(admin.query);
    expect(api.statements).toHaveLength(1);
  }
  api.services.sessions.onReconnect();
});

it('a session that is read before its end is not cached after it', async () => {
  const { sessions, tokens } = api.services;
  const ids = tokens.readAccess(admin.accessToken);
  if (!ids) throw new Error('the token is not good');
  sessions.ended();
  const reading = sessions.find(ids, new Date());
  sessions.ended();
  await reading;
  api.statements.length = 0;
  await sessions.find(ids, new Date());
  expect(api.statements).toHaveLength(1);
});
