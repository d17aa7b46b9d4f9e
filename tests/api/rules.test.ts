import { expect, it } from 'vitest';
import { normaliseText, optionalEmail, singleLine } from '../../api/content/common.rules.ts';
import { webAddressFrom } from '../../api/content/link.rules.ts';

it('a text is normalised', () => {
  expect(normaliseText('  a \t\r\nb\u00a0\n\n \n\nc  \rd\n\n')).toBe('a\nb\n\nc\nd');
});

it.each([
  ['doubled and no-break spaces', ' Selam \u00a0 Worku\u3000', 'Selam Worku'],
  ['line breaks and control characters', 'Selam\r\n\t\u2028\u0007Worku', 'Selam Worku'],
  ['what has no width', '\ufeffSe\u200blam\u2060 \u200b Worku', 'Selam Worku'],
  ['only what nobody sees', ' \u200b\u200d\u00a0', ''],
  [
    'the joiners of emoji and other scripts',
    '👩\u200d👧 می\u200cخواهم',
    '👩\u200d👧 می\u200cخواهم',
  ],
  ['U+0000, which is refused', 'a\0b', 'a\0b'],
])('a single line is saved without what nobody means to type: %s', (_, typed, saved) => {
  expect(singleLine().parse(typed)).toBe(saved);
});

/** So many that a rule whose time grows with their square takes hours, and the test ends it. */
const many = 3_000_000;

it.each([' ', '\t', '\u00a0', '\n', '\r', ' \n', 'a '])(
  'a text with a run of %j is normalised in a time that grows with its length',
  (piece) => {
    const text = `a${piece.repeat(many)}b`;
    expect(normaliseText(text).length).toBeLessThanOrEqual(text.length);
  },
);

it('an address is read without what has no width', () => {
  expect(optionalEmail().parse(' abebe@example.org\u200b')).toBe('abebe@example.org');
  expect(optionalEmail().parse(undefined)).toBe('');
});

it('a link is searched only at the beginning of a long text', () => {
  expect(webAddressFrom(`https://${'.'.repeat(many)}a`)).toBeNull();
});
