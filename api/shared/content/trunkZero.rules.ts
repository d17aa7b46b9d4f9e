/**
 * The country codes whose national numbers start with a trunk prefix 0. The prefix is not dialled
 * after the code.
 */
const countryCodes = ['64', '61', '251', '44'].join('|');

const separators = String.raw`[\s./\p{Pd}]*`;
const bracketedZero = new RegExp(
  String.raw`^((?:\+|00)\d{1,3}${separators})\(0\)${separators}`,
  'u',
);
const plainZero = new RegExp(String.raw`^((?:\+|00)(?:${countryCodes})${separators}\(?)0`, 'u');

/** Removes the trunk prefix 0 after a country code: "+64 (0)21", "+64021". */
export const withoutTrunkZero = (number: string): string =>
  number.replace(bracketedZero, '$1').replace(plainZero, '$1');
