import { type FormValues, isMedia, isSameChoice } from './values.ts';

/** A submission without a response yet that says whether it was saved. */
export interface PendingSubmission {
  /** Makes sending it again harmless. */
  idempotencyKey: string;
  /** What the form held; without its files once the page was loaded again. */
  values: FormValues;
  /** Resolves when this page no longer waits for the response; absent after a reload. */
  ended?: Promise<unknown>;
}

/** A random key; `crypto.randomUUID` is only there on secure pages. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a form holds what was sent, and no file that may be another one. */
export function isAsSent(values: FormValues, { values: sent }: PendingSubmission): boolean {
  return Object.entries(values).every(([name, value]) => {
    const before = sent[name];
    // What the record has by now does not matter: that may be what was sent.
    return isMedia(value) && isMedia(before)
      ? isSameChoice(value, before) && value.keep === before.keep
      : value === before;
  });
}
