import type { PublicFailures } from '../../failures.rules.ts';
import type { WordsOf } from '../words.ts';

const duration = (seconds: number) =>
  seconds <= 90
    ? `${String(seconds)} ${seconds === 1 ? 'second' : 'seconds'}`
    : `${String(Math.ceil(seconds / 60))} minutes`;

/** Why a public form or page failed, by reason. */
export const failures: WordsOf<PublicFailures> = {
  invalidFields: 'Please correct the fields that are marked',
  tooManyAttempts: ({ retryAfter }) =>
    `Too many tries. Please try again in ${duration(retryAfter)}.`,
  submittedTooQuickly: ({ retryAfter }) =>
    `That was very quick. Please try again in ${duration(retryAfter)}.`,
  suspectedBot: 'This looked like a message from a program. If you are a person, please try again.',
  formExpired: 'This form had been open for too long. Please send it once more.',
  mailFailed: ({ text }) => text,
  databaseUnavailable:
    'The website cannot use its database at the moment. What you see and typed stays here; please try again in a minute.',
  foreignForm: 'Please send the form from this website.',
  formTooLarge: 'Your text is too long.',
  unreadableForm: 'The form could not be read.',
};
