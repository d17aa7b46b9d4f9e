import { beforeEach, describe, expect, it } from 'vitest';
import { createSecretSeal } from '../../api/session/secretSeal.ts';
import { stepOfCode } from '../../api/session/secondFactor/totp.ts';
import { startApi, testPassword } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { lockWaits } from '../support/lockWaits.ts';
import {
  challengeFor,
  codeAt,
  completeSignIn,
  confirm,
  setUpTotp,
} from '../support/secondFactors.ts';
import { codes, signIn, viewer } from '../support/sessions.ts';

let present: Date;
const now = () => present;
const api = useApi({ now });
beforeEach(() => {
  // In the middle of a step of 30 seconds.
  present = new Date(Math.floor(Date.now() / 30_000) * 30_000 + 15_000);
});
const admin = useAdmin(api);

const email = 'admin@example.org';
const later = (seconds: number) => {
  present = new Date(present.getTime() + seconds * 1000);
};
const inSeconds = (seconds: number) => new Date(present.getTime() + seconds * 1000);
const mail = () =>
  api.services.prisma.mailMessage.findMany({ where: { kind: 'ACCOUNT' }, orderBy: { id: 'asc' } });
const fieldCodes = (errors: { extensions: Record<string, unknown> }[] | undefined) =>
  errors?.map(({ extensions }) => extensions['fieldCodes']);
const left = async () =>
  (
    (await admin.query('{ secondFactors { recoveryCodesLeft } }')).data['secondFactors'] as {
      recoveryCodesLeft: number;
    }
  ).recoveryCodesLeft;

describe('an account without a second factor', () => {
  it('signs in with its password alone', async () => {
    expect((await signIn(api, email, testPassword)).errors).toBeUndefined();
  });
});

