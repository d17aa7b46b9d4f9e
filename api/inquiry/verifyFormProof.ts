import type { Context } from '../context.ts';
import { formExpired, submittedTooQuickly, suspectedBot } from '../errors.ts';
import { countAttempt } from '../session/attempts.ts';
import { networkOf } from '../session/networkOf.ts';

/** What a form sends besides its fields, to tell people from programs. */
export interface FormProof {
  /** From `formOpening`. */
  ticket: string;
  /** A field that people do not see, and so leave empty. */
  trap?: string | null;
}

/** Milliseconds for which an opening is cached: under load many readers get the same one. */
export const openingMaxAge = 1_000;

/** Milliseconds by the ticket that a person takes at the least; `openingKeptFor` is among them. */
const minFillTime = 2_000;

/**
 * Lets what a form sent in, unless it looks like a program's or there is too much of it.
 * @throws BAD_USER_INPUT, or TOO_MANY_REQUESTS with the seconds to wait
 */
export async function verifyFormProof(
  context: Context,
  { ticket, trap }: FormProof,
): Promise<void> {
  const { formTickets, forms, client } = context;
  const age = formTickets.ageOf(ticket);
  if (age === null) throw formExpired();
  if (age < minFillTime) throw submittedTooQuickly(Math.ceil((minFillTime - age) / 1000));
  if (trap) throw suspectedBot();
  // The address first: what one address is refused is not counted against everybody.
  await countAttempt(context, `form from ${networkOf(client.address)}`, forms.perAddress);
  await countAttempt(context, 'forms of all', forms.overall);
}
