const ones = '፩፪፫፬፭፮፯፰፱';
const tens = '፲፳፴፵፶፷፸፹፺';

/**
 * Formats a number in Ethiopic numerals, which have no zero: pairs of digits, each followed by the
 * sign for a hundred or for ten thousand.
 * @param number an integer from 1
 */
export function ethiopicNumeral(number: number): string {
  const digits = String(number);
  const pairs = digits.padStart(digits.length + (digits.length % 2), '0').match(/../g) ?? [];
  return pairs
    .map((pair, index) => {
      const value = Number(pair);
      const place = pairs.length - 1 - index;
      const isHundreds = place % 2 === 1;
      const isUnwritten = value === 1 && (isHundreds || (index === 0 && place > 0));
      const sign = isHundreds ? (value > 0 ? '፻' : '') : place > 0 ? '፼' : '';
      return (isUnwritten ? '' : pairNumeral(value)) + sign;
    })
    .join('');
}

function pairNumeral(number: number): string {
  return tens.charAt(Math.floor(number / 10) - 1) + ones.charAt((number % 10) - 1);
}

/** A number up to 99: tens, ones, or both. */
const upTo99 = new RegExp(`^([${tens}]?)([${ones}]?)$`);

/**
 * Parses a number below 10,000 in Ethiopic numerals, such as ፲፱፻፶ for 1950. The digits before ፻
 * count hundreds; ፻ alone is one hundred.
 * @returns null for another text
 */
export function readEthiopicNumeral(text: string): number | null {
  const [before = '', after, ...more] = text.split('፻');
  if (text === '' || more.length > 0) return null;
  const [hundreds, rest] = [readUpTo99(before), readUpTo99(after ?? '')];
  if (hundreds === null || rest === null) return null;
  return after === undefined ? hundreds : (hundreds || 1) * 100 + rest;
}

function readUpTo99(text: string): number | null {
  const [, ten, one] = upTo99.exec(text) ?? [];
  if (ten === undefined || one === undefined) return null;
  const place = (digits: string, digit: string) => (digit === '' ? 0 : digits.indexOf(digit) + 1);
  return place(tens, ten) * 10 + place(ones, one);
}
