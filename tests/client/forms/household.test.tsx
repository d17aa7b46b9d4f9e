import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { control, renderForm } from './renderForm.tsx';

afterEach(() => {
  deleteAllDrafts();
});

it('asks whether a new household is one with nearly the same name', async () => {
  const kebede = { id: '1', name: 'Kebede', address: '', people: [] };
  const asked: string[] = [];
  await renderForm('add-member', {
    households({ similarTo }: { similarTo?: string | null }) {
      if (similarTo) asked.push(similarTo);
      return similarTo === 'Zeleke' ? [] : [kebede];
    },
    formDrafts: [],
  });
  await expect.poll(() => document.querySelector('datalist option')).not.toBeNull();
  for (const value of ['ከ', 'ከበ', 'ከበደ'])
    fireEvent.change(control('Household'), { target: { value } });
  expect((await screen.findByText(/^Did you mean one of these/)).parentElement?.textContent).toBe(
    'Did you mean one of these? Kebede',
  );
  // One request, not one for each letter.
  expect(asked).toEqual(['ከበደ']);
  fireEvent.change(control('Household'), { target: { value: 'Zeleke' } });
  await expect.poll(() => screen.queryByText(/^Did you mean/)).toBeNull();
  expect(screen.getByText('New household')).toBeTruthy();
});
