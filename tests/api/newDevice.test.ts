import { beforeEach, expect, it } from 'vitest';
import { settleMail } from '../support/accountLinks.ts';
import { testPassword } from '../support/api.ts';
import { mailMessages, useMailApi } from '../support/mailApi.ts';

const mail = useMailApi();
settleMail(mail);
const address = 'admin@example.org';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0';
beforeEach(async () => {
  await mail.api.signInAdmin();
});

/** Signs in as a browser does; returns the cookie of its device. */
async function signIn(device = '', email = address): Promise<string> {
  const response = await fetch(`${mail.api.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': firefox,
      ...(device && { cookie: `device=${device}` }),
    },
    body: JSON.stringify({
      query: `mutation { signIn(email: "${email}", password: "${testPassword}") { expiresIn } }`,
    }),
  });
  const cookies = response.headers.getSetCookie().join('; ');
  return /device=([^;]*)/.exec(cookies)?.[1] ?? '';
}

const told = async () => (await mailMessages(mail.api)).map(({ to }) => to);

it('a sign-in on a new device is reported by mail in the language of the account', async () => {
  await signIn();
  await expect.poll(() => mail.cloud.accepted.length).toBe(1);
  const text = mail.cloud.accepted[0]?.content[0].value ?? '';
  expect(text).toContain(`Account: ${address}\n`);
  expect(text).toContain('Device: Firefox, Windows\n');
  expect(text).toContain('Network address: 127.0.0.1');
  await mail.api.services.prisma.user.updateMany({ data: { language: 'AM' } });
  await signIn();
  await expect.poll(() => mail.cloud.accepted.length).toBe(2);
  expect(mail.cloud.accepted[1]?.subject).toBe('ወደ መለያዎ በአዲስ መሣሪያ ተገብቷል');
});

it('a device that signed in to the account before is not new, even if accounts share it', async () => {
  await mail.api.signInAdmin('second@example.org');
  let device = await signIn();
  device = await signIn(device, 'second@example.org');
  expect(await told()).toEqual([address, 'second@example.org']);
  device = await signIn(device);
  device = await signIn(device, 'second@example.org');
  await signIn(device);
  expect(await told()).toHaveLength(2);
});

it('a forged cookie or a cookie of another account does not make a device known', async () => {
  const { tokens } = mail.api.services;
  const second = await mail.api.signInAdmin('second@example.org');
  await signIn(`nonsense~${tokens.signDevice(second.id)}`);
  expect(await told()).toEqual([address]);
});

it('the first sign-in of an account is not reported', async () => {
  await mail.api.services.prisma.user.updateMany({ data: { lastSignInAt: null } });
  const device = await signIn();
  expect(await told()).toEqual([]);
  await signIn();
  expect(await told()).toEqual([address]);
  await signIn(device);
  expect(await told()).toHaveLength(1);
});
