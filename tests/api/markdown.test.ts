import * as fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import {
  type Block,
  parseMarkdown,
  runsOf,
  stripMarkdown,
} from '../../api/shared/content/markdown.rules.ts';
import { escapeMarkdown, toMarkdown } from '../../api/shared/content/toMarkdown.rules.ts';
import { markdownTexts } from '../support/markdownTexts.ts';
import { waiting } from '../support/patience.ts';
import { randomRuns } from '../support/randomRuns.ts';

const runs = { numRuns: randomRuns({ all: 10_000, few: 200 }) };

const examples: [string, Block[]][] = [
  ['plain', [{ type: 'paragraph', text: 'plain', marks: [] }]],
  [
    'a **bold *and* italic** word',
    [
      {
        type: 'paragraph',
        text: 'a bold and italic word',
        marks: [
          { type: 'strong', start: 2, end: 17 },
          { type: 'emphasis', start: 7, end: 10 },
        ],
      },
    ],
  ],
  [
    'See [the hall](https://example.org/a_b)!',
    [
      {
        type: 'paragraph',
        text: 'See the hall!',
        marks: [{ type: 'link', start: 4, end: 12, href: 'https://example.org/a_b' }],
      },
    ],
  ],
  [
    '## Food\n- one\n3. three\n> said',
    [
      { type: 'heading', text: 'Food', marks: [] },
      { type: 'bullet', text: 'one', marks: [] },
      { type: 'number', number: 3, text: 'three', marks: [] },
      { type: 'quote', text: 'said', marks: [] },
    ],
  ],
];
test.each(examples)('%j is parsed', (text, blocks) => {
  expect(parseMarkdown(text)).toEqual(blocks);
});

test.each([
  '5 * 3 * 2',
  'opening_hours_1',
  'https://example.org/_a_b',
  '#tag',
  '-5',
  '1.5',
  'a * b',
  '[x](https://:www.bank.nz@example.org)',
  '[x](https://@example.org)',
  '[x](https:///a.nz)',
  '[x](https://a.nz\\b)',
  '[x](https://a..nz)',
  `[x](https://a.nz/${'a'.repeat(2000)})`,
  '[x](javascript:alert(1))',
  '[x](//example.org)',
  '**',
  '** a **',
  '[a] (b)',
  '2 < 3 & 4',
])('%j has no marks', (text) => {
  expect(parseMarkdown(text)).toEqual([{ type: 'paragraph', text, marks: [] }]);
});

/** The lines of a text, without blanks around them and with one of several blank lines. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

test.each([
  ['a\n\n\n \n\nb\nc', 'a\n\nb\nc'],
  ['a\r\n\r\n\r\nb\rc\nd', 'a\n\nb\nc\nd'],
  ['\n\n  a  \n b\t\n\n', 'a\nb'],
  [' \n ', ''],
])('the blanks of %j are reduced', (text, expected) => {
  expect(stripMarkdown(text)).toBe(expected);
});

test('a text that is parsed and written stays the same from then on', () => {
  fc.assert(
    fc.property(markdownTexts, (text) => {
      const written = toMarkdown(parseMarkdown(text));
      expect(stripMarkdown(written)).toBe(linesOf(stripMarkdown(text)));
      expect(toMarkdown(parseMarkdown(written))).toBe(written);
    }),
    runs,
  );
});

test('plain text that is escaped has no marks, and reads the same', () => {
  fc.assert(
    fc.property(markdownTexts, (text) => {
      expect(parseMarkdown(escapeMarkdown(text))).toEqual(
        linesOf(text)
          .split('\n')
          .filter((line, _, { length }) => length > 1 || line !== '')
          .map((line) => ({ type: 'paragraph', text: line, marks: [] })),
      );
    }),
    runs,
  );
});

test('a blank line has no runs', () => {
  expect(runsOf({ type: 'paragraph', text: '', marks: [] })).toEqual([]);
});

// Texts that an algorithm of quadratic time would read for longer than the test may take.
test.each([
  ['signs without a partner', `${'['.repeat(400_000)}${'a* '.repeat(125_000)}`],
  ['links after open signs', ` ${'*_'.repeat(200_000)}${'[a](/)'.repeat(65_000)}`],
  ['many marks', '**a***b*'.repeat(100_000)],
])(
  'a long text with %s is read and written in linear time',
  { timeout: waiting },
  (_what, text) => {
    const blocks = parseMarkdown(text);
    expect(toMarkdown(blocks)).not.toBe('');
    for (const block of blocks) expect(runsOf(block).length).toBeGreaterThan(0);
  },
);

test('a line of dashes stays a line of dashes', () => {
  expect(escapeMarkdown('--- ---')).toBe('\\--- ---');
});

const reader = new MarkdownIt('commonmark');

/** The text that a reader of CommonMark sees, without white space; HTML of other elements stays. */
function readByOthers(text: string): string {
  const html = reader.render(text.replaceAll('\n', '\n\n'));
  const seen = html.replace(/<\/?p>|\s/g, '');
  return seen.replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof entities) => entities[name]);
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"' };

test('parsers of CommonMark read escaped text as it was typed', () => {
  fc.assert(
    fc.property(markdownTexts, (text) => {
      expect(readByOthers(escapeMarkdown(text))).toBe(text.replace(/\s/g, ''));
    }),
    runs,
  );
});
