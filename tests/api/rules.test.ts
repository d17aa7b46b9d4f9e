import { expect, it } from 'vitest';
import { normaliseText } from '../../api/content/common.rules.ts';
import { webAddressFrom } from '../../api/content/link.rules.ts';

it('a text is normalised', () => {
  expect(normaliseText('  a \t\r\nb\u00a0\n\n \n\nc  \rd\n\n')).toBe('a\nb\n\nc\nd');
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

it('a link is searched only at the beginning of a long text', () => {
  expect(webAddressFrom(`https://${'.'.repeat(many)}a`)).toBeNull();
});
