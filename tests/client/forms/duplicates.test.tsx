import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { button, control, renderForm } from './renderForm.tsx';
import { member as abebe, type } from './savedRecords.ts';

afterEach(() => {
  deleteAllDrafts();
});

const member = { ...abebe, version: 1, contactNumber: '021 555 0100' };
const wife = { ...member, id: '5', name: 'Yewibdar' };

function fillIn() {
  type('Full Name', 'Abebe Bikila');
  type('Date of Birth', '1932-08-07');
  type('Address', 'Mount Albert');
  type('Contact Number', '021 555 0100');
}

it('a likely duplicate is shown before saving, and can be registered anyway', async () => {
  const similarMembers = vi.fn(() => [
    { member, similarities: ['BIRTH_AND_NAME', 'TELEPHONE'] },
    { member: wife, similarities: ['TELEPHONE'] },
  ]);
  const createMember = vi.fn(() => member);
  await renderForm('add-member', { similarMembers, createMember });
  fillIn();
  fireEvent.click(button('Register Member'));

  const notice = within(await screen.findByRole('region', { name: 'Is this the same person?' }));
  expect(createMember).not.toHaveBeenCalled();
  const links = notice.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/edit-member/4',
    '/admin/edit-member/5',
  ]);
  notice.getByText('Same day of birth and a similar name, same telephone number');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('Nothing has been saved yet'),
  );
  expect(control('Full Name').value).toBe('Abebe Bikila');

  // Pressing the ordinary button confirms nothing.
  fireEvent.click(button('Register Member'));
  await waitFor(() => expect(similarMembers).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(button('Register anyway').closest('fieldset')?.disabled).toBe(false));
  expect(createMember).not.toHaveBeenCalled();

  fireEvent.click(button('Register anyway'));
  await screen.findByText('Member has been created successfully');
  expect(createMember).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('region', { name: 'Is this the same person?' })).toBeNull();
});

it('a new likely duplicate is shown after another one was confirmed', async () => {
  const found = [{ member, similarities: ['TELEPHONE'] }];
  const createMember = vi.fn(() => member);
  await renderForm('add-member', { similarMembers: () => found, createMember });
  fillIn();
  fireEvent.click(button('Register Member'));
  await screen.findByRole('button', { name: 'Register anyway' });
  found.push({ member: wife, similarities: ['EMAIL'] });
  fireEvent.click(button('Register anyway'));
  await screen.findByText('Yewibdar');
  expect(createMember).not.toHaveBeenCalled();
});

it('an implausible value has its error beneath its field, like in the membership form', async () => {
  await renderForm('add-member');
  fillIn();
  type('Date of Birth', '2235-01-01');
  type('Date of registration', '1890-01-01');
  type('Contact Number', 'not a phone');
  fireEvent.click(button('Register Member'));
  await screen.findByText('Date of Birth cannot be in the future');
  screen.getByText('The association was founded in November 1997');
  screen.getByText(/^Enter one telephone number with at least 7 digits/);
});
