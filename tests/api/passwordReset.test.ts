import { beforeEach, describe, expect, it } from 'vitest';
import { changeAccount, accountOf } from '../support/accounts.ts';
import {
  confirmEmail,
  newPassword,
  requestEmailChange,
  requestReset,
  reset,
  settleMail,
  tokenFor,
  why,
  written,
} from '../support/accountLinks.ts';
import { type Admin, startApi, testPassword } from '../support/api.ts';
import { minutes, useMailApi } from '../support/mailApi.ts';
import { confirm } from '../support/secondFactors.ts';
import { codes, signIn, viewer } from '../support/sessions.ts';

const mail = useMailApi();
settleMail(mail);
const address = 'colleague@example.org';
let admin: Admin;
let colleague: Admin;
beforeEach(async () => {
  admin = await mail.api.signInAdmin();
  colleague = await mail.api.signInAdmin(address);
});

describe('a forgotten password', () => {
  it('gets the same response whether the address has an account or not', async () => {
    const answers = [];
    for (const email of [address, 'nobody@example.org']) {
      const before = mail.time;
      const { status, data, errors } = await requestReset(mail.api, email);
      // The clock only moves by the pause that makes all responses equally long.
      answers.push({ status, data, errors, took: mail.time - before });
    }
    expect(answers[0]).toEqual({ status: 200, data: { requestPasswordReset: true }, took: 500 });
    expect(answers[1]).toEqual(answers[0]);
    expect(await written(mail.api)).toEqual([`${address}: Choose a new password`]);
  });

  it('is replaced, all sessions end, and the account is notified by mail', async () => {
    await requestReset(mail.api, ` ${address.toUpperCase()}`);
    const token = await tokenFor(mail, address);
    expect((await reset(mail.api, token)).data).toEqual({ resetPassword: address });
    expect((await viewer(mail.api, colleague.accessToken)).data['viewer']).toBeNull();
    expect((await viewer(mail.api, admin.accessToken)).data['viewer']).not.toBeNull();
    expect(codes(await signIn(mail.api, address, testPassword))).toEqual(['INVALID_CREDENTIALS']);
    expect((await signIn(mail.api, address, newPassword)).errors).toBeUndefined();
    expect(await written(mail.api)).toContain(`${address}: Your password has been changed`);
  });

  it('is kept if the new one is weak, and the link remains valid', async () => {
    await requestReset(mail.api, address);
    const token = await tokenFor(mail, address);
    expect(codes(await reset(mail.api, token, 'password1234'))).toEqual(['BAD_USER_INPUT']);
    expect((await reset(mail.api, token)).errors).toBeUndefined();
  });

  it('can be requested only a few times, for every address alike', async () => {
    for (const email of [address, 'nobody@example.org']) {
      for (let count = 0; count < 3; count += 1) await requestReset(mail.api, email);
      expect(codes(await requestReset(mail.api, email))).toEqual(['TOO_MANY_REQUESTS']);
    }
    mail.time += minutes(16);
    expect((await requestReset(mail.api, address)).errors).toBeUndefined();
  });

  it('has one valid link at a time, and none after another change of the password', async () => {
    await requestReset(mail.api, address);
    const first = await tokenFor(mail, address);
    mail.time += 1;
    await requestReset(mail.api, address);
    await expect.poll(() => mail.cloud.accepted.length).toBe(2);
    const second = await tokenFor(mail, address);
    expect(why(await reset(mail.api, first))).toEqual(['linkReplaced']);
    await colleague.query(
      `mutation { changePassword(currentPassword: "${testPassword}", newPassword: "${newPassword}") { accessToken } }`,
    );
    expect(why(await reset(mail.api, second))).toEqual(['linkWithdrawn']);
  });

  it('cannot be reset for a disabled account', async () => {
    await requestReset(mail.api, address);
    const token = await tokenFor(mail, address);
    await confirm(admin);
    await changeAccount(admin, 'disableAccount', await accountOf(admin, address));
    expect(why(await reset(mail.api, token))).toEqual(['linkWithdrawn']);
    expect((await requestReset(mail.api, address)).errors).toBeUndefined();
    expect(await written(mail.api)).toHaveLength(1);
  });

  it('is not reset by old mail: a message that waits for half an hour is discarded', async () => {
    mail.cloud.mood = 401;
    await requestReset(mail.api, address);
    await expect.poll(() => mail.cloud.requests).toBe(1);
    mail.time += minutes(31);
    mail.cloud.mood = 'well';
    const second = await mail.api.signInAdmin('second@example.org');
    const { data } = await second.query('{ mailMessages { nodes { id text } } }');
    const [message] = (data['mailMessages'] as { nodes: { id: string; text: string }[] }).nodes;
    expect(message?.text).toContain('/admin/reset-password#[hidden]');
    const sent = await second.query('mutation ($id: ID!) { resendMailMessage(id: $id) { id } }', {
      id: message?.id,
    });
    expect(sent.errors?.[0]?.message).toBe('Not sent: the link in it is not good any more');
  });

  it('cannot be reset by mail without a mail provider, for every address alike', async () => {
    const silent = await startApi();
    try {
      await silent.signInAdmin();
      for (const email of ['admin@example.org', 'nobody@example.org']) {
        expect(why(await requestReset(silent, email))).toEqual(['noMailProvider']);
      }
    } finally {
      await silent.stop();
    }
  });
});

