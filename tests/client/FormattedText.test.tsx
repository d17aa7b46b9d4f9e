import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseMarkdown, stripMarkdown } from '../../api/shared/content/markdown.rules.ts';
import { CollapsibleText } from '../../client/ui/text/CollapsibleText.tsx';
import { FormattedText } from '../../client/ui/text/FormattedText.tsx';
import { markdownTexts } from '../support/markdownTexts.ts';
import { randomRuns } from '../support/randomRuns.ts';

const htmlOf = (text: string) =>
  renderToStaticMarkup(<FormattedText blocks={parseMarkdown(text)} headingLevel={2} />);

/** The HTML without class names, the elements around texts, and the notes of links. */
const bare = (html: string) =>
  html
    .replace(/ class="[^"]*"/g, '')
    .replace(/<span> \(opens[^<]*<\/span>(?=<\/a>)/g, '')
    .replace(/<span>([^<]*)<\/span>/g, '$1')
    .replace(/ (?:target|rel|data-spelled-out)="[^"]*"/g, '');

it('has the elements of its formatting', () => {
  const text = [
    '## Food',
    '### Cold',
    'A **big *day***, [our _photos_](https://example.org/a_b)',
    '- one\n- two',
    '3. three',
    '> said\n> twice',
    '[home](/about)',
  ];
  expect(bare(htmlOf(text.join('\n')))).toBe(
    [
      '<h2>Food</h2>',
      '<h3>Cold</h3>',
      '<p>A <strong>big </strong><strong><em>day</em></strong>, ',
      '<a href="https://example.org/a_b">our <em>photos</em></a></p>',
      '<ul><li>one</li><li>two</li></ul>',
      '<ol start="3"><li>three</li></ol>',
      '<blockquote><p>said</p><p>twice</p></blockquote>',
      '<p><a href="/about">home</a></p>',
    ].join(''),
  );
});

const allowed =
  /<\/?(?:p|h[23]|ul|ol|li|blockquote|strong|em|span|a)(?: start="\d+"| href="(?:https:\/\/example\.org[^"]*|mailto:[^"]*)"| lang="am")*>/g;

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

it('has no other elements, and its text is the plain text', () => {
  fc.assert(
    fc.property(markdownTexts, (text) => {
      const seen = bare(htmlOf(text)).replace(allowed, '');
      expect(seen).not.toMatch(/[<>]/);
      expect(seen.replace(/&(\w+|#x27);/g, (_, name: 'amp') => entities[name])).toBe(
        stripMarkdown(text).replaceAll('\n', ''),
      );
    }),
    { numRuns: randomRuns({ all: 10_000, few: 200 }) },
  );
});

it('is cut by the length of its plain text', () => {
  const text = '- **one two** three\n- four';
  const html = renderToStaticMarkup(<CollapsibleText text={text} limit={10} title="Coffee" />);
  const list = /<ul.*<\/ul>/.exec(html)?.[0] ?? '';
  expect(list.replace(/ class="(?!scripted:hidden)[^"]*"|<span>|<\/span>/g, '')).toBe(
    '<ul><li><strong>one two</strong><span aria-hidden="true">…' +
      '<span class="scripted:hidden"> three</li><li class="scripted:hidden">four</li></ul>',
  );
});
