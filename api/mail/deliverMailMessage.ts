import type { Services } from '../context.ts';
import { millisecondsOfDay } from '../shared/dates/days.ts';
import { readInbox } from '../site/readSettings.ts';
import { conflict, mailFailed } from '../errors.ts';
import type { MailMessage, MailMessageState } from '../generated/prisma/client.ts';
import { withLink } from './accountLinks.ts';
import { claimMailMessage } from './claimMailMessage.ts';
import { type Delivery, MailError, type OutgoingMailMessage } from './mailSender.ts';
import { withUnsubscribeLink } from './memberMail.ts';

/** How long delivery is tried before the state is FAILED, in milliseconds. */
const maxAge = 7 * millisecondsOfDay;

/** The pause before the job tries again, in milliseconds. It grows with each attempt up to an hour. */
const pauseAfter = (attempts: number) => Math.min(60_000 * 2 ** (attempts - 1), 60 * 60 * 1000);

/** The maximum time that the sender of a form waits, in milliseconds: in total, and for one attempt. */
const timeouts = { total: 8_000, attempt: 4_000 };

/**
 * Sends a claimed mail message, and stores the result. If the process dies between the provider's
 * response and the storing, the message is sent twice: see docs/decisions/0011-mail-messages.md.
 * @throws MailError
 */
export async function sendClaimed(
  services: Services,
  mailMessage: MailMessage,
  send: (mailMessage: OutgoingMailMessage) => Promise<Delivery>,
): Promise<MailMessage> {
  try {
    const complete = await withUnsubscribeLink(services, await withLink(services, mailMessage));
    const delivery = await send({ ...complete, to: complete.to || (await readInbox(services)) });
    return await recordDelivery(services, mailMessage, delivery);
  } catch (error) {
    await recordFailure(services, mailMessage, error);
    throw error;
  }
}

/** With retries, because a delivery that is not recorded would be repeated. */
async function recordDelivery(
  { prisma, now, pause }: Services,
  mailMessage: MailMessage,
  delivery: Delivery,
): Promise<MailMessage> {
  const sentAt = delivery.state === 'SENT' ? now() : null;
  const data = { ...delivery, sentAt, claimedUntil: null, lastError: null };
  for (let tries = 1; ; tries++) {
    try {
      const where = { id: mailMessage.id };
      const [row] = await prisma.mailMessage.updateManyAndReturn({ where, data });
      // Its recipient may have been erased meanwhile.
      return row ?? { ...mailMessage, ...data };
    } catch (error) {
      if (tries === 3) throw error;
      await pause(300);
    }
  }
}

async function recordFailure(
  { prisma, now, log }: Services,
  mailMessage: MailMessage,
  error: unknown,
) {
  const present = now().getTime();
  const refusal = error instanceof MailError ? error : null;
  const isOld = present - mailMessage.createdAt.getTime() > maxAge || refusal?.scope === 'ended';
  const pause = Math.max(pauseAfter(mailMessage.attempts), refusal?.retryAfter ?? 0);
  log.warn(
    { mailMessage: mailMessage.id, err: error },
    'a mail message was not delivered; it stays in the outbox',
  );
  await prisma.mailMessage.updateMany({
    // Not if another process has claimed it since, because this one took too long.
    where: { id: mailMessage.id, state: 'PENDING', attempts: mailMessage.attempts },
    data: {
      state: isOld ? 'FAILED' : 'PENDING',
      claimedUntil: null,
      lastError: refusal?.message ?? 'Unexpected failure, see the log of the server',
      nextAttemptAt: new Date(present + pause),
    },
  });
}

/**
 * Sends a mail message while a client waits for the result. Retries temporary failures for a few
 * seconds; later attempts are left to `deliverPendingMail`.
 * @param states the states in which it may be sent; in any other state it is returned unchanged
 * @throws MAIL_FAILED with the provider's text, CONFLICT while another process has claimed it
 */
export async function deliverNow(
  services: Services,
  id: string,
  states: MailMessageState[] = ['PENDING', 'FAILED'],
): Promise<MailMessage> {
  const deadline = services.now().getTime() + timeouts.total;
  for (;;) {
    const claimed = await claimMailMessage(services, { id }, states);
    if (claimed) return deliverClaimed(services, claimed);
    const mailMessage = await services.prisma.mailMessage.findUniqueOrThrow({ where: { id } });
    if (!states.includes(mailMessage.state)) return mailMessage;
    // Another process has claimed it, for example because a form was sent twice. Wait for its
    // result.
    if (services.now().getTime() > deadline) throw conflict('mailMessageBeingSent', {});
    await services.pause(200);
  }
}

/** Tries to deliver a mail message while no client waits for the result. If it fails, the job tries again. */
export function deliverSoon(services: Services, id: string | null): void {
  if (id === null) return;
  deliverNow(services, id).catch((error: unknown) => {
    services.log.warn({ mailMessage: id, err: error }, 'a mail message is left to the job');
  });
}

/** Like `deliverNow`, for a mail message that this process has claimed. */
export async function deliverClaimed(
  services: Services,
  mailMessage: MailMessage,
): Promise<MailMessage> {
  const deadline = services.now().getTime() + timeouts.total;
  try {
    return await sendClaimed(services, mailMessage, (outgoing) =>
      sendWithRetries(services, outgoing, deadline),
    );
  } catch (error) {
    throw error instanceof MailError ? mailFailed(error.message) : error;
  }
}

async function sendWithRetries(
  { mail, now, pause }: Services,
  mailMessage: OutgoingMailMessage,
  deadline: number,
): Promise<Delivery> {
  for (let tries = 1; ; tries++) {
    const left = deadline - now().getTime();
    try {
      return await mail.send(mailMessage, Math.min(timeouts.attempt, left));
    } catch (error) {
      const interval =
        error instanceof MailError && error.scope === 'transient'
          ? (error.retryAfter ?? 250 * 2 ** tries)
          : Infinity;
      // The remaining time would be too short for a response.
      if (now().getTime() + interval > deadline - 500) throw error;
      await pause(interval);
    }
  }
}
