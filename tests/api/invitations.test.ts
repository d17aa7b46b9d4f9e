import { beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../api/http/requestLog.ts';
import {
  accept,
  confirmEmail,
  invite,
  newPassword,
  openLink,
  requestEmailChange,
  reset,
  settleMail,
  tokenFor,
  why,
} from '../support/accountLinks.ts';
import { accountOf, type AccountRow, changeAccount, changeRoles } from '../support/accounts.ts';
import { type Admin } from '../support/api.ts';
import { duringTransaction } from '../support/lockWaits.ts';
import { mailMessages, useMailApi } from '../support/mailApi.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { confirm } from '../support/secondFactors.ts';
import { codes, signIn } from '../support/sessions.ts';

const address = 'new@example.org';
const list = async (admin: Admin) =>
  (
    await admin.query(
      '{ invitations { id email roles createdBy isExpired delivery createdAt expiresAt } }',
    )
  ).data['invitations'] as ({ id: string } & Record<string, unknown>)[];
const idOf = async (admin: Admin) => (await list(admin))[0]?.id ?? '';
const resend = (admin: Admin, id: string) =>
  admin.query(
    'mutation ($id: ID!) { resendInvitation(id: $id) { link invitation { id roles } } }',
    { id },
  );
const withdraw = (admin: Admin, id: string) =>
  admin.query('mutation ($id: ID!) { withdrawInvitation(id: $id) }', { id });

describe('an invitation', () => {
  const mail = useMailApi();
  settleMail(mail);
  let admin: Admin;
  beforeEach(async () => {
    admin = await mail.api.signInAdmin();
    await confirm(admin);
  });

  it('is mailed, creates the account with its roles and language, and signs in', async () => {
    const { data } = await invite(admin, 'New@Example.org', ['REGISTRAR', 'EDITOR'], 'AM');
    expect(data['createInvitation']).toMatchObject({
      link: null,
      invitation: {
        email: address,
        roles: ['EDITOR', 'REGISTRAR'],
        createdBy: 'admin@example.org',
        delivery: 'SENT',
        isExpired: false,
      },
    });
    const [message] = mail.cloud.accepted;
    expect(message?.subject).toBe('ድረ ገጻችንን እንዲንከባከቡ ተጋብዘዋል');
    const token = await tokenFor(mail, address);
    const html = message?.content[1].value ?? '';
    expect(html).toContain(`<a href="https://community.example/admin/invitation#${token}">`);
    expect((await openLink(mail.api, token)).data['accountLink']).toEqual({
      kind: 'INVITATION',
      email: address,
      language: 'AM',
    });

    const accepted = await accept(mail.api, token, newPassword, ' Almaz ');
    expect(accepted.data['acceptInvitation']).toMatchObject({
      user: { email: address, roles: ['EDITOR', 'REGISTRAR'] },
    });
    const user = await mail.api.services.prisma.user.findUniqueOrThrow({
      where: { email: address },
    });
    expect(user).toMatchObject({ name: 'Almaz', language: 'AM', disabledAt: null });
    expect((await signIn(mail.api, address, newPassword)).errors).toBeUndefined();
    expect(await list(admin)).toEqual([]);
  });

  it('shows the name of the inviting admin, escaped', async () => {
    const other = await mail.api.signInAdmin('a&b@example.org');
    await confirm(other);
    await invite(other, address);
    expect(mail.cloud.accepted[0]?.content[1].value).toContain('a&amp;b@example.org invites you');
  });

  it('is not used up by a weak password', async () => {
    await invite(admin, address);
    const token = await tokenFor(mail, address);
    const weak = await accept(mail.api, token, 'new@example.org');
    expect(weak.errors?.[0]?.extensions['fieldCodes']).toMatchObject({
      newPassword: { code: 'weakPassword' },
    });
    expect((await accept(mail.api, token)).errors).toBeUndefined();
  });

  it('is refused for an address with an account or an invitation, and without a role', async () => {
    await invite(admin, address);
    for (const taken of [address, 'ADMIN@example.org']) {
      const answer = await invite(admin, taken);
      expect(answer.errors?.[0]?.extensions).toMatchObject({
        code: 'CONFLICT',
        fieldCodes: { email: { code: 'duplicate' } },
      });
    }
    const bad = await invite(admin, 'nobody', []);
    expect(bad.errors?.[0]?.extensions['fieldCodes']).toMatchObject({
      email: { code: 'invalidEmail' },
      roles: { code: 'required' },
    });
  });

  it('is created once if it is sent several times at once to the same address', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => invite(admin, address)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await list(admin)).toHaveLength(1);
  });

  it('is sent again with a new link, and the old link is reported as replaced', async () => {
    await invite(admin, address, ['REGISTRAR']);
    const former = await tokenFor(mail, address);
    const id = await idOf(admin);
    mail.time += 8 * 24 * 60 * 60_000;
    admin = await mail.api.signInAdmin('second@example.org');
    await confirm(admin);
    expect(await list(admin)).toMatchObject([{ isExpired: true }]);
    const { data } = await resend(admin, id);
    expect(data['resendInvitation']).toMatchObject({ invitation: { roles: ['REGISTRAR'] } });
    expect(why(await accept(mail.api, former))).toEqual(['linkReplaced']);
    expect(codes(await resend(admin, id))).toEqual(['NOT_FOUND']);
    const latest = await tokenFor(mail, address);
    expect((await accept(mail.api, latest)).errors).toBeUndefined();
    expect(codes(await resend(admin, id))).toEqual(['NOT_FOUND']);
  });

  it('can be withdrawn and created again', async () => {
    await invite(admin, address);
    const token = await tokenFor(mail, address);
    const id = await idOf(admin);
    expect((await withdraw(admin, id)).data).toEqual({ withdrawInvitation: id });
    expect(codes(await withdraw(admin, id))).toEqual(['NOT_FOUND']);
    expect(why(await accept(mail.api, token))).toEqual(['linkWithdrawn']);
    expect(await list(admin)).toEqual([]);
    expect((await invite(admin, address)).errors).toBeUndefined();
  });

  it.each([
    ['demoted', (by: Admin, of: AccountRow) => changeRoles(by, of, ['EDITOR'])],
    ['disabled', (by: Admin, of: AccountRow) => changeAccount(by, 'disableAccount', of)],
    ['removed', (by: Admin, of: AccountRow) => changeAccount(by, 'removeAccount', of)],
  ])('ends when the ADMIN who created it is %s', async (_how, change) => {
    const leaving = await mail.api.signInAdmin('leaving@example.org');
    await confirm(leaving);
    await invite(leaving, address, ['ADMIN']);
    await invite(admin, 'other@example.org');
    const token = await tokenFor(mail, address);
    expect(
      (await change(admin, await accountOf(admin, 'leaving@example.org'))).errors,
    ).toBeUndefined();
    expect(why(await accept(mail.api, token))).toEqual(['linkWithdrawn']);
    expect(await list(admin)).toMatchObject([{ email: 'other@example.org' }]);
  });

  it('ends with the role ADMIN of its creator, also after that account changed its address', async () => {
    const leaving = await mail.api.signInAdmin('leaving@example.org');
    await confirm(leaving);
    await invite(leaving, address, ['ADMIN']);
    const token = await tokenFor(mail, address);
    await requestEmailChange(leaving, 'moved@example.org');
    await confirmEmail(leaving, await tokenFor(mail, 'moved@example.org'));
    await changeAccount(admin, 'disableAccount', await accountOf(admin, 'moved@example.org'));
    expect(why(await accept(mail.api, token))).toEqual(['linkWithdrawn']);
  });

  it('is refused to an account that loses the role ADMIN during the request', async () => {
    const leaving = await mail.api.signInAdmin('leaving@example.org');
    await confirm(leaving);
    const asked = await duringTransaction(
      mail.api.services.prisma,
      (tx) => tx.user.update({ where: { id: leaving.id }, data: { roles: ['EDITOR'] } }),
      () => invite(leaving, address, ['ADMIN']),
    );
    expect(codes(asked)).toEqual(['FORBIDDEN']);
    expect(await list(admin)).toEqual([]);
  });

  it('is not mailed if it is withdrawn while the provider is unavailable', async () => {
    mail.cloud.mood = 401;
    const { data } = await invite(admin, address);
    expect(data['createInvitation']).toMatchObject({ invitation: { delivery: 'PENDING' } });
    await withdraw(admin, await idOf(admin));
    mail.cloud.mood = 'well';
    const [stored] = await mailMessages(mail.api);
    const sent = await admin.query('mutation ($id: ID!) { resendMailMessage(id: $id) { state } }', {
      id: stored?.id,
    });
    expect(codes(sent)).toEqual(['MAIL_FAILED']);
    expect(await mailMessages(mail.api)).toMatchObject([{ state: 'FAILED' }]);
    expect(mail.cloud.accepted).toEqual([]);
  });

  it('is refused if the address has received an account in another way', async () => {
    await invite(admin, address);
    const token = await tokenFor(mail, address);
    await mail.api.signInAdmin(address);
    expect(why(await accept(mail.api, token))).toEqual(['addressTaken']);
  });

  it('is limited in number', async () => {
    for (let count = 0; count < 30; count += 1)
      await invite(admin, `a${String(count)}@example.org`);
    expect(codes(await invite(admin, address))).toEqual(['TOO_MANY_REQUESTS']);
  });
});

