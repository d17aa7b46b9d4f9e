import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newMembers } from '../support/memberMessages.ts';
import { useMailApi } from '../support/mailApi.ts';

const keys = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const others = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const publicKey = keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const mail = useMailApi({ SENDGRID_WEBHOOK_KEY: publicKey });

interface Sent {
  key?: typeof keys.privateKey;
  /** Seconds by which the time of the request is late. */
  late?: number;
  changed?: boolean;
}

function post(events: unknown, { key = keys.privateKey, late = 0, changed = false }: Sent = {}) {
  const time = String(Math.floor(mail.time / 1000) - late);
  const body = typeof events === 'string' ? events : JSON.stringify(events);
  const signature = sign('sha256', Buffer.from(time + body), key).toString('base64');
  return fetch(`${mail.api.url}/mail-events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'X-Twilio-Email-Event-Webhook-Signature': signature,
      'X-Twilio-Email-Event-Webhook-Timestamp': time,
    },
    body: changed ? `${body} ` : body,
  });
}

const bounce = {
  event: 'bounce',
  type: 'bounce',
  email: 'Abebe@example.org',
  reason: '550 unknown',
  timestamp: 1_700_000_000,
};
const stored = () => mail.api.services.prisma.mailAddress.findMany();

describe('an event of the mail provider', () => {
  it.each([
    [bounce, { bounceReason: '550 unknown', unsubscribedAt: null }],
    [
      { ...bounce, event: 'dropped', reason: 'Bounced Address' },
      { bounceReason: 'Bounced Address', unsubscribedAt: null },
    ],
    [
      { ...bounce, event: 'spamreport' },
      { bouncedAt: null, unsubscribedBy: 'COMPLAINT' },
    ],
    [
      { ...bounce, event: 'dropped', reason: 'Spam Reporting Address' },
      { unsubscribedBy: 'COMPLAINT' },
    ],
  ])('%j marks the address', async (event, marked) => {
    await newMembers(mail.api, [{ email: 'abebe@example.org' }]);
    expect((await post([event])).status).toBe(204);
    expect((await post([event])).status).toBe(204);
    expect(await stored()).toEqual([
      expect.objectContaining({ address: 'abebe@example.org', ...marked }),
    ]);
  });

  it.each([
    [[{ ...bounce, type: 'blocked' }]],
    [[{ ...bounce, event: 'delivered' }]],
    [[{ ...bounce, event: 'dropped', reason: 'Spam Content' }]],
    [[{ ...bounce, email: 'stranger@example.org' }]],
    [[]],
  ])('%j marks nothing', async (events) => {
    await newMembers(mail.api, [{ email: 'abebe@example.org' }]);
    expect((await post(events)).status).toBe(204);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['another key', { key: others.privateKey }],
    ['a changed body', { changed: true }],
    ['a time of 26 hours ago', { late: 26 * 3600 }],
    ['a time in eleven minutes', { late: -660 }],
  ])('with %s is refused', async (_, sent) => {
    await newMembers(mail.api, [{ email: 'abebe@example.org' }]);
    expect((await post([bounce], sent)).status).toBe(403);
    expect(await stored()).toEqual([]);
  });

  it.each([null, { event: 'open' }, { ...bounce, email: 'a\0@example.org' }, { event: 1 }])(
    'are noted although %j is among them',
    async (other) => {
      await newMembers(mail.api, [{ email: 'abebe@example.org' }]);
      expect((await post([other, { ...bounce, reason: null }])).status).toBe(204);
      expect(await stored()).toHaveLength(1);
    },
  );

  it('that is repeated for a day counts at its own time, and undoes nothing newer', async () => {
    const [id = 0] = await newMembers(mail.api, [{ email: 'abebe@example.org' }]);
    const later = { ...bounce, timestamp: bounce.timestamp + 30, reason: '550 later' };
    expect((await post([bounce, later, bounce], { late: 23 * 3600 })).status).toBe(204);
    const bouncedAt = new Date(later.timestamp * 1000);
    expect(await stored()).toMatchObject([{ bouncedAt, bounceReason: '550 later' }]);
    const registrar = await mail.api.signInAdmin('registrar@example.org', ['REGISTRAR']);
    await registrar.query(
      'mutation ($id: ID!) { setMemberSubscription(id: $id, isSubscribed: true) { id } }',
      { id },
    );
    await post([later, { ...later, event: 'spamreport' }]);
    const { data } = await registrar.query('query ($id: ID!) { member(id: $id) { reach } }', {
      id,
    });
    expect(data['member']).toEqual({ reach: 'MAIL' });
  });

  it.each(['[', '{}'])('%s is refused', async (body) => {
    expect((await post(body)).status).toBe(400);
  });

  it('without a signature is refused', async () => {
    const response = await fetch(`${mail.api.url}/mail-events`, { method: 'POST', body: '[]' });
    expect(response.status).toBe(403);
  });

  it.each([
    [{}, { state: 'FAILED', lastError: '550 unknown' }],
    [
      { event: 'dropped', reason: 'Unsubscribed Address' },
      { state: 'FAILED', lastError: 'Unsubscribed Address' },
    ],
    [{ event: 'spamreport' }, { state: 'SENT' }],
  ])('marks its mail as failed if it was not delivered: %o', async (event, expected) => {
    await newMembers(mail.api, [{ email: 'abebe@example.org' }]);
    const { id } = await mail.api.services.prisma.mailMessage.create({
      data: {
        kind: 'MEMBER_MESSAGE',
        to: 'abebe@example.org',
        replyTo: '',
        subject: 'x',
        text: 'x',
        html: 'x',
        state: 'SENT',
        nextAttemptAt: new Date(),
      },
    });
    await post([{ ...bounce, mailMessage: id, ...event }]);
    const row = await mail.api.services.prisma.mailMessage.findUnique({ where: { id } });
    expect(row).toMatchObject(expected);
  });
});
