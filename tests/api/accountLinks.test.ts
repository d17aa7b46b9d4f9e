import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import {
  accept,
  confirmEmail,
  invite,
  openLink,
  requestEmailChange,
  requestReset,
  reset,
  settleMail,
  tokenFor,
  why,
} from '../support/accountLinks.ts';
import type { Admin, Api, GraphQLResponse } from '../support/api.ts';
import { confirm } from '../support/secondFactors.ts';
import { codes } from '../support/sessions.ts';
import { minutes, useMailApi } from '../support/mailApi.ts';

const mail = useMailApi();
settleMail(mail);
let admin: Admin;
let colleague: Admin;
let noted: MockInstance;
beforeEach(async () => {
  noted = vi.spyOn(mail.api.services.log, 'warn');
  admin = await mail.api.signInAdmin();
  await confirm(admin);
  colleague = await mail.api.signInAdmin('colleague@example.org');
});

afterEach(() => vi.restoreAllMocks());

type Asks = Pick<Api, 'query'>;

interface LinkKind {
  name: string;
  /** Has a link sent, and returns its token. */
  send: () => Promise<string>;
  /** Who uses it as is intended. */
  owner: () => Asks;
  use: (by: Asks, token: string) => Promise<GraphQLResponse>;
  /** Minutes for which it is good. */
  lifetime: number;
}

const sendReset = async () => {
  await requestReset(mail.api, 'colleague@example.org');
  return tokenFor(mail, 'colleague@example.org');
};

const kinds: LinkKind[] = [
  {
    name: 'an invitation',
    send: async () => {
      await invite(admin, 'new@example.org');
      return tokenFor(mail, 'new@example.org');
    },
    owner: () => mail.api,
    use: accept,
    lifetime: 7 * 24 * 60,
  },
  {
    name: 'a reset of a password',
    send: sendReset,
    owner: () => mail.api,
    use: reset,
    lifetime: 30,
  },
  {
    name: 'a change of address',
    send: async () => {
      await requestEmailChange(colleague, 'new@example.org');
      return tokenFor(mail, 'new@example.org');
    },
    owner: () => colleague,
    use: confirmEmail,
    lifetime: 24 * 60,
  },
];

/** It is refused, told by its reason, and noted. */
function refusedAs(reason: string, answer: GraphQLResponse): void {
  expect([codes(answer), why(answer)]).toEqual([['LINK_REFUSED'], [reason]]);
  expect(noted).toHaveBeenLastCalledWith(expect.objectContaining({ reason }), 'a link was refused');
}

describe.each(kinds)('the link of $name', ({ send, owner, use, lifetime }) => {
  it('can be used once', async () => {
    const token = await send();
    expect((await use(owner(), token)).errors).toBeUndefined();
    refusedAs('linkUsed', await openLink(mail.api, token));
    expect(why(await use(owner(), token))[0]).toMatch(/^(linkUsed|signInRequired)$/);
  });

  it('can be used once, also by parallel requests', async () => {
    const token = await send();
    const answers = await Promise.all(Array.from({ length: 5 }, () => use(owner(), token)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect([...new Set(answers.flatMap(why))]).toEqual(['linkUsed']);
  });

  it('is valid until it expires', async () => {
    const token = await send();
    mail.time += minutes(lifetime) - 1000;
    // Sessions may have ended before: what is asked is the link alone.
    expect((await openLink(mail.api, token)).errors).toBeUndefined();
    mail.time += 1000;
    refusedAs('linkExpired', await openLink(mail.api, token));
    // A change of address wants somebody to be signed in, too.
    expect(why(await use(owner(), token))[0]).toMatch(/^(linkExpired|signInRequired)$/);
  });

  it('is refused after tampering, and stays valid', async () => {
    const token = await send();
    for (const wrong of [
      `${token}x`,
      token.slice(1),
      token.toUpperCase(),
      '',
      'x'.repeat(10_000),
    ]) {
      refusedAs('linkInvalid', await use(owner(), wrong));
      refusedAs('linkInvalid', await openLink(owner(), wrong));
    }
    expect((await use(owner(), token)).errors).toBeUndefined();
  });

  it('is refused to another account, and stays valid', async () => {
    const token = await send();
    refusedAs('linkOfAnother', await use(admin, token));
    refusedAs('linkOfAnother', await openLink(admin, token));
    expect((await use(owner(), token)).errors).toBeUndefined();
  });

  it('is refused after its withdrawal', async () => {
    const token = await send();
    await mail.api.services.prisma.accountLink.updateMany({
      data: { endedAt: new Date(), ending: 'WITHDRAWN', openFor: null },
    });
    refusedAs('linkWithdrawn', await use(owner(), token));
  });

  it('is stored only as a hash', async () => {
    const token = await send();
    const { prisma } = mail.api.services;
    const stored = JSON.stringify([
      await prisma.accountLink.findMany(),
      await prisma.mailMessage.findMany(),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).toContain('#[hidden]');
  });
});

it('a link of one kind is not accepted as a link of another kind', async () => {
  const [invitation, resetToken, change] = await Promise.all(kinds.map(({ send }) => send()));
  refusedAs('linkInvalid', await accept(mail.api, resetToken ?? ''));
  refusedAs('linkInvalid', await reset(mail.api, invitation ?? ''));
  refusedAs('linkInvalid', await confirmEmail(colleague, resetToken ?? ''));
  refusedAs('linkInvalid', await reset(mail.api, change ?? ''));
});

it('the purpose of a link is not cached', async () => {
  const token = await kinds[0]?.send();
  const response = await fetch(`${mail.api.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ accountLink(token: "${String(token)}") { email } }` }),
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
});
