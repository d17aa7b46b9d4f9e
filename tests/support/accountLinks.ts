import { type Admin, type Api, type GraphQLResponse, testPassword } from './api.ts';
import type { Prisma } from '../../api/generated/prisma/client.ts';
import { afterEach, expect } from 'vitest';
import { type MailApi, mailMessages } from './mailApi.ts';

export const newPassword = 'teff barley enset sorghum';

export const why = ({ errors }: GraphQLResponse) =>
  errors?.map(({ extensions }) => extensions['reason']) ?? [];

/** Waits for the latest mail message to an address, and returns the token of its link. */
export async function tokenFor({ api, cloud }: MailApi, to: string): Promise<string> {
  const { prisma, tokens } = api.services;
  const { id } = await prisma.accountLink.findFirstOrThrow({
    where: { email: to },
    orderBy: { createdAt: 'desc' },
  });
  const token = tokens.linkToken(id);
  const texts = () => cloud.accepted.map(({ content: [text] }) => text.value).join();
  await expect.poll(texts).toMatch(new RegExp(`/[\\w-]+#${token}\n`));
  return token;
}

/** Makes each test wait for the mail messages that are still being sent. */
export function settleMail(mail: MailApi): void {
  afterEach(async () => {
    const unsettled: Prisma.MailMessageWhereInput = {
      OR: [{ state: 'PENDING', attempts: 0 }, { claimedUntil: { not: null } }],
    };
    const count = () => mail.api.services.prisma.mailMessage.count({ where: unsettled });
    await expect.poll(count).toBe(0);
  });
}

export const invite = (admin: Admin, email: string, roles = ['EDITOR'], language = 'EN') =>
  admin.query(
    `mutation ($input: InvitationInput!) { createInvitation(input: $input) {
      link invitation { id email roles createdBy expiresAt isExpired delivery } } }`,
    { input: { email, roles, language } },
  );

type Asks = Pick<Api, 'query'>;

export const accept = (by: Asks, token: string, password = newPassword, accountName = '') =>
  by.query(
    `mutation ($token: String!, $password: String!, $accountName: String!) {
      acceptInvitation(token: $token, newPassword: $password, accountName: $accountName) { user { id email roles } accessToken } }`,
    { token, password, accountName },
  );

export const requestReset = (by: Asks, email: string) =>
  by.query(`mutation ($email: String!) { requestPasswordReset(email: $email) }`, { email });

export const reset = (by: Asks, token: string, password = newPassword) =>
  by.query(
    `mutation ($token: String!, $password: String!) {
      resetPassword(token: $token, newPassword: $password) }`,
    { token, password },
  );

export const requestEmailChange = (by: Asks, email: string, password = testPassword) =>
  by.query(
    `mutation ($email: String!, $password: String!) {
      requestEmailChange(email: $email, password: $password) }`,
    { email, password },
  );

export const confirmEmail = (by: Asks, token: string) =>
  by.query(`mutation ($token: String!) { confirmEmailChange(token: $token) { id email } }`, {
    token,
  });

/** What a link is for. */
export const openLink = (by: Asks, token: string) =>
  by.query('query ($token: String!) { accountLink(token: $token) { kind email language } }', {
    token,
  });

/** The mail messages that were stored, by whom they are to and what they are about. */
export const written = async (api: Api) =>
  (await mailMessages(api)).map(({ to, subject }) => `${to}: ${subject}`);
