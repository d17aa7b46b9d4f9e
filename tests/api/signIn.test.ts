import jwt from 'jsonwebtoken';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../../api/session/tokens.ts';
import { startApi, testPassword } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { codes, signIn, viewer } from '../support/sessions.ts';

let present: Date;
const api = useApi({ now: () => present });
beforeEach(() => {
  present = new Date();
});
const admin = useAdmin(api);

/** Signs in as a browser that holds a device cookie. */
const onDevice = (device: string) => (password: string) =>
  api.query(
    'mutation ($password: String!) { signIn(email: "admin@example.org", password: $password) { expiresIn } }',
    { password },
    { cookie: `device=${device}` },
  );
/** Signs in once and returns the device cookie for later attempts. */
async function signInOnDevice() {
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `mutation { signIn(email: "admin@example.org", password: "${testPassword}") { expiresIn } }`,
    }),
  });
  const device = response.headers.getSetCookie().find((cookie) => cookie.startsWith('device='));
  expect(device).toMatch(/; Max-Age=31536000; Path=\/graphql; HttpOnly; SameSite=Strict$/);
  return { fetchSignIn: onDevice(/^device=([^;]*)/.exec(device ?? '')?.[1] ?? '') };
}

describe('signing in', () => {
  it('opens a session, regardless of case and invisible characters in the email address', async () => {
    const { data, errors } = await signIn(api, ' Admin@Example.org\u200e', testPassword);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      signIn: { user: { id: admin.id, email: 'admin@example.org' }, expiresIn: 900 },
    });
  });

  it('keeps the refresh token in a cookie that scripts and other sites cannot use', async () => {
    const response = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `mutation { signIn(email: "admin@example.org", password: "${testPassword}") { expiresIn } }`,
      }),
    });
    const cookies = response.headers.getSetCookie();
    const cookie = cookies.find((each) => each.startsWith('refresh_token='));
    expect(cookie).toMatch(/^refresh_token=[\w-]{43};/);
    for (const flag of ['HttpOnly', 'SameSite=Strict', 'Path=/graphql']) {
      expect(cookie).toContain(flag);
    }
    const refreshed = await api.query(
      'mutation { refreshSession { accessToken } }',
      {},
      { cookie: String(cookie).split(';')[0] ?? '' },
    );
    expect(refreshed.errors).toBeUndefined();
  });

  it('gives the same response for a wrong password and an unknown address', async () => {
    const wrong = await signIn(api, 'admin@example.org', 'not the password');
    const unknown = await signIn(api, 'nobody@example.org', 'not the password');
    expect(wrong.errors?.[0]).toMatchObject({ message: 'Invalid login credentials' });
    expect(codes(wrong)).toEqual(['INVALID_CREDENTIALS']);
    expect({ ...unknown }).toEqual({ ...wrong });
  });

  it('limits the tries per account, and counts each try of a request', async () => {
    const wrong = (alias: string) =>
      `${alias}: signIn(email: "admin@example.org", password: "wrong") { expiresIn }`;
    const twoTries = await api.query(`mutation { ${wrong('a')} ${wrong('b')} }`);
    // The first failure ends a mutation, so a request can try once only.
    expect(twoTries.errors).toHaveLength(1);
    for (let index = 0; index < 9; index++) await signIn(api, 'admin@example.org', 'wrong');
    const refused = await signIn(api, 'admin@example.org', testPassword);
    expect(refused.errors?.[0]).toMatchObject({
      message: 'Too many tries. Please try again in 15 minutes.',
      extensions: {
        code: 'TOO_MANY_REQUESTS',
        reason: 'tooManyAttempts',
        values: { retryAfter: 900 },
        retryAfter: 900,
      },
    });
    const query = `mutation { signIn(email: "admin@example.org", password: "x") { expiresIn } }`;
    const { headers } = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    expect(headers.get('retry-after')).toBe('900');
    present = new Date(present.getTime() + 901_000);
    expect((await signIn(api, 'admin@example.org', testPassword)).errors).toBeUndefined();
  });

  it('does not limit a device that signed in before, whatever happens elsewhere', async () => {
    const { fetchSignIn } = await signInOnDevice();
    // As many tries as there are allowed from all addresses together.
    await api.services.prisma.attemptCount.update({
      where: { key: `sign-in as ${hashOf('admin@example.org')}` },
      data: { count: 100 },
    });
    expect(codes(await signIn(api, 'admin@example.org', testPassword))).toEqual([
      'TOO_MANY_REQUESTS',
    ]);
    expect((await fetchSignIn(testPassword)).errors).toBeUndefined();
    for (let index = 0; index < 10; index++) await fetchSignIn('wrong');
    expect(codes(await fetchSignIn(testPassword))).toEqual(['TOO_MANY_REQUESTS']);
  });

  it('counts tries at an account per address, so that one address does not lock out others', async () => {
    const from = (address: string, password: string) =>
      proxied.query(
        `mutation ($password: String!) { signIn(email: "admin@example.org", password: $password) { expiresIn } }`,
        { password },
        { 'x-forwarded-for': address },
      );
    const proxied = await startApi({ now: () => present }, { TRUSTED_PROXIES: 'loopback' });
    try {
      await proxied.signInAdmin();
      for (let index = 0; index < 11; index++) await from('2001:db8::1', 'wrong');
      expect(codes(await from('2001:db8::2', testPassword))).toEqual(['TOO_MANY_REQUESTS']);
      expect((await from('2001:db8:0:1::1', testPassword)).errors).toBeUndefined();
    } finally {
      await proxied.stop();
    }
  });

  it('never refuses correct passwords, even if many accounts sign in from one address', async () => {
    await signIn(api, 'admin@example.org', 'wrong');
    const { attemptCount } = api.services.prisma;
    const ofAddress = { key: { startsWith: 'sign-in from' } };
    await attemptCount.updateMany({ where: ofAddress, data: { count: 29 } });
    for (let index = 0; index < 2; index++) {
      expect((await signIn(api, 'admin@example.org', testPassword)).errors).toBeUndefined();
    }
    expect(await attemptCount.findMany({ orderBy: { count: 'asc' } })).toMatchObject([
      { key: `sign-in as ${hashOf('admin@example.org')}`, count: 1 },
      { count: 29 },
    ]);
  });

  it('has the same limit for simultaneous and successive wrong passwords', async () => {
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => signIn(api, 'admin@example.org', 'wrong')),
    );
    const verified = answers.filter((answer) => codes(answer)?.[0] === 'INVALID_CREDENTIALS');
    expect(verified).toHaveLength(10);
    // Refused tries do not count in the limit of the address.
    const ofAddress = { key: { startsWith: 'sign-in from' } };
    expect(await api.services.prisma.attemptCount.findFirst({ where: ofAddress })).toMatchObject({
      count: 10,
    });
  });

  it('accepts no token of another kind, account or key as a device token', async () => {
    for (let index = 0; index < 10; index++) await signIn(api, 'admin@example.org', 'wrong');
    const colleague = await api.signInAdmin('colleague@example.org');
    const { tokens } = api.services;
    const forged = jwt.sign({ sub: admin.id }, 'another secret of 32 characters at least', {
      audience: 'device',
    });
    for (const token of [admin.accessToken, tokens.signDevice(colleague.id), forged]) {
      const answer = await onDevice(token)(testPassword);
      expect(codes(answer)).toEqual(['TOO_MANY_REQUESTS']);
    }
    expect((await viewer(api, tokens.signDevice(admin.id))).data).toEqual({ viewer: null });
  });

  it('limits the tries per address, over many accounts', async () => {
    for (let index = 0; index < 30; index++)
      await signIn(api, `a${String(index)}@example.org`, 'wrong');
    expect(codes(await signIn(api, 'admin@example.org', testPassword))).toEqual([
      'TOO_MANY_REQUESTS',
    ]);
  });
});
