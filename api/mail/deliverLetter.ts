import type { Services } from '../context.ts';
import { letterUnderWay, mailFailed } from '../errors.ts';
import type { Letter, LetterState } from '../generated/prisma/client.ts';
import { type Delivery, MailFailure, type OutgoingLetter } from './mailSender.ts';
import { takeLetter } from './takeLetter.ts';

/** Milliseconds after its writing from which a letter that nobody takes is given up. */
const giveUpAfter = 7 * 24 * 60 * 60 * 1000;

/** Milliseconds until the job tries again, growing with each attempt up to an hour. */
const pauseAfter = (attempts: number) => Math.min(60_000 * 2 ** (attempts - 1), 60 * 60 * 1000);

/** Milliseconds for which somebody who sent a form is kept waiting, and for which one try lasts. */
const patience = { whole: 8_000, oneTry: 4_000 };

/**
 * Sends a letter that this process has taken, and notes what became of it. Where the process dies
 * between the provider's answer and the note, the letter goes out twice: see
 * docs/decisions/0011-letters.md.
 * @throws MailFailure
 */
export async function sendTaken(
  services: Services,
  letter: Letter,
  send: (letter: OutgoingLetter) => Promise<Delivery>,
): Promise<Letter> {
  try {
    const delivery = await send({ ...letter, to: letter.to || services.forms.inbox });
    return await noteDelivery(services, letter, delivery);
  } catch (error) {
    await noteFailure(services, letter, error);
    throw error;
  }
}

/** Tried more than once: a delivery that is not noted is repeated. */
async function noteDelivery(
  { prisma, now, pause }: Services,
  { id }: Letter,
  delivery: Delivery,
): Promise<Letter> {
  const sentAt = delivery.state === 'SENT' ? now() : null;
  const noted = { ...delivery, sentAt, takenUntil: null, lastError: null };
  for (let tries = 1; ; tries++) {
    try {
      return await prisma.letter.update({ where: { id }, data: noted });
    } catch (error) {
      if (tries === 3) throw error;
      await pause(300);
    }
  }
}

async function noteFailure({ prisma, now, log }: Services, letter: Letter, error: unknown) {
  const present = now().getTime();
  const isOld = present - letter.createdAt.getTime() > giveUpAfter;
  const refusal = error instanceof MailFailure ? error : null;
  const pause = Math.max(pauseAfter(letter.attempts), refusal?.retryAfter ?? 0);
  log.warn({ letter: letter.id, err: error }, 'a letter was not delivered; it is kept');
  await prisma.letter.updateMany({
    // Unless another process took it since, because this one needed too long.
    where: { id: letter.id, state: 'PENDING', attempts: letter.attempts },
    data: {
      state: isOld ? 'FAILED' : 'PENDING',
      takenUntil: null,
      lastError: refusal?.message ?? 'Unexpected failure, see the log of the server',
      nextAttemptAt: new Date(present + pause),
    },
  });
}

/**
 * Sends a letter while somebody waits for the outcome. Passing failures are tried again for a few
 * seconds; after that the job goes on with it.
 * @param states in which it may be to be sent; in any other it is returned as it is
 * @throws MAIL_FAILED with the provider's text, CONFLICT when another process is at it for too long
 */
export async function deliverNow(
  services: Services,
  id: string,
  states: LetterState[] = ['PENDING', 'FAILED'],
): Promise<Letter> {
  const deadline = services.now().getTime() + patience.whole;
  for (;;) {
    const taken = await takeLetter(services, { id }, states);
    if (taken) return deliverTaken(services, taken);
    const letter = await services.prisma.letter.findUniqueOrThrow({ where: { id } });
    if (!states.includes(letter.state)) return letter;
    // Another process has it, as when a form is sent twice: its outcome is the one to tell.
    if (services.now().getTime() > deadline) throw letterUnderWay();
    await services.pause(200);
  }
}

/** As `deliverNow`, for a letter that this process has taken. */
export async function deliverTaken(services: Services, letter: Letter): Promise<Letter> {
  const deadline = services.now().getTime() + patience.whole;
  try {
    return await sendTaken(services, letter, (outgoing) =>
      sendPatiently(services, outgoing, deadline),
    );
  } catch (error) {
    throw error instanceof MailFailure ? mailFailed(error.message) : error;
  }
}

async function sendPatiently(
  { mail, now, pause }: Services,
  letter: OutgoingLetter,
  deadline: number,
): Promise<Delivery> {
  for (let tries = 1; ; tries++) {
    const left = deadline - now().getTime();
    try {
      return await mail.send(letter, Math.min(patience.oneTry, left));
    } catch (error) {
      const interval =
        error instanceof MailFailure && error.scope === 'passing'
          ? (error.retryAfter ?? 250 * 2 ** tries)
          : Infinity;
      // Too little time would be left for an answer.
      if (now().getTime() + interval > deadline - 500) throw error;
      await pause(interval);
    }
  }
}
