import * as fc from 'fast-check';

/** Texts with many signs of Markdown, which are often beside each other. */
export const markdownTexts = fc
  .array(
    fc.constantFrom(
      '**',
      '*',
      '_',
      '[',
      ']',
      '](https://example.org)',
      '](javascript:x)',
      '\\',
      '!',
      '<b>',
      '&amp;',
      '# ',
      '### ',
      '- ',
      '> ',
      '1. ',
      '23) ',
      '---',
      '~~~',
      '`',
      '\n',
      ' ',
      'a',
      'word',
      'ሰላም',
      '፣',
      'https://example.org/a_b',
      '(',
      ')',
      '=',
      '+ ',
      '.',
      '🙂',
    ),
    { maxLength: 25 },
  )
  .map((pieces) => pieces.join(''));
