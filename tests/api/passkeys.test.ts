import { beforeEach, describe, expect, it } from 'vitest';
import { type Admin, testPassword } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { Authenticator } from '../support/authenticator.ts';
import { challengeFor, completeSignIn, confirm } from '../support/secondFactors.ts';
import { codes, signIn, viewer } from '../support/sessions.ts';

const siteUrl = 'https://community.example';
let admin: Admin;
let key: Authenticator;
let present: Date;
const api = useApi({ now: () => present }, { SITE_URL: siteUrl });
beforeEach(async () => {
  present = new Date();
  await api.reset();
  admin = await api.signInAdmin();
  key = new Authenticator(siteUrl);
  await confirm(admin);
});

const email = 'admin@example.org';
const later = (seconds: number) => {
  present = new Date(present.getTime() + seconds * 1000);
};
type Options = { challenge: string } & Record<string, unknown>;

async function registration(who = admin): Promise<Options> {
  const { data } = await who.query('mutation { createPasskeyRegistration }');
  return data['createPasskeyRegistration'] as Options;
}
const add = (response: object, name = 'Phone', who = admin) =>
  who.query(
    `mutation ($name: String!, $response: JSONObject!) {
      addPasskey(name: $name, response: $response) {
        recoveryCodes secondFactors { passkeys { id name cloneSuspectedAt } } } }`,
    { name, response },
  );
async function addKey(who = admin, authenticator = key): Promise<string> {
  const { data } = await add(authenticator.register(await registration(who)), 'Phone', who);
  const { secondFactors } = data['addPasskey'] as {
    secondFactors: { passkeys: { id: string }[] };
  };
  return secondFactors.passkeys.at(-1)?.id ?? '';
}
async function signInOptions(challenge?: string): Promise<Options> {
  const { data } = await api.query(
    'mutation ($challenge: String) { createPasskeySignIn(challenge: $challenge) }',
    { challenge },
  );
  return data['createPasskeySignIn'] as Options;
}
const signInWith = (response: object) =>
  api.query(
    'mutation ($response: JSONObject!) { signInWithPasskey(response: $response) { accessToken } }',
    { response },
  );
const refused = ['INVALID_CREDENTIALS'];

