import type { PublicFieldErrors } from '../../fieldErrors.rules.ts';
import { sentence } from './grammar.ts';
import type { FieldErrorWords } from '../words.ts';

/** The errors of a public form's fields. A form can override them for a field. */
export const fieldErrors: FieldErrorWords<PublicFieldErrors> = {
  required: sentence('{field} is required', 'field'),
  tooLong: sentence('At most {max} characters', 'max'),
  invalidEmail: 'Enter a valid email',
  invalidDate: 'Date must be in DD-MM-YYYY format',
  invalidTelephone: sentence(
    'Enter one telephone number with at least {minDigits} digits, such as 021 555 0100 or +251 91 155 0100',
    'minDigits',
  ),
  dateTooEarly: ({ field, earliest }) => `${field} cannot be before ${earliest.slice(0, 4)}`,
  dateInFuture: sentence('{field} cannot be in the future', 'field'),
  notBeforeRegistration: 'Date of birth must be before the date of registration',
  formExpired: 'This form had been open for too long. Please send it once more.',
  invalid: ({ problem }) => problem ?? 'This cannot be right. Please check it.',
};
