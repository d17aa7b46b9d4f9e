import jwt from 'jsonwebtoken';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../api/session/passwords.ts';
import { type GraphQLResponse, testPassword } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { lockWaits } from '../support/lockWaits.ts';
import { codes, signIn, viewer } from '../support/sessions.ts';

let present: Date;
const api = useApi({ now: () => present });
beforeEach(() => {
  present = new Date();
});
const admin = useAdmin(api);

const later = (seconds: number) => {
  present = new Date(present.getTime() + seconds * 1000);
};
const refresh = (refreshToken: string) =>
  api.query(
    'mutation ($token: String) { refreshSession(refreshToken: $token) { accessToken refreshToken } }',
    { token: refreshToken },
  );
const refreshTokenOf = (answer: GraphQLResponse) =>
  (answer.data['refreshSession'] as { refreshToken: string }).refreshToken;
describe('a clock that was moved', () => {
  it('forward ends the access token, and the refresh token remains valid', async () => {
    later(6 * 60 * 60);
    expect((await viewer(api, admin.accessToken)).data).toEqual({ viewer: null });
    expect((await refresh(admin.refreshToken)).errors).toBeUndefined();
  });

  it('backward keeps users signed in, and does not extend their lockout', async () => {
    later(6 * 60 * 60);
    for (let index = 0; index < 11; index++) await signIn(api, 'admin@example.org', 'wrong');
    const next = await refresh(admin.refreshToken);
    later(-6 * 60 * 60);
    expect((await refresh(refreshTokenOf(next))).errors).toBeUndefined();
    expect((await viewer(api, admin.accessToken)).data).not.toEqual({ viewer: null });
    expect((await signIn(api, 'admin@example.org', testPassword)).errors).toBeUndefined();
  });
});

it('does not return a refresh token in the body if the token came as a cookie', async () => {
  const data = await api.ask(
    'mutation { refreshSession { accessToken refreshToken } }',
    {},
    { cookie: `refresh_token=${admin.refreshToken}` },
  );
  expect(data).toMatchObject({ refreshSession: { refreshToken: null } });
});

describe('a protected operation refuses', () => {
  const operation = '{ activeSessions { id } }';
  const ask = (authorization: string) => api.query(operation, {}, { authorization });
  const claims = () => jwt.decode(admin.accessToken) as jwt.JwtPayload;

  it('an anonymous caller', async () => {
    expect(codes(await api.query(operation))).toEqual(['UNAUTHENTICATED']);
  });
  it('an expired token', async () => {
    expect((await ask(`Bearer ${admin.accessToken}`)).errors).toBeUndefined();
    later(901);
    expect(codes(await ask(`Bearer ${admin.accessToken}`))).toEqual(['UNAUTHENTICATED']);
  });
  it('a tampered token', async () => {
    const [header, , signature] = admin.accessToken.split('.');
    const longer = JSON.stringify({ ...claims(), exp: Number(claims().exp) + 60 });
    const forged = [header, Buffer.from(longer).toString('base64url'), signature].join('.');
    expect(codes(await ask(`Bearer ${forged}`))).toEqual(['UNAUTHENTICATED']);
  });
  it('a token signed with another key', async () => {
    const forged = jwt.sign(claims(), 'another secret of 32 characters at least');
    expect(codes(await ask(`Bearer ${forged}`))).toEqual(['UNAUTHENTICATED']);
  });
  it('a token without a signature (alg: none)', async () => {
    const forged = jwt.sign(claims(), '', { algorithm: 'none' });
    expect(codes(await ask(`Bearer ${forged}`))).toEqual(['UNAUTHENTICATED']);
  });
  it('the token of a session that was signed out', async () => {
    await admin.query('mutation { signOut(scope: LOCAL) }');
    expect(codes(await ask(`Bearer ${admin.accessToken}`))).toEqual(['UNAUTHENTICATED']);
  });
});