describe('a passkey', () => {
  it('is requested with the site, its owner and the required verification', async () => {
    await addKey();
    expect(await registration()).toMatchObject({
      rp: { id: 'community.example' },
      user: { name: email, id: Buffer.from(admin.id).toString('base64url') },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: key.id.toString('base64url') }],
    });
    const options = await signInOptions();
    expect(options).toMatchObject({ rpId: 'community.example', userVerification: 'required' });
    expect(options['allowCredentials']).toEqual([]);
  });

  it('signs in alone after it is added', async () => {
    const added = await add(key.register(await registration()));
    expect((added.data['addPasskey'] as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(
      10,
    );
    const answer = await signInWith(key.sign(await signInOptions(), admin.id));
    const { accessToken } = answer.data['signInWithPasskey'] as { accessToken: string };
    expect((await viewer(api, accessToken)).data).toEqual({ viewer: { email } });
    const letters = await api.services.prisma.mailMessage.findMany();
    expect(letters.map(({ text }) => text).join()).toContain('Passkey / የይለፍ ቁልፍ: Phone');
  });

  it('signs in without a limit from one address', async () => {
    await addKey();
    await signInWith({});
    const where = { key: { startsWith: 'passkey from' } };
    await api.services.prisma.attemptCount.updateMany({ where, data: { count: 29 } });
    for (let index = 0; index < 2; index++) {
      const answer = await signInWith(key.sign(await signInOptions(), admin.id));
      expect(answer.errors).toBeUndefined();
    }
  });

  it('is the second step after a password, only for its own account', async () => {
    await addKey();
    const step = await signIn(api, email, testPassword);
    expect(step.errors?.[0]?.extensions['values']).toMatchObject({
      methods: ['PASSKEY', 'RECOVERY_CODE'],
    });
    const challenge = await challengeFor(api, email);
    const options = await signInOptions(challenge);
    expect(options['allowCredentials']).toMatchObject([{ id: key.id.toString('base64url') }]);
    const passkey = key.sign(options, admin.id);
    expect((await completeSignIn(api, challenge, { passkey })).errors).toBeUndefined();

    const other = await api.signInAdmin('other@example.org');
    await confirm(other);
    const foreign = new Authenticator(siteUrl);
    await addKey(other, foreign);
    const again = await challengeFor(api, email);
    const signed = foreign.sign(await signInOptions(again), other.id);
    expect(codes(await completeSignIn(api, again, { passkey: signed }))).toEqual(refused);
  });

  it('confirms the identity of the user', async () => {
    await addKey();
    later(601);
    expect(codes(await admin.query('mutation { createTotpSetup { uri } }'))).toEqual([
      'CONFIRMATION_REQUIRED',
    ]);
    const { data } = await admin.query('mutation { createPasskeyConfirmation }');
    const passkey = key.sign(data['createPasskeyConfirmation'] as Options, admin.id);
    const confirmed = await admin.query(
      'mutation ($passkey: JSONObject) { confirmIdentity(proof: { passkey: $passkey }) { id } }',
      { passkey },
    );
    expect(confirmed.errors).toBeUndefined();
    await admin.ask('mutation { createTotpSetup { uri } }');
  });

  it('is renamed and removed only by its owner', async () => {
    const id = await addKey();
    const other = await api.signInAdmin('other@example.org');
    await confirm(other);
    const rename = (who: Admin, name: string) =>
      who.query(
        'mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { name } }',
        { id, name },
      );
    const remove = (who: Admin) =>
      who.query('mutation ($id: ID!) { removePasskey(id: $id) { recoveryCodesLeft } }', { id });
    expect(codes(await rename(other, 'Mine'))).toEqual(['NOT_FOUND']);
    expect(codes(await remove(other))).toEqual(['NOT_FOUND']);
    expect(codes(await rename(admin, ' '))).toEqual(['BAD_USER_INPUT']);
    expect((await rename(admin, ' Laptop ')).data).toEqual({ renamePasskey: { name: 'Laptop' } });
    expect((await remove(admin)).data).toEqual({ removePasskey: { recoveryCodesLeft: 0 } });
    expect(codes(await signInWith(key.sign(await signInOptions(), admin.id)))).toEqual(refused);
    expect((await signIn(api, email, testPassword)).errors).toBeUndefined();
  });
});