describe('a change of address', () => {
  it('takes effect after the new address confirms it, and the old address is notified', async () => {
    expect((await requestEmailChange(colleague, 'New@Example.org')).errors).toBeUndefined();
    const token = await tokenFor(mail, 'new@example.org');
    expect((await signIn(mail.api, address, testPassword)).errors).toBeUndefined();
    const { data } = await confirmEmail(colleague, token);
    expect(data['confirmEmailChange']).toMatchObject({ email: 'new@example.org' });
    expect((await viewer(mail.api, colleague.accessToken)).data).toEqual({
      viewer: { email: 'new@example.org' },
    });
    expect(codes(await signIn(mail.api, address, testPassword))).toEqual(['INVALID_CREDENTIALS']);
    expect((await signIn(mail.api, 'new@example.org', testPassword)).errors).toBeUndefined();
    expect(await written(mail.api)).toEqual(
      expect.arrayContaining([
        `${address}: A new email address for your account`,
        'new@example.org: Confirm your new email address',
        `${address}: The email address of your account has been changed`,
      ]),
    );
  });

  it('requires the password and a different address', async () => {
    const wrong = await requestEmailChange(colleague, 'new@example.org', 'wrong');
    expect(wrong.errors?.[0]?.extensions['fieldCodes']).toMatchObject({
      password: { code: 'wrongPassword' },
    });
    const same = await requestEmailChange(colleague, address);
    expect(same.errors?.[0]?.extensions['fieldCodes']).toMatchObject({
      email: { code: 'duplicate' },
    });
    expect(await written(mail.api)).toEqual([]);
    for (let count = 0; count < 8; count += 1) {
      await requestEmailChange(colleague, 'new@example.org', 'wrong');
    }
    expect(codes(await requestEmailChange(colleague, 'new@example.org'))).toEqual([
      'TOO_MANY_REQUESTS',
    ]);
  });

  it('does not reveal that an address is taken, and sends no mail to its owner', async () => {
    const taken = await requestEmailChange(colleague, 'admin@example.org');
    const free = await requestEmailChange(colleague, 'free@example.org');
    expect({ ...taken }).toEqual({ ...free });
    expect((await written(mail.api)).filter((each) => each.startsWith('admin@'))).toEqual([]);
  });

  it('is refused if the address has received an account in the meantime', async () => {
    await requestEmailChange(colleague, 'new@example.org');
    const token = await tokenFor(mail, 'new@example.org');
    await mail.api.signInAdmin('new@example.org');
    expect(why(await confirmEmail(colleague, token))).toEqual(['addressTaken']);
  });

  it('succeeds for one of two accounts that confirm it at once', async () => {
    await requestEmailChange(colleague, 'new@example.org');
    const first = await tokenFor(mail, 'new@example.org');
    mail.time += 1;
    await requestEmailChange(admin, 'new@example.org');
    await expect.poll(() => mail.cloud.accepted.length).toBe(4);
    const second = await tokenFor(mail, 'new@example.org');
    const answers = await Promise.all([
      confirmEmail(colleague, first),
      confirmEmail(admin, second),
    ]);
    expect(answers.flatMap(why)).toEqual(['addressTaken']);
  });

  it('is cancelled after a reset of the password', async () => {
    await requestEmailChange(colleague, 'new@example.org');
    await requestReset(mail.api, address);
    const change = await tokenFor(mail, 'new@example.org');
    await expect.poll(() => mail.cloud.accepted.length).toBe(3);
    await reset(mail.api, await tokenFor(mail, address));
    const { data } = await signIn(mail.api, address, newPassword);
    const { accessToken } = data['signIn'] as { accessToken: string };
    const answer = await mail.api.query(
      `mutation { confirmEmailChange(token: "${change}") { id } }`,
      {},
      { authorization: `Bearer ${accessToken}` },
    );
    expect(why(answer)).toEqual(['linkWithdrawn']);
  });
});
