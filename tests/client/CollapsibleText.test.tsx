import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CollapsibleText } from '../../client/ui/text/CollapsibleText.tsx';

/** A text of exactly this length, made of words of nine letters. */
const textOf = (length: number) => 'abcdefghi '.repeat(length / 10 + 1).slice(0, length);

/** The paragraphs that stay visible under the rule that hides elements if scripts run. */
function readable(container: HTMLElement): string[] {
  const copy = container.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('.scripted\\:hidden').forEach((part) => {
    part.remove();
  });
  return [...copy.querySelectorAll('p')].map(({ textContent }) => textContent);
}

describe('CollapsibleText', () => {
  it.each([
    { limit: undefined, boundary: 210 },
    { limit: 120, boundary: 120 },
    { limit: 1000, boundary: 1000 },
  ])('collapses only above $boundary characters', ({ limit, boundary }) => {
    const { rerender } = render(
      <CollapsibleText text={textOf(boundary)} limit={limit} title="Coffee" />,
    );
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<CollapsibleText text={textOf(boundary + 1)} limit={limit} title="Coffee" />);
    expect(screen.getByRole('button', { name: 'Read More: Coffee' })).toBeTruthy();
  });

  it('counts the characters of all paragraphs together', () => {
    const half = textOf(105);
    const { rerender } = render(<CollapsibleText text={[half, half].join('\n')} title="Coffee" />);
    expect(screen.queryByRole('button')).not.toBeNull();
    rerender(<CollapsibleText text={[half, half.slice(1)].join('\n')} title="Coffee" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the text up to a word, then all of it, then its beginning again', async () => {
    const user = userEvent.setup();
    const { container } = render(
      <CollapsibleText text={['one two three', 'four'].join('\n')} limit={10} title="Coffee" />,
    );
    expect(readable(container)).toEqual(['one two…']);
    await user.click(screen.getByRole('button', { name: 'Read More: Coffee', expanded: false }));
    expect(readable(container)).toEqual(['one two three', 'four']);
    await user.click(screen.getByRole('button', { name: 'Show Less: Coffee', expanded: true }));
    expect(readable(container)).toEqual(['one two…']);
  });

  it('has the whole text once in the HTML from the server', () => {
    const html = renderToString(
      <CollapsibleText
        text={['one two three', 'four five'].join('\n')}
        limit={10}
        title="Coffee"
      />,
    );
    document.body.innerHTML = html;
    const paragraphs = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(paragraphs).toEqual(['one two… three', 'four five']);
  });

  it('marks Amharic text as Amharic', () => {
    const { container } = render(
      <CollapsibleText text={'Say ሰላም ለዓለም (peace)'} title="Greeting" />,
    );
    const marked = [...container.querySelectorAll('[lang=am]')].map((run) => run.textContent);
    expect(marked).toEqual(['ሰላም ለዓለም']);
  });

  it('has a button whose name keeps the language of each run', () => {
    render(<CollapsibleText text={'one two three'} limit={5} title="Coffee ቡና" />);
    const button = screen.getByRole('button', { name: 'Read More: Coffee ቡና' });
    expect(button.querySelector('[lang=am]')?.textContent).toBe('ቡና');
    expect(button.hasAttribute('aria-label')).toBe(false);
  });
});
