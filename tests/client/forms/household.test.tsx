import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { button, control, renderForm } from './renderForm.tsx';
import { member } from './savedRecords.ts';

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
  await screen.findByRole('button', { name: 'Kebede' });
  // One request, not one for each letter.
  expect(asked).toEqual(['ከበደ']);
  fireEvent.click(button('Kebede'));
  expect(control('Household').value).toBe('Kebede');
  fireEvent.change(control('Household'), { target: { value: 'Zeleke' } });
  await expect.poll(() => screen.queryByText(/^Did you mean/)).toBeNull();
  expect(screen.getByText('New household')).toBeTruthy();
});

it('asks before it makes a household with nearly the name of another one', async () => {
  const haile = { id: '1', name: 'Haile family', address: '', people: [] };
  const updateMember = vi.fn((_: { input: { householdName: string } }) => ({
    ...member,
    version: 3,
  }));
  await renderForm('edit-member/4', {
    member: { ...member, contactNumber: '021 555 0100' },
    households: [haile],
    updateMember,
  });
  const type = (value: string) => fireEvent.change(control('Household'), { target: { value } });
  type(' haile  FAMILY');
  await screen.findByRole('link', { name: 'Open the household' });
  type('Haile familly');
  fireEvent.click(button('Save changes'));
  const notice = within(await screen.findByRole('region', { name: 'Is this a new household?' }));
  notice.getByText('Haile family');
  expect(updateMember).not.toHaveBeenCalled();
  fireEvent.click(notice.getByRole('button', { name: 'Make a new household' }));
  await screen.findByText('Member has been saved successfully');
  expect(updateMember.mock.lastCall?.[0].input.householdName).toBe('Haile familly');

  type('Haile famly');
  fireEvent.click(button('Save changes'));
  const again = within(await screen.findByRole('region', { name: 'Is this a new household?' }));
  fireEvent.click(again.getByRole('button', { name: 'Haile family' }));
  await expect.poll(() => updateMember.mock.calls.length).toBe(2);
  expect(updateMember.mock.lastCall?.[0].input.householdName).toBe('Haile family');
});
