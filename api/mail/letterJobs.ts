import type { Services } from '../context.ts';
import { sendTaken } from './deliverLetter.ts';
import { MailFailure } from './mailSender.ts';
import { takeLetter } from './takeLetter.ts';

/** Milliseconds to wait for the provider's answer where nobody waits for ours. */
const patience = 20_000;

/** Letters of one run at most, so that the other jobs get their turn. */
const mostPerRun = 200;

/**
 * Sends the letters that wait for it. Any number of processes may do this at once: each letter is
 * taken by one of them.
 * @returns how many were delivered
 */
export async function deliverLetters(services: Services): Promise<number> {
  let delivered = 0;
  for (let tried = 0; tried < mostPerRun; tried++) {
    const due = { nextAttemptAt: { lte: services.now() } };
    const letter = await takeLetter(services, due, ['PENDING']);
    if (!letter) break;
    try {
      await sendTaken(services, letter, (outgoing) => services.mail.send(outgoing, patience));
      delivered++;
    } catch (error) {
      // The others would fare no better now. What was noted of this one lets them go first next.
      if (!(error instanceof MailFailure && error.scope === 'letter')) break;
    }
  }
  return delivered;
}
