import { failureOf } from '../../graphql/errors.ts';
import { type FormValues, isMedia, isSameChoice } from '../values.ts';

/** A submission whose result is not known yet. */
export interface PendingSubmission {
  /** Makes it safe to send the submission again. */
  idempotencyKey: string;
  /** The values of the form; without its files after a reload. Empty if another device has sent them. */
  values: FormValues;
  /** Resolves when this page no longer waits for the response; absent after a reload. */
  ended?: Promise<unknown>;
}

/** A random key; `crypto.randomUUID` exists only on secure pages. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a form has the submitted values, and no file that may differ. */
export function isAsSent(values: FormValues, { values: sent }: PendingSubmission): boolean {
  return Object.entries(values).every(([name, value]) => {
    const before = sent[name];
    // The saved media is ignored, because it may be what was submitted.
    return isMedia(value) && isMedia(before)
      ? isSameChoice(value, before) && value.keep === before.keep
      : value === before;
  });
}

/** Whether another device has saved something else with the same idempotency key, or has given the key up. */
export const isKeyUsed = (error: unknown) =>
  ['submissionUsed', 'submissionAbandoned'].includes(failureOf(error).reason);
