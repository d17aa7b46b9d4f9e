import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formField } from '../support/formField.ts';
import { renderForm } from './renderForm.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('adds an officer with an office of its own', async () => {
  const user = userEvent.setup();
  const createOfficer = vi.fn(({ input }: { input: object }) => ({
    id: '1',
    version: 1,
    ...input,
  }));
  await renderForm('add-officer', { createOfficer });
  await screen.findByRole('form', { name: 'Add an Officer' });
  await user.selectOptions(formField('office'), 'OTHER');
  await user.type(formField('name'), 'Sara Example');
  await user.type(formField('nameAmharic'), 'ሳራ ምሳሌ');
  await user.type(formField('from'), '2029-07-01');
  await user.click(screen.getByRole('button', { name: 'Add Officer' }));
  expect(await screen.findByText(/^Please correct the fields that are marked/)).toBeTruthy();
  expect(createOfficer).not.toHaveBeenCalled();

  await user.type(formField('title'), 'Head of Youth');
  await user.click(screen.getByRole('button', { name: 'Add Officer' }));
  expect(await screen.findByText('Officer has been created successfully')).toBeTruthy();
  expect(createOfficer.mock.calls[0]?.[0].input).toEqual({
    office: 'OTHER',
    title: 'Head of Youth',
    titleAmharic: '',
    name: 'Sara Example',
    nameAmharic: 'ሳራ ምሳሌ',
    from: '2029-07-01',
    until: '',
  });
});
