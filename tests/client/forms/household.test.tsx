import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { control, renderForm } from './renderForm.tsx';

afterEach(() => {
  cleanup();
  deleteAllDrafts();
});

it('asks whether a new household is one with nearly the same name', async () => {
  const kebede = { id: '1', name: 'Kebede', address: '', people: [] };
  await renderForm('add-member', {
    households: ({ similarTo }: { similarTo?: string | null }) =>
      similarTo === 'Zeleke' ? [] : [kebede],
    formDrafts: [],
  });
  fireEvent.change(control('Household'), { target: { value: 'ከበደ' } });
  expect((await screen.findByText(/^Did you mean one of these/)).parentElement?.textContent).toBe(
    'Did you mean one of these? Kebede',
  );
  fireEvent.change(control('Household'), { target: { value: 'Zeleke' } });
  await expect.poll(() => screen.queryByText(/^Did you mean/)).toBeNull();
  expect(screen.getByText('New household')).toBeTruthy();
});