describe('an authenticator app', () => {
  it('is requested after the password, and completes the sign-in', async () => {
    await confirm(admin);
    const { uri } = await setUpTotp(admin, now);
    later(60);
    const refused = await signIn(api, email, testPassword);
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      reason: 'secondFactorRequired',
      values: { methods: ['CODE', 'RECOVERY_CODE'] },
    });
    const challenge = await challengeFor(api, email);
    const { data } = await completeSignIn(api, challenge, { code: codeAt(uri, present) });
    const { accessToken } = data['completeSignIn'] as { accessToken: string };
    expect((await viewer(api, accessToken)).data).toEqual({ viewer: { email } });
  });

  it('does not end existing sessions when it is set up', async () => {
    await confirm(admin);
    await setUpTotp(admin, now);
    expect((await viewer(api, admin.accessToken)).data).toEqual({ viewer: { email } });
  });

  it('is stored encrypted, and only for its account', async () => {
    await confirm(admin);
    const { uri } = await setUpTotp(admin, now);
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    const { sealedSecret } = await api.services.prisma.totpFactor.findFirstOrThrow();
    expect(sealedSecret).not.toContain(secret);
    const { secretSeal } = api.services;
    expect(secretSeal.open(sealedSecret, `totp of ${admin.id}`)).toBe(secret);
    expect(secretSeal.open(sealedSecret, 'totp of somebody')).toBeNull();
    expect(secretSeal.open(`${sealedSecret.slice(0, -2)}xx`, `totp of ${admin.id}`)).toBeNull();
  });

  it.each([
    ['of the step before', -30, true],
    ['of the step after', 30, true],
    ['of two steps before', -60, false],
    ['of two steps after', 60, false],
  ])('code %s is accepted or refused: %#', async (_which, seconds, isGood) => {
    await confirm(admin);
    const { uri } = await setUpTotp(admin, now);
    later(300);
    const challenge = await challengeFor(api, email);
    const answer = await completeSignIn(api, challenge, { code: codeAt(uri, inSeconds(seconds)) });
    expect(codes(answer)).toEqual(isGood ? undefined : ['INVALID_CREDENTIALS']);
    if (!isGood)
      expect(fieldCodes(answer.errors)).toEqual([{ code: { code: 'wrongCode', values: {} } }]);
  });

  it('code is valid once, including the code of the setup', async () => {
    await confirm(admin);
    const { uri } = await setUpTotp(admin, now);
    const code = codeAt(uri, present);
    const again = await completeSignIn(api, await challengeFor(api, email), { code });
    expect(codes(again)).toEqual(['INVALID_CREDENTIALS']);
    later(30);
    const next = { code: codeAt(uri, present) };
    expect(
      (await completeSignIn(api, await challengeFor(api, email), next)).errors,
    ).toBeUndefined();
    expect(codes(await completeSignIn(api, await challengeFor(api, email), next))).toEqual([
      'INVALID_CREDENTIALS',
    ]);
    // A code from before the last one is not valid either, although its time step is near enough.
    const before = { code: codeAt(uri, inSeconds(-30)) };
    expect(codes(await completeSignIn(api, await challengeFor(api, email), before))).toEqual([
      'INVALID_CREDENTIALS',
    ]);
  });

  it('code that is sent ten times at once signs in once', async () => {
    await confirm(admin);
    const { uri } = await setUpTotp(admin, now);
    later(60);
    const challenges = [];
    for (let index = 0; index < 5; index++) challenges.push(await challengeFor(api, email));
    const code = codeAt(uri, present);
    const answers = await Promise.all(
      [...challenges, ...challenges].map((challenge) => completeSignIn(api, challenge, { code })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('allows ten tries in all sign-ins together', async () => {
    await confirm(admin);
    const { uri } = await setUpTotp(admin, now);
    later(60);
    const challenge = await challengeFor(api, email);
    for (let index = 0; index < 10; index++) {
      expect(codes(await completeSignIn(api, challenge, { code: '000000' }))).toEqual([
        'INVALID_CREDENTIALS',
      ]);
    }
    const right = { code: codeAt(uri, present) };
    const limited = await completeSignIn(api, await challengeFor(api, email), right);
    expect(codes(limited)).toEqual(['TOO_MANY_REQUESTS']);
    later(16 * 60);
    const waited = { code: codeAt(uri, present) };
    expect(
      (await completeSignIn(api, await challengeFor(api, email), waited)).errors,
    ).toBeUndefined();
  });

  it('is requested after each correct password, which does not count as a failed try', async () => {
    await confirm(admin);
    const { uri } = await setUpTotp(admin, now);
    later(60);
    const { attemptCount } = api.services.prisma;
    await completeSignIn(api, await challengeFor(api, email), { code: '000000' });
    const limits = { 'sign-in from': 30, [`code of ${admin.id} in a day`]: 50 };
    for (const [startsWith, limit] of Object.entries(limits)) {
      const where = { key: { startsWith } };
      await attemptCount.updateMany({ where, data: { count: limit - 1 } });
    }
    for (let index = 0; index < 2; index++) {
      later(60);
      const challenge = await challengeFor(api, email);
      const answer = await completeSignIn(api, challenge, { code: codeAt(uri, present) });
      expect(answer.errors).toBeUndefined();
    }
  });

  it('does not lock out a device that signed in before', async () => {
    await confirm(admin);
    const { uri } = await setUpTotp(admin, now);
    later(60);
    const device = { cookie: `device=${api.services.tokens.signDevice(admin.id)}` };
    const challenge = await challengeFor(api, email);
    for (let index = 0; index < 11; index++) {
      await completeSignIn(api, challenge, { code: '000000' });
    }
    const answer = await completeSignIn(api, challenge, { code: codeAt(uri, present) }, device);
    expect(answer.errors).toBeUndefined();
  });

  it('is not set up with a wrong code, or ten minutes after the setup starts', async () => {
    await confirm(admin);
    const begun = await admin.query('mutation { createTotpSetup { uri setup } }');
    const { uri, setup } = begun.data['createTotpSetup'] as { uri: string; setup: string };
    const add = (code: string) =>
      admin.query(
        'mutation ($setup: String!, $code: String!) { addTotp(setup: $setup, code: $code) { recoveryCodes } }',
        { setup, code },
      );
    expect(codes(await add('12345'))).toEqual(['INVALID_CREDENTIALS']);
    later(10 * 60);
    await confirm(admin);
    expect(codes(await add(codeAt(uri, present)))).toEqual(['CONFLICT']);
    expect(await api.services.prisma.totpFactor.count()).toBe(0);
  });

  it('is removed with its recovery codes, and both changes are reported by mail', async () => {
    await confirm(admin);
    await setUpTotp(admin, now);
    expect(await left()).toBe(10);
    const removed = await admin.query('mutation { removeTotp { totpSince recoveryCodesLeft } }');
    expect(removed.data).toEqual({ removeTotp: { totpSince: null, recoveryCodesLeft: 0 } });
    expect((await signIn(api, email, testPassword)).errors).toBeUndefined();
    const [added, gone] = await mail();
    expect(added).toMatchObject({ to: email });
    expect(added?.text).toContain('An authenticator app was set up');
    expect(gone?.text).toContain('was removed');
  });
});

it('creates the codes in appendix B of RFC 6238', async () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const at = (seconds: number) => new Date(seconds * 1000);
  expect(await stepOfCode(secret, '287082', at(59))).toBe(1);
  expect(await stepOfCode(secret, ' 081 804 ', at(1_111_111_109))).toBe(37_037_036);
  expect(await stepOfCode(secret, '353130', at(20_000_000_000))).toBe(666_666_666);
  expect(await stepOfCode(secret, '287083', at(59))).toBeNull();
});

describe('the second step', () => {
  it('ends after five minutes, or with a change of the password', async () => {
    await confirm(admin);
    const { uri } = await setUpTotp(admin, now);
    const late = await challengeFor(api, email);
    const overtaken = await (later(299), challengeFor(api, email));
    later(2);
    const answer = await completeSignIn(api, late, { code: codeAt(uri, present) });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ reason: 'signInExpired' });
    await admin.query(
      'mutation ($old: String!, $new: String!) { changePassword(currentPassword: $old, newPassword: $new) { expiresIn } }',
      { old: testPassword, new: 'kolo tella berbere niter' },
    );
    const other = await completeSignIn(api, overtaken, { code: codeAt(uri, present) });
    expect(other.errors?.[0]?.extensions).toMatchObject({ reason: 'signInExpired' });
  });

  it('can be completed once, and refuses invented challenges and several proofs', async () => {
    await confirm(admin);
    const { recoveryCodes } = await setUpTotp(admin, now);
    const [first, second, third] = recoveryCodes;
    const challenge = await challengeFor(api, email);
    expect((await completeSignIn(api, challenge, { recoveryCode: first })).errors).toBeUndefined();
    expect(codes(await completeSignIn(api, challenge, { recoveryCode: second }))).toEqual([
      'INVALID_CREDENTIALS',
    ]);
    expect(codes(await completeSignIn(api, 'made up', { recoveryCode: second }))).toEqual([
      'INVALID_CREDENTIALS',
    ]);
    const fresh = await challengeFor(api, email);
    for (const proof of [{}, { code: '123456', recoveryCode: third }]) {
      expect(codes(await completeSignIn(api, fresh, proof))).toEqual(['BAD_USER_INPUT']);
    }
    expect(await left()).toBe(9);
  });
});

