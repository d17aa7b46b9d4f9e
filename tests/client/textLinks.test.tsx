import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CollapsibleText } from '../../client/ui/text/CollapsibleText.tsx';
import { LinkedText } from '../../client/ui/text/LinkedText.tsx';
import { textLinks } from '../../client/ui/text/textLinks.ts';

const found = (text: string) =>
  textLinks(text).map(({ start, end, href }) => [text.slice(start, end), href]);

describe('textLinks', () => {
  it.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['http://example.org', 'http://example.org'],
    ['www.example.org/events', 'https://www.example.org/events'],
    ['hello@example.org', 'mailto:hello@example.org'],
    ['https://am.wikipedia.org/wiki/ኢትዮጵያ', 'https://am.wikipedia.org/wiki/ኢትዮጵያ'],
    ['https://en.wikipedia.org/wiki/Lalibela_(town)', null],
    ['09 123 4567', 'tel:091234567'],
    ['(09) 123-4567', 'tel:091234567'],
    ['021 555 0100', 'tel:0215550100'],
    ['0274567890', 'tel:0274567890'],
    ['+64 9 555 0100', 'tel:+6495550100'],
    ['+64 (0)27 456 7890', 'tel:+64274567890'],
    ['+64021 555 0100', 'tel:+64215550100'],
    ['+251 911 123 456', 'tel:+251911123456'],
    ['+251 0911 123 456', 'tel:+251911123456'],
    ['0800 123 456', 'tel:0800123456'],
  ])('finds %s', (written, href) => {
    const expected = [[written, href ?? written]];
    expect(found(written)).toEqual(expected);
    expect(found(`Ask at ${written}.`)).toEqual(expected);
    expect(found(`ይደውሉ፦ ${written}።`)).toEqual(expected);
    expect(found(`(${written}), or come`)).toEqual(expected);
    expect(found(`${written}፣ ከዚያም`)).toEqual(expected);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT://example.org/%0aalert(1)',
    'data:text/html,<b>',
    'ftp://example.org/file',
    'https://bank.co.nz@example.com/',
    'https://',
    'www.',
    'Come.In and eat',
    'the account 12-3456-7890123-00',
    'the account 06-0123-0123456-00',
    'the account 02 0123 0123456 000',
    'the account 030123012345600',
    '03-12-2026',
    '2026-03-12 10:00',
    '09/12/2026',
    '$1,021,555.00',
    'NZ$ 0.215550100',
    'from 0900 to 1700, or 0800-1700',
    'number 1234567890',
    'IRD 049-091-850',
  ])('does not link %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('separates links that are written together', () => {
    const text = 'www.example.org፣hello@example.org፤ 09 123 4567 / 021 555 0100';
    expect(found(text).map(([written]) => written)).toEqual([
      'www.example.org',
      'hello@example.org',
      '09 123 4567',
      '021 555 0100',
    ]);
  });

  it('links only to safe schemes in any text', () => {
    const part = fc.constantFrom(
      'https://',
      'www.',
      'javascript:',
      'mailto:',
      'a@',
      'b.org',
      '.',
      '/',
      ':',
      '(',
      ')',
      '09',
      '021',
      '123',
      '+64',
      '-',
      ' ',
      '\u0000',
      '።',
      'ሀ',
      '😀',
      '\ud83d',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        let last = 0;
        for (const { start, end, href } of textLinks(text)) {
          expect(href).toMatch(/^(https?:\/\/|mailto:|tel:\+?\d)/i);
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('LinkedText', () => {
  it('keeps every letter and marks links to other sites', () => {
    const text = 'ሰላም www.example.org or 09 123 4567.';
    const { container } = render(<LinkedText text={text} />);
    const page = screen.getByRole('link', { name: /www\.example\.org .*new tab/ });
    expect(page.getAttribute('target')).toBe('_blank');
    expect(page.getAttribute('rel')).toBe('noopener noreferrer');
    const phone = screen.getByRole('link', { name: '09 123 4567' });
    expect(phone.getAttribute('href')).toBe('tel:091234567');
    expect(phone.hasAttribute('target')).toBe(false);
    container.querySelectorAll('.sr-only').forEach((note) => note.remove());
    expect(container.textContent).toBe(text);
  });

  it.each([
    ['a telephone number', 'Call us on 09 123 4567 today', 15, 'Call us on'],
    [
      'an address that begins the text',
      'https://example.org/long and more',
      10,
      'https://example.org/long',
    ],
  ])('is never cut within %s', (_, text, limit, shown) => {
    document.body.innerHTML = renderToString(
      <CollapsibleText text={text} limit={limit} title="Coffee" />,
    );
    expect(document.querySelectorAll('p a')).toHaveLength(1);
    document.querySelectorAll('.scripted\\:hidden, .sr-only, [aria-hidden]').forEach((part) => {
      part.remove();
    });
    expect(document.querySelector('p')?.textContent).toBe(shown);
  });
});
