const ones = '፩፪፫፬፭፮፯፰፱';
const tens = '፲፳፴፵፶፷፸፹፺';

/**
 * A number in Ethiopic numerals, which have no zero: pairs of digits, each followed by the sign for a
 * hundred or for ten thousand.
 * @param number a whole number from 1 on
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
