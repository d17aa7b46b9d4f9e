import { describe, expect, it } from 'vitest';
import { cutParagraphs } from '../../client/ui/text/CollapsibleText.tsx';

const cut = (paragraphs: string[], limit: number) =>
  cutParagraphs(
    paragraphs.map((text) => ({ text })),
    limit,
  ).map(({ shown, hidden }) => ({ shown, hidden }));

describe('cutParagraphs', () => {
  it('keeps a text within the limit whole', () => {
    expect(cut(['ab', 'cd'], 5)).toEqual([
      { shown: 'ab', hidden: '' },
      { shown: 'cd', hidden: '' },
    ]);
  });

  it('cuts between words, within the limit', () => {
    expect(cut(['one two three'], 7)).toEqual([{ shown: 'one two', hidden: ' three' }]);
    expect(cut(['one two three'], 6)).toEqual([{ shown: 'one', hidden: ' two three' }]);
  });

  it('cuts between paragraphs if no whole word of the next one fits', () => {
    expect(cut(['one two', 'three'], 10)).toEqual([
      { shown: 'one two', hidden: '' },
      { shown: '', hidden: 'three' },
    ]);
  });

  it('hides every paragraph after one that is cut', () => {
    expect(cut(['one two', 'a', 'b'], 5)).toEqual([
      { shown: 'one', hidden: ' two' },
      { shown: '', hidden: 'a' },
      { shown: '', hidden: 'b' },
    ]);
  });

  it('cuts a word only if it is the first and too long, and cuts no character', () => {
    expect(cut(['abcdef'], 3)).toEqual([{ shown: 'abc', hidden: 'def' }]);
    expect(cut(['ab😀cd'], 3)).toEqual([{ shown: 'ab', hidden: '😀cd' }]);
  });

  it('cuts at the end of a sentence if that keeps at least half of the limit', () => {
    const text = 'We met in town. The coffee was strong, as it is at home';
    expect(cut([text], 30)[0]?.shown).toBe('We met in town.');
    expect(cut([text], 40)[0]?.shown).toBe('We met in town. The coffee was strong,');
    expect(cut(['“Come in!” she said. Then we ate'], 24)[0]?.shown).toBe('“Come in!” she said.');
  });

  it('recognises Ethiopic punctuation with and without spaces', () => {
    expect(cut(['ሰላም ለዓለም። እንኳን ደህና መጡ'], 16)[0]?.shown).toBe('ሰላም ለዓለም።');
    expect(cut(['ሰላም፡ለዓለም፡፡እንኳን፡ደህና፡መጡ'], 16)[0]?.shown).toBe('ሰላም፡ለዓለም፡፡');
    expect(cut(['ሰላም ለዓለም፣ እንኳን ደህና መጡ'], 16)[0]?.shown).toBe('ሰላም ለዓለም፣');
    expect(cut(['ሰላም፡ለዓለም፡እንኳን'], 9)[0]?.shown).toBe('ሰላም፡ለዓለም');
  });

  it.each(['Meet us at St. Mary on the hill', 'Doors open at 9 a.m. on Sunday'])(
    'does not treat an abbreviation as the end of a sentence: %s',
    (text) => {
      expect(cut([text], 24)[0]?.shown).not.toMatch(/\.$/);
    },
  );

  it('prefers the end of a paragraph to the first words of the next one', () => {
    expect(cut(['one two three', 'four five'], 18)).toEqual([
      { shown: 'one two three', hidden: '' },
      { shown: '', hidden: 'four five' },
    ]);
  });

  it('does not count blank lines', () => {
    expect(cut(['a', '', 'b'], 3)).toHaveLength(2);
  });
});
