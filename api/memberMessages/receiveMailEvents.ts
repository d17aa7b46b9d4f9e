import { type KeyObject, verify } from 'node:crypto';
import express, { type Router } from 'express';
import { z } from 'zod';
import type { Services } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { oneLine } from '../mail/oneLine.ts';
import { unsubscribe } from '../mail/memberMail.ts';
import { publicKeyOf } from '../mail/publicKeyOf.ts';

/** How far the time of a request may be from that of the server, in milliseconds. */
const tolerance = 10 * 60_000;

const readBody = express.raw({ type: () => true, limit: '3mb' });

/** The parts of SendGrid's events that the site uses. */
const event = z.object({
  email: z
    .string()
    .refine((email) => !email.includes('\0'))
    .transform((email) => email.trim().toLowerCase()),
  event: z.string(),
  /** Of a bounce: `blocked` is temporary. */
  type: z.string().catch(''),
  reason: z.string().catch(''),
  mailMessage: z.uuid().nullable().catch(null),
});
type MailEvent = z.output<typeof event>;

/** What an event says about the address; null for nothing. */
function meaningOf({ event, type, reason }: MailEvent): 'bounced' | 'complained' | null {
  if (event === 'spamreport') return 'complained';
  if (event === 'bounce') return type === 'blocked' ? null : 'bounced';
  if (event !== 'dropped') return null;
  // Other reasons are about the message or the account at SendGrid.
  if (/spam reporting|unsubscribed/i.test(reason)) return 'complained';
  return /bounced|invalid/i.test(reason) ? 'bounced' : null;
}

/**
 * Receives the events of SendGrid's signed Event Webhook: addresses that bounce, and complaints.
 * @param publicKey the verification key of SendGrid
 */
export function receiveMailEvents(services: Services, publicKey: string): Router {
  const key = publicKeyOf(publicKey);
  const router = express.Router();
  router.post('/mail-events', readBody, async (request, response) => {
    const body: unknown = request.body;
    const time = request.get('X-Twilio-Email-Event-Webhook-Timestamp') ?? '';
    const signature = request.get('X-Twilio-Email-Event-Webhook-Signature') ?? '';
    const isRecent = Math.abs(services.now().getTime() - Number(time) * 1000) <= tolerance;
    if (!Buffer.isBuffer(body) || !isRecent || !isSigned(key, time, body, signature)) {
      response.sendStatus(403);
      return;
    }
    const events = z.array(event.nullable().catch(null)).safeParse(parsed(body));
    if (!events.success) {
      response.sendStatus(400);
      return;
    }
    for (const each of events.data)
      if (each) await transaction(services.prisma, (tx) => note(services, tx, each));
    response.sendStatus(204);
  });
  return router;
}

const isSigned = (key: KeyObject, time: string, body: Buffer, signature: string) =>
  verify('sha256', Buffer.concat([Buffer.from(time), body]), key, Buffer.from(signature, 'base64'));

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}

/** Notes an event of a member's address; repeating it changes nothing. */
async function note({ now }: Services, tx: Prisma.TransactionClient, given: MailEvent) {
  const { email: address, reason, mailMessage } = given;
  const meaning = meaningOf(given);
  if (!meaning) return;
  const [member] = await tx.$queryRaw<object[]>`
    SELECT FROM "members" WHERE lower("email") = ${address} LIMIT 1`;
  if (!member) return;
  if (meaning === 'complained') {
    await unsubscribe(tx, address, 'COMPLAINT', now());
    return;
  }
  const bounce = { bouncedAt: now(), bounceReason: oneLine(reason) };
  await tx.mailAddress.upsert({
    where: { address },
    create: { address, ...bounce },
    update: bounce,
  });
  if (!mailMessage) return;
  await tx.mailMessage.updateMany({
    where: { id: mailMessage, to: address, kind: 'MEMBER_MESSAGE', state: 'SENT' },
    data: { state: 'FAILED', lastError: bounce.bounceReason || 'The mail bounced' },
  });
}