describe('without a mail provider', () => {
  let lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const api = useApi({ log }, { SITE_URL: 'https://community.example' });
  const admin = useAdmin(api);
  beforeEach(async () => {
    await confirm(admin);
    lines = [];
  });

  it('the link of an invitation is shown once, and is in no log or mail message', async () => {
    const { data } = await invite(admin, address);
    const { link } = data['createInvitation'] as { link: string };
    expect(link).toMatch(/^https:\/\/community\.example\/admin\/invitation#[\w-]{43}$/);
    expect(await mailMessages(api)).toEqual([]);
    expect(await list(admin)).toMatchObject([{ delivery: null }]);
    const token = link.split('#')[1] ?? '';
    expect((await accept(api, token)).errors).toBeUndefined();
    await accept(api, token);
    const log = lines.join('');
    expect(log).not.toContain(token);
    const noted = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(noted).toEqual([
      'somebody was invited',
      'an invitation was accepted',
      'somebody signed in',
      'a link was refused',
    ]);
  });

  it('an admin gets the link of a password reset to pass on', async () => {
    const colleague = await api.signInAdmin('colleague@example.org');
    const { data } = await admin.query(
      'mutation ($id: ID!) { sent: sendPasswordReset(id: $id) { link expiresAt } }',
      {
        id: colleague.id,
      },
    );
    expect((data['sent'] as { link: string }).link).toMatch(/\/admin\/reset-password#[\w-]{43}$/);
  });

  it('the link of a password reset is withdrawn when that admin is disabled', async () => {
    const leaving = await api.signInAdmin('leaving@example.org');
    await confirm(leaving);
    const colleague = await api.signInAdmin('colleague@example.org');
    const { data } = await leaving.query(
      'mutation ($id: ID!) { sent: sendPasswordReset(id: $id) { link expiresAt } }',
      {
        id: colleague.id,
      },
    );
    const token = (data['sent'] as { link: string }).link.split('#')[1] ?? '';
    const { errors } = await changeAccount(
      admin,
      'disableAccount',
      await accountOf(admin, 'leaving@example.org'),
    );
    expect(errors).toBeUndefined();
    expect(why(await reset(api, token))).toEqual(['linkWithdrawn']);
  });

  it('an account gets at most five links in a quarter of an hour', async () => {
    const colleague = await api.signInAdmin('colleague@example.org');
    const send = () =>
      admin.query(`mutation { sendPasswordReset(id: "${colleague.id}") { link } }`);
    for (let index = 0; index < 5; index++) expect((await send()).errors).toBeUndefined();
    expect(codes(await send())).toEqual(['TOO_MANY_REQUESTS']);
  });
});
