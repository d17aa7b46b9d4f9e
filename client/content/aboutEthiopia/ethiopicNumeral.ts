const ones = '፩፪፫፬፭፮፯፰፱';
const tens = '፲፳፴፵፶፷፸፹፺';

/**
 * A number in Ethiopic numerals, which have no zero: tens and ones stand side by side, and a
 * hundred after how many there are.
 * @param number from 1 to 9999
 */
export function ethiopicNumeral(number: number): string {
  const hundreds = Math.floor(number / 100);
  const before = hundreds === 0 ? '' : `${hundreds === 1 ? '' : belowHundred(hundreds)}፻`;
  return before + belowHundred(number % 100);
}

function belowHundred(number: number): string {
  return tens.charAt(Math.floor(number / 10) - 1) + ones.charAt((number % 10) - 1);
}
