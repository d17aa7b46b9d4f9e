import type { PublicFieldErrors } from '../../../api/fieldErrors.rules.ts';
import type { FieldErrorWords } from '../words.ts';

/** What is wrong with a field of a public form. A form may have other words for one of its fields. */
export const fieldErrors: FieldErrorWords<PublicFieldErrors> = {
  required: ({ field }) => `${field} is required`,
  tooLong: ({ max }) => `At most ${String(max)} characters`,
  invalidEmail: 'Enter a valid email',
  invalidDate: 'Date must be in DD-MM-YYYY format',
  invalidTelephone: ({ minDigits }) =>
    `Enter one telephone number with at least ${String(minDigits)} digits, such as 021 555 0100 or +251 91 155 0100`,
  dateTooEarly: ({ field, earliest }) => `${field} cannot be before ${earliest.slice(0, 4)}`,
  dateInFuture: ({ field }) => `${field} cannot be in the future`,
  notAfterBirth: 'Date must be after the date of birth',
  formExpired: 'This form had been open for too long. Please send it once more.',
  invalid: ({ problem }) => problem ?? 'This cannot be right. Please check it.',
};
