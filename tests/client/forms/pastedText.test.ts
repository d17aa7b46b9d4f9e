import { expect, it } from 'vitest';
import { pastedText } from '../../../client/forms/pastedText.ts';

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
