import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formField } from '../support/formField.ts';
import { renderForm } from './renderForm.tsx';

const president = {
  ...{ id: '1', version: 1, office: 'PRESIDENT', title: '', titleAmharic: '' },
  ...{ name: 'Abebe Example', nameAmharic: '', from: '2029-07-01', until: null },
  image: { url: '/media/abebe.webp', srcSet: '', width: 800, height: 800 },
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('adds an officer with a custom office', async () => {
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
    until: null,
  });
});

it('sends a portrait and offers no drawings', async () => {
  const user = userEvent.setup();
  const updateOfficer = vi.fn((_: { image?: File | null; removeImage: boolean }) => ({
    ...president,
    version: 2,
  }));
  await renderForm('edit-officer/1', { officer: president, updateOfficer });
  expect(screen.queryByText('Choose a drawing instead')).toBeNull();
  const portrait = new File(['portrait'], 'abebe.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Portrait', { selector: '[type=file]' }), portrait);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Officer has been saved successfully')).toBeTruthy();
  expect(updateOfficer.mock.calls[0]?.[0]).toMatchObject({
    image: { name: 'abebe.png' },
    removeImage: false,
  });
});

it('removes a portrait', async () => {
  const user = userEvent.setup();
  const updateOfficer = vi.fn((_: { removeImage: boolean }) => ({ ...president, version: 2 }));
  await renderForm('edit-officer/1', { officer: president, updateOfficer });
  await user.click(screen.getByRole('button', { name: 'Remove the picture' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Officer has been saved successfully')).toBeTruthy();
  expect(updateOfficer.mock.calls[0]?.[0].removeImage).toBe(true);
});
