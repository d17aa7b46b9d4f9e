import { screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { renderForm } from './renderForm.tsx';
import { type } from './savedRecords.ts';

afterEach(() => {
  deleteAllDrafts();
});

it('the form of a death notice says where it stands, and that its last day is over', async () => {
  await renderForm('add-death-notice');
  screen.getByText(/Only the three newest notices stand there\.$/);
  type('Day of the funeral', '2020-01-07');
  await screen.findByText(/^The last day below is over/);
  type('First day of mourning', '2099-01-08');
  await screen.findByText(/^The notice stands on top/);
});
