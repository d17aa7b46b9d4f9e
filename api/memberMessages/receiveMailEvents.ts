import { type KeyObject, verify } from 'node:crypto';
import express, { type Router } from 'express';
import { z } from 'zod';
import type { Services } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { oneLine } from '../mail/oneLine.ts';
import { isOfMember, unsubscribe } from '../mail/memberMail.ts';
import { publicKeyOf } from '../mail/publicKeyOf.ts';

/**
 * How old a signature may be, in milliseconds: SendGrid repeats events for 24 hours, and does not say that it signs
 * them again. Repeated events change nothing.
 */
const maxAge = 25 * 3_600_000;
/** How far the clock of SendGrid may be ahead, in milliseconds. */
const maxAhead = 10 * 60_000;

const readBody = express.raw({ type: () => true, limit: '3mb' });

/** The parts of SendGrid's events that the site uses. */
const event = z.object({
  email: z
    .string()
    .refine((email) => !email.includes('\0'))
    .transform((email) => email.trim().toLowerCase()),
  event: z.string(),
  /** When it happened, in seconds. */
  timestamp: z.int32(),
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
    const age = services.now().getTime() - Number(time) * 1000;
    const isRecent = age <= maxAge && age >= -maxAhead;
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
      if (each) await transaction(services.prisma, (tx) => note(tx, each));
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

/** Notes an event of a member's address. Repeating it changes nothing, nor does one that is older than what is known. */
async function note(tx: Prisma.TransactionClient, given: MailEvent) {
  const { email: address, reason, mailMessage } = given;
  const at = new Date(given.timestamp * 1000);
  const meaning = meaningOf(given);
  if (!meaning) return;
  if (!(await isOfMember(tx, address))) return;
  const known = await tx.mailAddress.findUnique({ where: { address } });
  const isNew = (than: Date | null = null) => !than || at > than;
  const bounceReason = oneLine(reason);
  const bounce = { bouncedAt: at, bounceReason };
  if (meaning === 'complained') {
    if (isNew(known?.subscribedAt)) await unsubscribe(tx, address, 'COMPLAINT', at);
  } else if (isNew(known?.subscribedAt) && isNew(known?.bouncedAt))
    await tx.mailAddress.upsert({
      where: { address },
      create: { address, ...bounce },
      update: bounce,
    });
  // Who complains about spam has received it.
  if (!mailMessage || given.event === 'spamreport') return;
  await tx.mailMessage.updateMany({
    where: { id: mailMessage, to: address, kind: 'MEMBER_MESSAGE', state: 'SENT' },
    data: { state: 'FAILED', lastError: bounceReason || 'The mail bounced' },
  });
}