describe('adding a passkey is refused', () => {
  it.each([
    ['from another site', { origin: 'https://community.example.evil' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without verification of its owner', { flags: 0x01 }],
  ])('%s', async (_which, wrong) => {
    expect(codes(await add(key.register(await registration(), wrong)))).toEqual(refused);
    expect(await api.services.prisma.passkey.count()).toBe(0);
  });

  it('for a used response, a late one, another account, and an invented challenge', async () => {
    const options = await registration();
    const other = await api.signInAdmin('other@example.org');
    await confirm(other);
    expect(codes(await add(key.register(options), 'Mine', other))).toEqual(refused);
    expect((await add(key.register(options))).errors).toBeUndefined();
    expect(codes(await add(new Authenticator(siteUrl).register(options)))).toEqual(refused);
    const late = await registration();
    later(301);
    expect(codes(await add(new Authenticator(siteUrl).register(late)))).toEqual(refused);
    expect(codes(await add(new Authenticator(siteUrl).register({ challenge: 'a' })))).toEqual(
      refused,
    );
  });

  it('if it is already known, or if the response is not valid', async () => {
    await addKey();
    const other = await api.signInAdmin('other@example.org');
    await confirm(other);
    expect(codes(await add(key.register(await registration(other)), 'Copy', other))).toEqual(
      refused,
    );
    const clientDataJSON = Buffer.from('null').toString('base64url');
    for (const response of [
      {},
      { id: 'a', response: {} },
      { id: 'a', response: { clientDataJSON } },
    ]) {
      expect(codes(await add(response))).toEqual(refused);
    }
  });
});

describe('signing in with a passkey is refused', () => {
  beforeEach(() => addKey());

  it.each([
    ['from another site', { origin: 'https://community.example.evil' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without verification of its owner', { flags: 0x01 }],
  ])('%s', async (_which, wrong) => {
    const response = key.sign(await signInOptions(), admin.id, wrong);
    expect(codes(await signInWith(response))).toEqual(refused);
  });

  it('with a wrong signature or for another user', async () => {
    const forged = new Authenticator(siteUrl).sign(await signInOptions(), admin.id);
    const id = key.id.toString('base64url');
    expect(codes(await signInWith({ ...forged, id, rawId: id }))).toEqual(refused);
    const foreign = key.sign(await signInOptions(), '00000000-0000-4000-8000-000000000000');
    expect(codes(await signInWith(foreign))).toEqual(refused);
  });

  it('for a used response, a late one, and a challenge for another purpose', async () => {
    const response = key.sign(await signInOptions(), admin.id);
    expect((await signInWith(response)).errors).toBeUndefined();
    expect(codes(await signInWith(response))).toEqual(refused);
    const late = await signInOptions();
    later(301);
    expect(codes(await signInWith(key.sign(late, admin.id)))).toEqual(refused);
    await confirm(admin);
    expect(codes(await signInWith(key.sign(await registration(), admin.id)))).toEqual(refused);
    const { data } = await admin.query('mutation { createPasskeyConfirmation }');
    const confirmation = data['createPasskeyConfirmation'] as Options;
    expect(codes(await signInWith(key.sign(confirmation, admin.id)))).toEqual(refused);
  });

  it('for all but one of five simultaneous copies of a response', async () => {
    const response = key.sign(await signInOptions(), admin.id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => signInWith(response)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('after its counter decreases, and the owner is notified once', async () => {
    key.counter = 10;
    expect((await signInWith(key.sign(await signInOptions(), admin.id))).errors).toBeUndefined();
    key.counter = 3;
    expect(codes(await signInWith(key.sign(await signInOptions(), admin.id)))).toEqual(refused);
    key.counter = 20;
    expect(codes(await signInWith(key.sign(await signInOptions(), admin.id)))).toEqual(refused);
    const { data } = await admin.query('{ secondFactors { passkeys { cloneSuspectedAt } } }');
    expect(data['secondFactors']).toEqual({
      passkeys: [{ cloneSuspectedAt: present.toISOString() }],
    });
    const letters = await api.services.prisma.mailMessage.findMany();
    expect(letters.filter(({ text }) => text.includes('only a copy'))).toHaveLength(1);
  });

  it('if two responses arrive in reverse order, and it is not treated as a copy', async () => {
    const [first, second] = [await signInOptions(), await signInOptions()];
    const [former, latter] = [key.sign(first, admin.id), key.sign(second, admin.id)];
    later(1);
    expect((await signInWith(latter)).errors).toBeUndefined();
    expect(codes(await signInWith(former))).toEqual(refused);
    expect((await signInWith(key.sign(await signInOptions(), admin.id))).errors).toBeUndefined();
    expect(await api.services.prisma.passkey.findFirst()).toMatchObject({ cloneSuspectedAt: null });
  });

  it('after thirty tries from one address', async () => {
    for (let index = 0; index < 30; index++) expect(codes(await signInWith({}))).toEqual(refused);
    expect(codes(await signInWith({}))).toEqual(['TOO_MANY_REQUESTS']);
  });
});

it('a passkey without a counter is not treated as a copy', async () => {
  await addKey();
  for (let index = 0; index < 2; index++) {
    key.counter = -1;
    expect((await signInWith(key.sign(await signInOptions(), admin.id))).errors).toBeUndefined();
  }
});