describe('refreshing', () => {
  it('continues the session, one token after the other', async () => {
    const second = await refresh(admin.refreshToken);
    const third = await refresh(refreshTokenOf(second));
    expect(third.errors).toBeUndefined();
  });

  it('returns another access token, even within the same second', async () => {
    const { data } = await refresh(admin.refreshToken);
    const { accessToken } = data['refreshSession'] as { accessToken: string };
    expect(accessToken).not.toBe(admin.accessToken);
    expect((await viewer(api, accessToken)).data).not.toEqual({ viewer: null });
  });

  it('ends the whole session if a used token is sent again later', async () => {
    const second = refreshTokenOf(await refresh(admin.refreshToken));
    later(31);
    expect(codes(await refresh(admin.refreshToken))).toEqual(['UNAUTHENTICATED']);
    expect(codes(await refresh(second))).toEqual(['UNAUTHENTICATED']);
    expect((await viewer(api, admin.accessToken)).data).toEqual({ viewer: null });
  });

  it('ends the session at once if the next token has already been used', async () => {
    const second = refreshTokenOf(await refresh(admin.refreshToken));
    const third = refreshTokenOf(await refresh(second));
    expect(codes(await refresh(admin.refreshToken))).toEqual(['UNAUTHENTICATED']);
    expect(codes(await refresh(third))).toEqual(['UNAUTHENTICATED']);
  });

  it('100 times at once creates one chain, and signs nobody out', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => refresh(admin.refreshToken)),
    );
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const successors = new Set(answers.map(refreshTokenOf));
    expect(successors.size).toBe(1);
    expect(await api.services.prisma.refreshToken.count()).toBe(2);
    expect((await refresh([...successors][0] ?? '')).errors).toBeUndefined();
  });

  it('is refused after 180 days, however often the token was used', async () => {
    let token = admin.refreshToken;
    for (let month = 1; month <= 6; month += 1) {
      later(29 * 24 * 60 * 60);
      token = refreshTokenOf(await refresh(token));
    }
    later(7 * 24 * 60 * 60);
    expect(codes(await refresh(token))).toEqual(['UNAUTHENTICATED']);
  });

  it('is refused after 30 days without use', async () => {
    later(30 * 24 * 60 * 60 + 1);
    expect(codes(await refresh(admin.refreshToken))).toEqual(['UNAUTHENTICATED']);
  });
});

describe('signing out', () => {
  const tokenOf = async () => {
    const { data } = await signIn(api, 'admin@example.org', testPassword);
    return (data['signIn'] as { accessToken: string }).accessToken;
  };
  const isAlive = async (accessToken: string) => {
    const { data } = await viewer(api, accessToken);
    return data['viewer'] !== null;
  };

  it.each([
    ['GLOBAL', [false, false]],
    ['LOCAL', [false, true]],
    ['OTHERS', [true, false]],
  ])('%s ends the sessions of its scope', async (scope, expected) => {
    const other = await tokenOf();
    const { data } = await admin.query(`mutation { signOut(scope: ${scope}) }`);
    expect(data).toEqual({ signOut: true });
    expect([await isAlive(admin.accessToken), await isAlive(other)]).toEqual(expected);
  });

  it('does not sign out other people', async () => {
    const colleague = await api.signInAdmin('colleague@example.org');
    await admin.query('mutation { signOut }');
    expect(await isAlive(colleague.accessToken)).toBe(true);
  });

  it('ends one selected session, but no session of another account', async () => {
    const colleague = await api.signInAdmin('colleague@example.org');
    const theirs = await colleague.query('{ activeSessions { id isCurrent } }');
    const [session] = theirs.data['activeSessions'] as { id: string }[];
    const end = 'mutation ($id: ID!) { endSession(id: $id) }';
    expect((await admin.query(end, { id: session?.id })).data).toEqual({ endSession: null });
    expect((await colleague.query(end, { id: session?.id })).data).toEqual({
      endSession: session?.id,
    });
    expect(await isAlive(colleague.accessToken)).toBe(false);
  });
});

