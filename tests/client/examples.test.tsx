import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { Component as Examples } from '../../client/admin/examples/Examples.tsx';
import { renderPage } from './support/renderPage.tsx';

const all = [
  { kind: 'EVENT', recordId: 1 },
  { kind: 'EVENT', recordId: 2 },
  { kind: 'DIRECTORY', recordId: 3 },
];

function show(remove: () => void = () => undefined) {
  let examples = all;
  renderPage(Examples, {
    examples: () => examples,
    removeExamples() {
      remove();
      examples = [];
      return all;
    },
    restoreRecords({ records }: { records: object[] }) {
      expect(records).toHaveLength(3);
      examples = all;
      return 3;
    },
  });
  return userEvent.setup();
}

const removal = () => screen.findByRole('button', { name: 'Remove all examples' });

it('shows the number of examples by kind, removes them after a question, and undoes that', async () => {
  const user = show();
  await user.click(await removal());
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Manage Events2 examples',
    'Manage Directory1 example',
  ]);
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('3 examples go, with their pictures.');
  const [confirm] = screen.getAllByRole('button', { name: 'Remove all examples' }).slice(-1);
  if (confirm) await user.click(confirm);
  await screen.findByText('3 examples have been removed.');
  await screen.findByText('No example is left.');
  await user.click(await screen.findByRole('button', { name: 'Undo removing the examples' }));
  await screen.findByText('The examples are there again.');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
});

it('shows why the examples could not be removed', async () => {
  const user = show(() => {
    throw new GraphQLError('Not for you', { extensions: { code: 'FORBIDDEN' } });
  });
  await user.click(await removal());
  await screen.findByRole('alertdialog');
  const [confirm] = screen.getAllByRole('button', { name: 'Remove all examples' }).slice(-1);
  if (confirm) await user.click(confirm);
  await screen.findByText('“Remove all examples” did not work.');
});
