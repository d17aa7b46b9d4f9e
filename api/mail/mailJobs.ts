import type { Services } from '../context.ts';
import { claimMailMessage } from './claimMailMessage.ts';
import { sendClaimed } from './deliverMailMessage.ts';
import { MailError } from './mailSender.ts';

/** The time limit of the provider, in milliseconds, while no client waits. */
const timeout = 20_000;

/** The maximum number of mail messages in one run, so that the other jobs run too. */
const maxPerRun = 200;

/**
 * Sends the mail messages that are due. Several processes may run this at the same time: each
 * message is claimed by one of them.
 * @returns the number of delivered messages
 */
export async function deliverPendingMail(services: Services): Promise<number> {
  let delivered = 0;
  for (let tried = 0; tried < maxPerRun; tried++) {
    const due = { nextAttemptAt: { lte: services.now() } };
    const mailMessage = await claimMailMessage(services, due, ['PENDING']);
    if (!mailMessage) break;
    try {
      await sendClaimed(services, mailMessage, (outgoing) => services.mail.send(outgoing, timeout));
      delivered++;
    } catch (error) {
      // The others would fail too. This one is due later now, so they come first in the next run.
      if (!(error instanceof MailError && /message|ended/.test(error.scope))) break;
    }
  }
  return delivered;
}
