import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../../../api/shared/content/toMarkdown.rules.ts';
import { pastedBlocks, pastedText } from '../../../client/forms/pastedText.ts';

it('keeps paragraphs, and joins the lines of the source', () => {
  expect(pastedText('<p>One\n  two&nbsp;three</p>\n<p></p><h2>Next</h2><p>Last<br>line</p>')).toBe(
    'One two three\n\nNext\n\nLast\nline',
  );
});

it('keeps lists with their bullets and numbers, including nested lists', () => {
  expect(
    pastedText(
      '<p>Bring:</p><ul><li><p>ቡና</p></li><li>cups<ul><li>small</li></ul></li></ul>' +
        '<ol start="3"><li>Three</li><li>Four</li></ol><p>End</p>',
    ),
  ).toBe('Bring:\n\n• ቡና\n• cups\n• small\n\n3. Three\n4. Four\n\nEnd');
});

it('keeps each line of a mail message once, with the blank lines between them', () => {
  expect(pastedText('<div>One</div><div>Two</div><div><br></div><div>Three</div>')).toBe(
    'One\nTwo\n\nThree',
  );
});

it('keeps lists from Word, which are paragraphs', () => {
  const entry = (marker: string, text: string) =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]>` +
    `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span></span><![endif]>${text}<o:p></o:p></p>`;
  expect(
    pastedText(
      `<html><head><style>p {margin: 0}</style><title>Minutes</title></head><body><!--StartFragment--><p class=MsoNormal>Agenda</p>` +
        `${entry('·', 'Coffee')}${entry('1.', 'Treasurer’s report')}<p class=MsoNormal>End</p></body></html>`,
    ),
  ).toBe('Agenda\n\n• Coffee\n1. Treasurer’s report\n\nEnd');
});

it.each([
  ['<a href="https://example.org/a">the form</a>', 'the form (https://example.org/a)'],
  ['<a href="https://www.example.org/">example.org</a>', 'example.org'],
  ['<a href="mailto:info@example.org?subject=Hi">Write</a>', 'Write (info@example.org)'],
  ['<a href="mailto:info@example.org">info@example.org</a>', 'info@example.org'],
  ['<a href="https://example.org/a"><img src="x.png"></a>', 'https://example.org/a'],
  ['<a href="javascript:alert(1)">here</a> and <a href="#top">up</a>', 'here and up'],
  ['<a href="file:///C:/Users/a.docx">a file</a>', 'a file'],
])('writes the words of a link, and its address if needed: %s', (html, text) => {
  expect(pastedText(html)).toBe(text);
});

it('puts cells side by side and leaves out scripts and styles', () => {
  expect(
    pastedText(
      '<table><tr><th>Day</th><th>Time</th></tr><tr><td>Sat</td><td>2pm</td></tr></table>' +
        '<script>window.hacked = true</script><img src=x onerror="window.hacked = true"><style>p{}</style>',
    ),
  ).toBe('Day | Time\nSat | 2pm');
  expect('hacked' in window).toBe(false);
});

describe('pastedBlocks', () => {
  const word = `<html><body>
    <h1>Meskel <b>report</b></h1>
    <p class=MsoNormal>We <b style='mso-bidi-font-weight:normal'>danced</b> <i style='mso-bidi-font-style:normal'>all</i> night, see <a href="https://example.org/p">the photos</a>.<o:p></o:p></p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>  </span></span>Coffee</p>
    <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>  </span></span>First</p>
    <table><tr><td><p>Guests</p></td><td><p>120</p></td></tr></table>
    <blockquote><p>Thank you</p></blockquote></body></html>`;

  it.each([
    [
      'Word',
      word,
      [
        '## Meskel **report**',
        '',
        'We **danced** *all* night, see [the photos](https://example.org/p).',
        '',
        '- Coffee',
        '1. First',
        '',
        'Guests | 120',
        '',
        '> Thank you',
      ],
    ],
    [
      'Google Docs',
      `<b style="font-weight:normal"><p><span style="font-weight:700">Bold</span><span style="font-style:italic"> slanted</span></p>
       <ul><li><p><span style="font-weight:400">one</span></p></li><li><p>two</p></li></ul></b>`,
      ['**Bold** *slanted*', '', '- one', '- two'],
    ],
    ['a mark over lines', '<b>one<br>two</b>', ['**one**', '**two**']],
    ['signs', '<p>5 * 3 * 2 _a_</p>', ['5 \\* 3 \\* 2 \\_a\\_']],
    ['a script', '<script>alert(1)</script><a href="javascript:alert(1)">x</a>', ['x']],
  ])('keeps the formatting of %s', (_from, html, lines) => {
    expect(toMarkdown(pastedBlocks(html)).split('\n')).toEqual(lines);
  });
});
