import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { fromDocument, toDocument } from '../../../client/forms/editor/document.ts';
import { LinkPanel } from '../../../client/forms/editor/LinkPanel.tsx';

const target = 'https://example.org/a';
const text = `[One](https://example.org/) [the **bold** page](${target})**[two](${target})** end`;

/** Opens the panel with the cursor in a word; returns the text after the panel was used. */
async function change(word: string, use: (user: typeof userEvent) => Promise<void>) {
  const doc = toDocument(text);
  const cursor = doc.textContent.indexOf(word) + 2;
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, cursor) });
  render(
    <LinkPanel
      state={state}
      onEnd={(command) => {
        command(state, (transaction) => {
          state = state.apply(transaction);
        });
      }}
    />,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Address of the link').value).toBe(target);
  await use(userEvent);
  return fromDocument(state.doc);
}

describe.each(['the', 'bold', 'page', 'two'])(
  'with the cursor in the word “%s” of a link',
  (word) => {
    it('the whole link is removed', async () => {
      expect(
        await change(word, async (user) => {
          await user.click(screen.getByRole('button', { name: 'Remove link' }));
        }),
      ).toBe('[One](https://example.org/) the **bold** page**two** end');
    });

    it('the address of the whole link is changed', async () => {
      const changed = await change(word, async (user) => {
        await user.clear(screen.getByLabelText('Address of the link'));
        await user.type(screen.getByLabelText('Address of the link'), 'example.org/b{Enter}');
      });
      expect(changed).toBe(
        fromDocument(toDocument(text.replaceAll(target, 'https://example.org/b'))),
      );
    });
  },
);
