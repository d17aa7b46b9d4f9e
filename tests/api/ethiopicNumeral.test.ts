import { expect, it } from 'vitest';
import { ethiopicNumeral, readEthiopicNumeral } from '../../api/shared/dates/ethiopicNumeral.ts';

it.each([
  [1, '፩'],
  [10, '፲'],
  [11, '፲፩'],
  [99, '፺፱'],
  [100, '፻'],
  [101, '፻፩'],
  [250, '፪፻፶'],
  [2019, '፳፻፲፱'],
  [10_000, '፼'],
  [10_100, '፼፻'],
  [1_000_000, '፻፼'],
])('%i is written in Ethiopic numerals', (number, numeral) => {
  expect(ethiopicNumeral(number)).toBe(numeral);
});

it('reads Ethiopic numerals and refuses invalid ones', () => {
  for (let number = 1; number < 10_000; number += 1) {
    expect(readEthiopicNumeral(ethiopicNumeral(number))).toBe(number);
  }
  for (const none of ['', 'x', '፩x', '፻፻', '፩፲', '፲፲', '፩፪']) {
    expect(readEthiopicNumeral(none)).toBeNull();
  }
});
