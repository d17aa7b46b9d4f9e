import { filled, textInput } from '../content/common.rules.ts';
import { failsWith } from '../fieldErrors.rules.ts';

/** A larger amount, in cents, is a mistake. */
const maxCents = 999_999_999;

/**
 * The cents of an amount as people write it, such as `1,250.50` or `$20`; null if it is not an
 * amount. Dollars and cents are joined as text, because a floating point number would round a fraction.
 */
export function centsOf(text: string): number | null {
  const match = /^\$? ?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const [, dollars = '', cents = ''] = match;
  const total = Number(dollars.replaceAll(',', '') + cents.padEnd(2, '0'));
  return total <= maxCents ? total : null;
}

/** An amount as people write it, in cents. */
export const money = (min: number) =>
  textInput()
    .trim()
    .pipe(filled())
    .refine((text) => text === '' || (centsOf(text) ?? -1) >= min, failsWith('invalid', {}))
    .transform((text) => centsOf(text) ?? 0);

/** Cents as an amount, such as `$1,250.50`. */
export function moneyText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${dollars}.${digits.slice(-2)}`;
}