describe('recovery codes', () => {
  it('are ten, are stored as hashes, and are valid once in any spelling', async () => {
    await confirm(admin);
    const { recoveryCodes } = await setUpTotp(admin, now);
    expect(new Set(recoveryCodes).size).toBe(10);
    const stored = JSON.stringify(await api.services.prisma.recoveryCode.findMany());
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
    const code = recoveryCodes[0] ?? '';
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    const answer = await completeSignIn(api, await challengeFor(api, email), {
      recoveryCode: typed,
    });
    expect(answer.errors).toBeUndefined();
    const again = await completeSignIn(api, await challengeFor(api, email), { recoveryCode: code });
    expect(codes(again)).toEqual(['INVALID_CREDENTIALS']);
    expect(await left()).toBe(9);
  });

  it('sign in after the limit of app codes is reached, and have their own limit', async () => {
    await confirm(admin);
    const { recoveryCodes } = await setUpTotp(admin, now);
    const challenge = await challengeFor(api, email);
    for (let index = 0; index < 11; index++) {
      await completeSignIn(api, challenge, { code: '000000' });
    }
    const [first, second] = recoveryCodes;
    expect((await completeSignIn(api, challenge, { recoveryCode: first })).errors).toBeUndefined();
    const next = await challengeFor(api, email);
    for (let index = 0; index < 10; index++) {
      await completeSignIn(api, next, { recoveryCode: 'wrong' });
    }
    const refused = await completeSignIn(api, next, { recoveryCode: second });
    expect(codes(refused)).toEqual(['TOO_MANY_REQUESTS']);
  });

  it('are accepted once if several sign-ins use the same one at the same time', async () => {
    await confirm(admin);
    const { recoveryCodes } = await setUpTotp(admin, now);
    const challenges = [];
    for (let index = 0; index < 5; index++) challenges.push(await challengeFor(api, email));
    const answers = await Promise.all(
      challenges.map((challenge) =>
        completeSignIn(api, challenge, { recoveryCode: recoveryCodes[0] }),
      ),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('are not used up, except the accepted one, if several are sent at once for one sign-in', async () => {
    await confirm(admin);
    const { recoveryCodes } = await setUpTotp(admin, now);
    const challenge = await challengeFor(api, email);
    const answers = await Promise.all(
      recoveryCodes
        .slice(0, 5)
        .map((code) => completeSignIn(api, challenge, { recoveryCode: code })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await left()).toBe(9);
  });

  it('are not renewed if the second factor is removed at the same time', async () => {
    await confirm(admin);
    await setUpTotp(admin, now);
    const { prisma } = api.services;
    const [removing, renewing] = await prisma.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT FROM "user" WHERE id = ${admin.id}::uuid FOR UPDATE`;
      const requests = [
        admin.query('mutation { removeTotp { recoveryCodesLeft } }'),
        admin.query('mutation { renewRecoveryCodes { recoveryCodes } }'),
      ] as const;
      await expect.poll(() => lockWaits(tx)).toBe(2);
      return requests;
    });
    await Promise.all([removing, renewing]);
    expect(await prisma.recoveryCode.count()).toBe(0);
  });

  it('of another account are refused', async () => {
    await confirm(admin);
    const { recoveryCodes } = await setUpTotp(admin, now);
    const other = await api.signInAdmin('other@example.org');
    await confirm(other);
    await setUpTotp(other, now);
    const challenge = await challengeFor(api, 'other@example.org');
    const answer = await completeSignIn(api, challenge, { recoveryCode: recoveryCodes[0] });
    expect(codes(answer)).toEqual(['INVALID_CREDENTIALS']);
  });

  it('are replaced by new ones, and the owner is notified', async () => {
    const renew = () => admin.query('mutation { renewRecoveryCodes { recoveryCodes } }');
    await confirm(admin);
    expect(codes(await renew())).toEqual(['CONFLICT']);
    const { recoveryCodes } = await setUpTotp(admin, now);
    const { data } = await renew();
    const renewed = (data['renewRecoveryCodes'] as { recoveryCodes: string[] }).recoveryCodes;
    expect(renewed).toHaveLength(10);
    const challenge = await challengeFor(api, email);
    const former = await completeSignIn(api, challenge, { recoveryCode: recoveryCodes[0] });
    expect(codes(former)).toEqual(['INVALID_CREDENTIALS']);
    const answer = await completeSignIn(api, challenge, { recoveryCode: renewed[0] });
    expect(answer.errors).toBeUndefined();
    expect((await mail()).at(-1)?.text).toContain('New recovery codes');
  });
});

it('accepts recovery codes after the secret of sessions changes', async () => {
  await confirm(admin);
  const { uri, recoveryCodes } = await setUpTotp(admin, now);
  later(60);
  const otherSeal = createSecretSeal('another secret for tests, 32 characters');
  const other = await startApi({ now, secretSeal: otherSeal }, {}, { beside: api });
  try {
    const challenge = await challengeFor(other, email);
    const code = await completeSignIn(other, challenge, { code: codeAt(uri, present) });
    expect(codes(code)).toEqual(['INVALID_CREDENTIALS']);
    const proof = { recoveryCode: recoveryCodes[0] };
    expect((await completeSignIn(other, challenge, proof)).errors).toBeUndefined();
  } finally {
    await other.stop();
  }
});

describe('a sensitive operation', () => {
  const id = '00000000-0000-4000-8000-000000000000';
  it.each([
    'createTotpSetup { secret }',
    'addTotp(setup: "", code: "") { recoveryCodes }',
    'removeTotp { id }',
    'renewRecoveryCodes { recoveryCodes }',
    'createPasskeyRegistration',
    'addPasskey(name: "a", response: {}) { recoveryCodes }',
    `removePasskey(id: "${id}") { id }`,
    'requireSecondFactor(isRequired: false) { isRequired }',
    `resetSecondFactors(accountId: "${id}") { isRequired }`,
  ])('requires a confirmation, which lasts ten minutes: %s', async (operation) => {
    const call = () => admin.query(`mutation { ${operation} }`);
    expect(codes(await call())).toEqual(['CONFIRMATION_REQUIRED']);
    expect((await confirm(admin)).errors).toBeUndefined();
    expect(codes(await call())).not.toEqual(['CONFIRMATION_REQUIRED']);
    later(600);
    expect(codes(await call())).toEqual(['CONFIRMATION_REQUIRED']);
  });

  it('is confirmed only for its own session, and not by a wrong password', async () => {
    await confirm(admin);
    const other = await signIn(api, email, testPassword);
    const { accessToken } = other.data['signIn'] as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    const call = () => api.query('mutation { createTotpSetup { secret } }', {}, headers);
    expect(codes(await call())).toEqual(['CONFIRMATION_REQUIRED']);
    const wrong = 'mutation { confirmIdentity(proof: { password: "wrong" }) { id } }';
    for (let index = 0; index < 10; index++) {
      expect(codes(await api.query(wrong, {}, headers))).toEqual(['BAD_USER_INPUT']);
    }
    expect(codes(await api.query(wrong, {}, headers))).toEqual(['TOO_MANY_REQUESTS']);
    expect(codes(await call())).toEqual(['CONFIRMATION_REQUIRED']);
  });

  it('is confirmed by a code of the app, too', async () => {
    await confirm(admin);
    const { uri } = await setUpTotp(admin, now);
    later(60);
    const prove = (code: string) =>
      admin.query(
        'mutation ($code: String) { confirmIdentity(proof: { code: $code }) { confirmedUntil } }',
        { code },
      );
    expect(codes(await prove('000000'))).toEqual(['INVALID_CREDENTIALS']);
    const confirmed = await prove(codeAt(uri, present));
    expect(confirmed.data).toEqual({
      confirmIdentity: { confirmedUntil: inSeconds(600).toISOString() },
    });
  });
});
