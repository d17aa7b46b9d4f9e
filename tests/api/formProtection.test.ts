import { beforeEach, describe, expect, it } from 'vitest';
import { networkOf } from '../../api/session/trustedProxies.ts';
import { useApi } from '../support/useApi.ts';
import { sendInquiry, ticketOf } from '../support/forms.ts';

let time: number;

const api = useApi({ now: () => new Date(time) });
beforeEach(async () => {
  time = Date.parse('2026-11-21T03:00:00Z');
  await api.reset();
});

const failureOf = (answer: Awaited<ReturnType<typeof sendInquiry>>) => answer.errors?.[0];

describe('a program', () => {
  it('is refused if it is too quick', async () => {
    const failure = failureOf(
      await sendInquiry(api, {}, { ticket: api.services.formTickets.issue() }),
    );
    expect(failure?.extensions).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      reason: 'submittedTooQuickly',
      values: { retryAfter: 2 },
      retryAfter: 2,
    });
    expect(failure?.message).toBe('That was very quick. Please try again in 2 seconds.');
  });

  it('cannot forge a ticket', async () => {
    const signature = ticketOf(api).split('.')[1] ?? '';
    for (const ticket of ['', 'x', `1.${signature}`, `${ticketOf(api)}x`]) {
      const failure = failureOf(await sendInquiry(api, {}, { ticket }));
      expect(failure?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
      expect(failure?.extensions).toMatchObject({
        reason: 'formExpired',
        fieldCodes: { ticket: { code: 'formExpired' } },
      });
      expect(failure?.extensions['fields']).toHaveProperty('ticket');
    }
  });

  it('is refused if it fills the trap field, with a message', async () => {
    const failure = failureOf(await sendInquiry(api, {}, { trap: 'https://example.org' }));
    expect(failure?.message).toContain('try again');
    expect(await api.services.prisma.inquiry.count()).toBe(0);
  });

  it('is limited per address, and gets the time until the next try', async () => {
    const answers: Awaited<ReturnType<typeof sendInquiry>>[] = [];
    for (let round = 0; round < 5; round++) {
      const flood = Array.from({ length: 20 }, (_, index) =>
        sendInquiry(api, { message: `${String(round)} ${String(index)}` }),
      );
      // Everybody else is served meanwhile.
      expect(await api.query('{ directoryCategories { id } }')).not.toHaveProperty('errors');
      answers.push(...(await Promise.all(flood)));
    }
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(95);
    for (const answer of refused) {
      expect(failureOf(answer)?.extensions).toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        retryAfter: 600,
      });
    }
    expect(failureOf(refused[0] ?? { status: 0, data: {} })?.message).toBe(
      'Too many tries. Please try again in 10 minutes.',
    );
    expect(await api.services.prisma.mailMessage.count()).toBe(5);
    // What one address was refused does not count against the others.
    const overall = await api.services.prisma.attemptCount.findUnique({
      where: { key: 'forms of all' },
    });
    expect(overall?.count).toBe(5);
    time += 601_000;
    expect((await sendInquiry(api)).errors).toBeUndefined();
  });

  it('is limited over all addresses, too', async () => {
    const { forms } = api.services;
    const before = { ...forms.overall };
    forms.overall.limit = 2;
    try {
      for (const name of ['a', 'b'])
        expect((await sendInquiry(api, { name })).errors).toBe(undefined);
      expect(failureOf(await sendInquiry(api))?.extensions['retryAfter']).toBe(3600);
    } finally {
      forms.overall = before;
    }
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:0db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('at %s count for the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
