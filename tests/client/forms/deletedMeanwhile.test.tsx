import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { notFound } from '../../../api/errors.ts';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { button, control, renderForm } from './renderForm.tsx';
import { event, member, type } from './savedRecords.ts';

afterEach(() => {
  deleteAllDrafts();
});

const notice = () => screen.findByRole('region', { name: /^Somebody else has deleted this/ });

/** An event that a colleague deletes while the form is open, and the result of restoring it. */
async function openDeleted(restoreRecords: () => number, colleague = { hasRestored: false }) {
  let isThere = false;
  const updateEvent = vi.fn(({ input }: { input: object }) => {
    if (!isThere && !colleague.hasRestored) throw notFound('Event');
    return { ...event, ...input, version: 2 };
  });
  await renderForm('edit-event/3', {
    event,
    updateEvent,
    restoreRecords() {
      const count = restoreRecords();
      isThere = true;
      return count;
    },
  });
  type('Title', 'Genna in January');
  fireEvent.click(button('Save changes'));
  await notice();
  return updateEvent;
}

it('reports that a colleague deleted the record; after restoring, the text can be saved', async () => {
  const updateEvent = await openDeleted(() => 1);
  // The focus and the message follow the notice, on a slow machine a little later.
  await waitFor(async () => expect(document.activeElement).toBe(await notice()));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(
      /has deleted this meanwhile, so it has not/,
    ),
  );
  button('Restore it').focus();
  fireEvent.click(button('Restore it'));
  await screen.findByText(/It has been restored as it was/);
  await waitFor(() => expect(screen.queryByRole('region', { name: /deleted/ })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button('Save changes')));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
  expect(control('Title').value).toBe('Genna in January');
  fireEvent.click(button('Save changes'));
  await screen.findByText('Event has been saved successfully');
  expect(updateEvent.mock.calls[1]?.[0]).toMatchObject({
    id: '3',
    version: 1,
    input: { title: 'Genna in January' },
  });
});

it('removes the notice after a save if a colleague has restored the record', async () => {
  const colleague = { hasRestored: false };
  await openDeleted(() => 1, colleague);
  colleague.hasRestored = true;
  fireEvent.click(button('Save changes'));
  await screen.findByText('Event has been saved successfully');
  expect(screen.queryByRole('region', { name: /deleted/ })).toBeNull();
});

it('keeps what was typed if the record cannot be restored', async () => {
  await openDeleted(() => {
    throw notFound('Event');
  });
  fireEvent.click(button('Restore it'));
  await screen.findByText('“Restore it” did not work.');
  expect(await notice()).toBeTruthy();
  expect(control('Title').value).toBe('Genna in January');
});

it('moves what was typed to the form for a new record', async () => {
  await openDeleted(() => 1);
  fireEvent.click(button('Add it as a new one'));
  await screen.findByRole('form', { name: 'Create an Event' });
  expect(control('Title').value).toBe('Genna in January');
  expect(control('Location').value).toBe('Hall');
  // The picture was deleted with the record.
  expect(screen.queryByAltText('Your picture')).toBeNull();
});

it('offers only a new record if the kind cannot be restored', async () => {
  const updateMember = () => {
    throw notFound('Member');
  };
  await renderForm('edit-member/4', { member, updateMember });
  type('Address', '2 New Street');
  fireEvent.click(button('Save changes'));
  await notice();
  expect(screen.queryByRole('button', { name: 'Restore it' })).toBeNull();
  fireEvent.click(button('Add it as a new one'));
  await screen.findByRole('form', { name: /Add|Register/ });
  expect(control('Address').value).toBe('2 New Street');
});
