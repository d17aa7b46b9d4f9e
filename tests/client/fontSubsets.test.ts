import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ethiopianMonths } from '../../api/shared/dates/ethiopianText.ts';
import { observances } from '../../api/shared/messages/en/observances.ts';

/** Whether a font subset has a character, by its rule in the style sheet. */
function subsetHas(name: string): (character: string) => boolean {
  const css = readFileSync('client/fonts/fonts.css', 'utf8');
  const rule = css.split('@font-face').find((each) => each.includes(`-${name}-`)) ?? '';
  const ranges = Array.from(rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g), (range) => {
    const first = range[1] ?? '';
    return [parseInt(first, 16), parseInt(range[2] ?? first, 16)] as const;
  });
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => first <= code && code <= last);
  };
}

it('names of months and feasts, which English pages show, need only frequent letters', () => {
  const names = [...ethiopianMonths.map(({ am }) => am), ...Object.values(observances.amharic)];
  expect(names.length).toBeGreaterThan(30);
  const isFrequent = subsetHas('frequent');
  const isRare = subsetHas('rare');
  expect(isFrequent('ሰ') && isRare('ሧ')).toBe(true);
  expect(names.filter((name) => !Array.from(name.replaceAll(' ', '')).every(isFrequent))).toEqual(
    [],
  );
});
