import { expect, it } from 'vitest';
import {
  cleanText,
  normaliseText,
  optionalEmail,
  optionalText,
  singleLine,
} from '../../api/shared/content/common.rules.ts';
import { webAddressFrom } from '../../api/shared/content/link.rules.ts';

it('a text is normalised', () => {
  expect(normaliseText('  a \t\r\nb\u00a0\n\n \n\nc  \rd\n\n')).toBe('a\nb\n\nc\nd');
});

it.each([
  ['doubled and no-break spaces', ' Selam \u00a0 Worku\u3000', 'Selam Worku'],
  ['line breaks and control characters', 'Selam\r\n\t\u2028\u0007Worku', 'Selam Worku'],
  ['zero-width characters', '\ufeffSe\u200blam\u2060 \u200b Worku', 'Selam Worku'],
  ['only invisible characters', ' \u200b\u200d\u00a0', ''],
  ['marks of direction', '\u202eSelam\u202c \u2066Worku\u2069\u200e\u061c', 'Selam Worku'],
  ['soft hyphens', 'Enku\u00adtatash', 'Enkutatash'],
  [
    'joiners within emoji, which stay',
    '👩🏽\u200d❤️\u200d👨 🏳️\u200d🌈 🧑\u200d🦰',
    '👩🏽\u200d❤️\u200d👨 🏳️\u200d🌈 🧑\u200d🦰',
  ],
  ['other joiners', 'Se\u200dlam\u200c 👩\u200d \u200d👩\u200d\u200b👧', 'Selam 👩 👩👧'],
  ['a letter and a combining accent', 'Cafe\u0301, e\u200b\u0301', 'Café, é'],
  ['only an accent', '\u0301', ''],
  ['placeholders of pasted objects', 'Se\ufffclam', 'Selam'],
  ['only a placeholder of an object', '\ufffc', ''],
  ['only half a surrogate pair', '\ud800', ''],
  ['only a replacement character', ' \ufffd', ''],
  ['U+0000, which is refused', 'a\0b', 'a\0b'],
])('a single line is cleaned: %s', (_, typed, saved) => {
  expect(singleLine().parse(typed)).toBe(saved);
});

/** So many characters that a rule of quadratic time takes far longer than a test may take. */
const many = 1_000_000;

it.each([' ', '\t', '\u00a0', '\n', '\r', ' \n', 'a '])(
  'a text with a run of %j is normalised in a time that grows with its length',
  (piece) => {
    const text = `a${piece.repeat(many)}b`;
    expect(normaliseText(text).length).toBeLessThanOrEqual(text.length);
  },
);

it('a text of several lines is saved without invisible characters', () => {
  expect(optionalText().parse('\ufeffCafe\u0301\u200e\r\n\u202e\n')).toBe('Café');
});

it('invisible characters are removed in a time that is proportional to the length of the text', () => {
  expect(cleanText('👩\u200d'.repeat(many))).toHaveLength(3 * many - 1);
  expect(cleanText('\u200d'.repeat(many))).toBe('');
});

it('a letter keeps at most 30 marks, because sorting more takes quadratic time', () => {
  const marks = `${'\u0300'.repeat(many)}${'\u0316'.repeat(many)}`;
  expect(cleanText(`a${marks}b`)).toHaveLength(31);
  expect(cleanText('የ\u135d\u1de0')).toBe('የ\u135d\u1de0');
});

it('an email address has at most 64 characters before the @', () => {
  const longest = `${'a'.repeat(64)}@example.org`;
  expect(optionalEmail().parse(longest)).toBe(longest);
  const { error } = optionalEmail().safeParse(`a${longest}`);
  expect(error?.issues.map(({ message }) => message)).toEqual(['invalidEmail']);
});

it('an email address is read without invisible characters', () => {
  expect(optionalEmail().parse(' abebe@example.org\u200b\u200e')).toBe('abebe@example.org');
  expect(optionalEmail().parse(undefined)).toBe('');
});

it('a link is searched only at the beginning of a long text', () => {
  expect(webAddressFrom(`https://${'.'.repeat(many)}a`)).toBeNull();
});
