import { beforeEach, describe, expect, it } from 'vitest';
import { invite } from '../support/accountLinks.ts';
import { accountOf, type AccountRow, changeAccount, changeRoles } from '../support/accounts.ts';
import type { Admin, GraphQLResponse } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { confirm } from '../support/secondFactors.ts';
import { codes } from '../support/sessions.ts';

const colleagueEmail = 'colleague@example.org';
const invitedEmail = 'invited@example.org';

let present: Date;
let admin: Admin;
let colleague: AccountRow;
let invitation: { id: string };
const api = useApi({ now: () => present });
beforeEach(async () => {
  await api.reset();
  present = new Date('2026-11-24T00:00:00Z');
  await api.signInAdmin(colleagueEmail);
  const other = await api.signInAdmin('other@example.org');
  await confirm(other);
  const { data } = await invite(other, invitedEmail);
  ({ invitation } = data['createInvitation'] as { invitation: { id: string } });
  admin = await api.signInAdmin();
  colleague = await accountOf(admin, colleagueEmail);
});

const operations: [string, () => Promise<GraphQLResponse>][] = [
  ['changeRoles', () => changeRoles(admin, colleague, ['EDITOR'])],
  ['disableAccount', () => changeAccount(admin, 'disableAccount', colleague)],
  [
    'enableAccount',
    async () => {
      const data = { disabledAt: present };
      await api.services.prisma.user.update({ where: { id: colleague.id }, data });
      return changeAccount(admin, 'enableAccount', colleague);
    },
  ],
  ['removeAccount', () => changeAccount(admin, 'removeAccount', colleague)],
  [
    'sendPasswordReset',
    () => admin.query(`mutation { sendPasswordReset(id: "${colleague.id}") { link } }`),
  ],
  ['createInvitation', () => invite(admin, 'new@example.org', ['ADMIN'])],
  [
    'resendInvitation',
    () => admin.query(`mutation { resendInvitation(id: "${invitation.id}") { link } }`),
  ],
];

/** All that these operations write. */
const stored = async () => {
  const { prisma } = api.services;
  const select = { email: true, roles: true, version: true };
  return [
    await prisma.user.findMany({ select, orderBy: { id: 'asc' } }),
    await prisma.accountLink.findMany({ orderBy: { id: 'asc' } }),
    await prisma.mailMessage.count(),
  ];
};

describe.each(operations)('%s', (_operation, call) => {
  it('refuses a session without a confirmation', async () => {
    const before = await stored();
    expect(codes(await call())).toEqual(['CONFIRMATION_REQUIRED']);
    expect(await stored()).toEqual(before);
    await confirm(admin);
    expect((await call()).errors).toBeUndefined();
  });
});

it('requires a new confirmation after ten minutes, and in each session', async () => {
  await confirm(admin);
  const again = await api.signInAdmin('again@example.org');
  expect(codes(await invite(again, 'new@example.org'))).toEqual(['CONFIRMATION_REQUIRED']);
  present = new Date(present.getTime() + 10 * 60_000);
  expect(codes(await invite(admin, 'new@example.org'))).toEqual(['CONFIRMATION_REQUIRED']);
});

it('reports the errors of an invitation before it requires a confirmation', async () => {
  expect(codes(await invite(admin, 'nobody', []))).toEqual(['BAD_USER_INPUT']);
});

it('withdraws an invitation without a confirmation', async () => {
  const { data } = await admin.query(`mutation { withdrawInvitation(id: "${invitation.id}") }`);
  expect(data).toEqual({ withdrawInvitation: invitation.id });
});
