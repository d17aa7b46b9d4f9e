import { z } from 'zod';
import { failsWith } from '../fieldErrors.rules.ts';
import { withoutTrunkZero } from './trunkZero.rules.ts';

/** The number of digits of a telephone number: at least those of a local number, at most those of E.164. */
const telephoneDigits = { min: 7, max: 15 };

/** An optional telephone number as people write it, of New Zealand or with a country code. */
export const telephone = () =>
  z
    .string()
    .transform(withoutTrunkZero)
    .refine(isTelephone, failsWith('invalidTelephone', { minDigits: telephoneDigits.min }));

function isTelephone(text: string): boolean {
  if (text === '') return true;
  const digits = text.replace(/\D/g, '').length;
  return (
    // Excludes the negative and decimal numbers that spreadsheets produce: "-021 555 0100",
    // "215550100.0".
    /^\+?[\s(]*\d[\d\s()./\p{Pd}]*(?<!\.0+)$/u.test(text) &&
    digits >= telephoneDigits.min &&
    digits <= telephoneDigits.max
  );
}
