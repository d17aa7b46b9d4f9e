import type { Context } from '../context.ts';
import { formExpired, submittedTooQuickly, suspectedBot } from '../errors.ts';
import { countAttempt } from '../session/attempts.ts';
import { networkOf } from '../session/trustedProxies.ts';
import type { FormProofInput } from './inquiry.types.ts';

/** How long an opening is cached, in milliseconds: under load, many readers get the same one. */
export const openingMaxAge = 1_000;

/**
 * The minimum time in which a person fills in a form, by the ticket, in milliseconds. It includes
 * the cache time of the opening.
 */
const minFillTime = 2_000;

/**
 * Accepts a form, unless a program seems to have sent it or there are too many.
 * @throws BAD_USER_INPUT, or TOO_MANY_REQUESTS with the seconds to wait
 */
export async function verifyFormProof(
  context: Context,
  { ticket, trap }: FormProofInput,
): Promise<void> {
  const { formTickets, forms, client } = context;
  const age = formTickets.ageOf(ticket);
  if (age === null) throw formExpired();
  if (age < minFillTime) throw submittedTooQuickly(Math.ceil((minFillTime - age) / 1000));
  if (trap) throw suspectedBot();
  // The limit of the network first, so that its refused requests do not count against everybody.
  await countAttempt(context, `form from ${networkOf(client.address)}`, forms.perNetwork);
  await countAttempt(context, 'forms of all', forms.overall);
}
