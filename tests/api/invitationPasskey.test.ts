import { beforeEach, expect, it } from 'vitest';
import { accept, invite, settleMail, tokenFor, why } from '../support/accountLinks.ts';
import { type Admin, testPassword } from '../support/api.ts';
import { Authenticator } from '../support/authenticator.ts';
import { useMailApi } from '../support/mailApi.ts';
import { confirm } from '../support/secondFactors.ts';
import { codes, signIn } from '../support/sessions.ts';

const email = 'new@example.org';
const siteUrl = 'https://community.example';
const mail = useMailApi();
settleMail(mail);
let admin: Admin;
let token: string;
let key: Authenticator;

beforeEach(async () => {
  admin = await mail.api.signInAdmin();
  await confirm(admin);
  await invite(admin, email);
  token = await tokenFor(mail, email);
  key = new Authenticator(siteUrl);
});

type Options = { challenge: string; user: { id: string; name: string } };

const begin = (by = token) =>
  mail.api.query('mutation ($token: String!) { createInvitationPasskey(token: $token) }', {
    token: by,
  });
const options = async (by = token) => (await begin(by)).data['createInvitationPasskey'] as Options;
const acceptWith = (response: object, by = token, name = 'Phone') =>
  mail.api.query(
    `mutation ($token: String!, $name: String!, $response: JSONObject!) {
      acceptInvitationWithPasskey(token: $token, name: $name, response: $response) {
        user { id email roles } accessToken } }`,
    { token: by, name, response },
  );
const people = () => mail.api.services.prisma.user.count();
const passkeys = () => mail.api.services.prisma.passkey.count();

it('creates the account with the passkey, signs in, and can sign in again', async () => {
  const asked = await options();
  expect(asked.user.name).toBe(email);
  const { data } = await acceptWith(key.register(asked));
  const { user } = data['acceptInvitationWithPasskey'] as { user: { id: string } };
  expect(user).toMatchObject({ email, roles: ['EDITOR'] });

  const begun = await mail.api.query('mutation { createPasskeySignIn }');
  const response = key.sign(begun.data['createPasskeySignIn'] as Options, user.id);
  const again = await mail.api.query(
    'mutation ($response: JSONObject!) { signInWithPasskey(response: $response) { user { email } } }',
    { response },
  );
  expect(again.data['signInWithPasskey']).toEqual({ user: { email } });
  // Nobody knows its password.
  expect(codes(await signIn(mail.api, email, ''))).toEqual(['INVALID_CREDENTIALS']);
});

it('an account without a password cannot remove its only passkey, but may choose a password', async () => {
  const { data } = await acceptWith(key.register(await options()));
  const { accessToken, user } = data['acceptInvitationWithPasskey'] as {
    accessToken: string;
    user: { id: string };
  };
  const own = (query: string, variables = {}) =>
    mail.api.query(query, variables, { authorization: `Bearer ${accessToken}` });
  const choose = () =>
    own(
      'mutation ($password: String!) { changePassword(currentPassword: "", newPassword: $password) { expiresIn } }',
      { password: testPassword },
    );
  expect(why(await choose())).toEqual(['confirmationRequired']);
  const begun = await own('mutation { createPasskeyConfirmation }');
  const passkey = key.sign(begun.data['createPasskeyConfirmation'] as Options, user.id);
  await own(
    'mutation ($passkey: JSONObject!) { confirmIdentity(proof: { passkey: $passkey }) { id } }',
    {
      passkey,
    },
  );
  const factors = await own('{ secondFactors { hasPassword passkeys { id } } }');
  expect(factors.data).toMatchObject({ secondFactors: { hasPassword: false } });
  const {
    passkeys: [{ id } = { id: '' }],
  } = factors.data['secondFactors'] as {
    passkeys: { id: string }[];
  };
  const remove = () =>
    own('mutation ($id: ID!) { removePasskey(id: $id) { hasPassword } }', { id });
  expect(why(await remove())).toEqual(['lastPasskey']);
  expect((await choose()).errors).toBeUndefined();
  // The password is right.
  expect(codes(await signIn(mail.api, email, testPassword))).toEqual(['SECOND_FACTOR_REQUIRED']);
});

it('can be accepted once, by password or passkey', async () => {
  const asked = await options();
  await acceptWith(key.register(asked));
  expect(why(await begin())).toEqual(['linkUsed']);
  expect(why(await accept(mail.api, token))).toEqual(['linkUsed']);
  const other = new Authenticator(siteUrl);
  expect(why(await acceptWith(other.register(asked)))).toEqual(['linkUsed']);
  expect([await people(), await passkeys()]).toEqual([2, 1]);
});

it('creates one account for two simultaneous acceptances', async () => {
  const [one, other] = [await options(), await options()];
  const answers = await Promise.all([
    acceptWith(key.register(one)),
    acceptWith(new Authenticator(siteUrl).register(other)),
    accept(mail.api, token),
  ]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await people()).toBe(2);
  expect(await passkeys()).toBeLessThanOrEqual(1);
});

it('refuses invalid links', async () => {
  const asked = await options();
  const tampered = `${token.slice(0, -2)}AA`;
  expect(why(await begin(tampered))).toEqual(['linkInvalid']);
  expect(why(await acceptWith(key.register(asked), tampered))).toEqual(['linkInvalid']);
  await mail.api.services.prisma.accountLink.updateMany({
    data: { expiresAt: new Date('2020-01-01') },
  });
  expect(why(await begin())).toEqual(['linkExpired']);
  expect(why(await acceptWith(key.register(asked)))).toEqual(['linkExpired']);
  expect([await people(), await passkeys()]).toEqual([1, 0]);
});

it('refuses invalid passkeys, and the link remains valid', async () => {
  const bad = [
    key.register({ challenge: 'bWFkZSB1cA' }),
    key.register(await options(), { origin: 'https://elsewhere.example' }),
    key.register(await options(), { rpId: 'elsewhere.example' }),
    // Its owner was not verified.
    key.register(await options(), { flags: 1 }),
    {},
  ];
  for (const response of bad) {
    expect(codes(await acceptWith(response))).toEqual(['INVALID_CREDENTIALS']);
  }
  expect(codes(await acceptWith(key.register(await options()), token, ' '))).toEqual([
    'BAD_USER_INPUT',
  ]);
  expect(await people()).toBe(1);
  expect((await acceptWith(key.register(await options()))).errors).toBeUndefined();
});

it('refuses a passkey that belongs to another account', async () => {
  await acceptWith(key.register(await options()));
  await invite(admin, 'third@example.org');
  const second = await tokenFor(mail, 'third@example.org');
  expect(codes(await acceptWith(key.register(await options(second)), second))).toEqual([
    'INVALID_CREDENTIALS',
  ]);
  expect(await people()).toBe(2);
});
