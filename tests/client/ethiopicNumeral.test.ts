import { expect, it } from 'vitest';
import { ethiopicNumeral } from '../../client/content/aboutEthiopia/ethiopicNumeral.ts';

it.each([
  [1, '፩'],
  [10, '፲'],
  [11, '፲፩'],
  [99, '፺፱'],
  [100, '፻'],
  [101, '፻፩'],
  [250, '፪፻፶'],
])('%i is written in Ethiopic numerals', (number, numeral) => {
  expect(ethiopicNumeral(number)).toBe(numeral);
});