it('accepts an older password with spaces around it', async () => {
  const passwordHash = await hashPassword(' teff barley enset ');
  await api.services.prisma.user.updateMany({ data: { passwordHash } });
  const { errors } = await signIn(api, 'admin@example.org', ' teff barley enset ');
  expect(errors).toBeUndefined();
});

describe('changing the password', () => {
  const change = (currentPassword: string, newPassword: string) =>
    admin.query(
      `mutation ($current: String!, $new: String!) {
        changePassword(currentPassword: $current, newPassword: $new) { accessToken }
      }`,
      { current: currentPassword, new: newPassword },
    );

  it('ends every other session', async () => {
    const { data, errors } = await change(testPassword, 'teff barley enset sorghum');
    expect(errors).toBeUndefined();
    expect((await viewer(api, admin.accessToken)).data).toEqual({ viewer: null });
    const { accessToken } = data['changePassword'] as { accessToken: string };
    expect((await viewer(api, accessToken)).data).toMatchObject({ viewer: {} });
    expect(codes(await signIn(api, 'admin@example.org', testPassword))).toEqual([
      'INVALID_CREDENTIALS',
    ]);
  });

  it('is refused if the session ends meanwhile, as is a change of the name', async () => {
    const { prisma } = api.services;
    const { changing } = await prisma.$transaction(async (tx) => {
      await tx.user.updateMany({ data: { disabledAt: new Date() } });
      const changing = change(testPassword, 'teff barley enset sorghum');
      await expect.poll(() => lockWaits(prisma)).toBe(1);
      await tx.session.deleteMany();
      return { changing };
    });
    expect(codes(await changing)).toEqual(['UNAUTHENTICATED']);
    expect(await prisma.session.count()).toBe(0);

    const other = await api.signInAdmin('other@example.org');
    const { naming } = await prisma.$transaction(async (tx) => {
      await tx.user.updateMany({ data: { disabledAt: new Date() } });
      const naming = other.query('mutation { changeName(name: "Sara") { name } }');
      await expect.poll(() => lockWaits(prisma)).toBe(1);
      await tx.user.deleteMany();
      return { naming };
    });
    expect(codes(await naming)).toEqual(['UNAUTHENTICATED']);
  });

  it.each([
    [
      'short',
      'The password must have at least 12 characters',
      { code: 'tooShort', values: { min: 12 } },
    ],
    [
      'password1234',
      'The password is too easy to guess. This is similar',
      { code: 'weakPassword', values: { suggestions: ['anotherWord'] } },
    ],
    ['admin@example.org', 'The password is too easy to guess.', { code: 'weakPassword' }],
    [testPassword, 'This is your current password.', { code: 'samePassword' }],
    [`${testPassword} `, 'It must not begin or end with a space', { code: 'surroundingSpace' }],
    [
      `${testPassword}\u200b`,
      'It has characters that nobody sees, which come with copied text.',
      { code: 'invisibleCharacter' },
    ],
  ])('refuses %s with the reason', async (password, reason, error) => {
    const { errors } = await change(testPassword, password);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { newPassword: expect.stringContaining(reason) as unknown },
      fieldCodes: { newPassword: error },
    });
  });

  it('stores only its Argon2id hash', async () => {
    await change(testPassword, 'teff barley enset sorghum');
    const user = await api.services.prisma.user.findUniqueOrThrow({ where: { id: admin.id } });
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(user)).not.toContain('teff');
  });

  it('requires the current one', async () => {
    const { errors } = await change('wrong', 'teff barley enset sorghum');
    expect(errors?.[0]?.extensions).toMatchObject({
      fields: { currentPassword: 'The current password is wrong' },
      fieldCodes: { currentPassword: { code: 'wrongPassword', values: {} } },
    });
  });
});
