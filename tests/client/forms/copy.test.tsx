import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { button, control, renderForm } from './renderForm.tsx';
import { event, type } from './savedRecords.ts';
import { translatedTexts } from '../../support/translatedTexts.ts';
import { enter } from '../support/enter.ts';

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() =>
      Promise.resolve(new Response('picture', { headers: { 'Content-Type': 'image/webp' } })),
    ),
  );
});
afterEach(() => {
  deleteAllDrafts();
});

const texts = { title: 'Timkat', location: 'Domain', description: 'Come' };
const amharic = { title: 'ጥምቀት', location: 'አዳራሽ', description: 'ይምጡ' };
const lastYear = {
  ...event,
  ...texts,
  id: '4',
  translations: [
    {
      language: 'AM',
      isOutdated: false,
      texts: translatedTexts(amharic),
      original: translatedTexts(texts),
    },
  ],
};

interface Sent {
  input: Record<string, unknown>;
  image: File;
  translations: object[];
}

it('a copy of a record has the same texts and translations, its own picture and no date', async () => {
  const user = userEvent.setup();
  const createEvent = vi.fn((_sent: Sent) => ({ ...lastYear, id: '99' }));
  await renderForm('add-event?copy=4', { event: lastYear, createEvent });
  screen.getByText('This is a copy. It has not been saved yet.');
  expect(control('Title').value).toBe('Timkat');
  expect(control('Title in Amharic').value).toBe('ጥምቀት');
  expect(control('Date').value).toBe('');
  expect(createEvent).not.toHaveBeenCalled();

  await screen.findByRole('button', { name: /^Remove / });
  await user.click(button('Create Event'));
  await screen.findByText('Event date is required');
  expect(createEvent).not.toHaveBeenCalled();

  type('Date', '2032-01-20');
  await user.click(button('Create Event'));
  await screen.findByText('Event has been created successfully');
  const [sent] = createEvent.mock.calls[0] ?? [];
  expect(sent).toMatchObject({
    input: { ...texts, date: '2032-01-20', mapLink: event.mapLink },
    translations: [{ texts: translatedTexts(amharic) }],
  });
  expect(sent?.image).toMatchObject({ name: 'genna.webp', type: 'image/webp' });
});

it('a copy asks for a picture if the original picture cannot be read', async () => {
  vi.mocked(fetch).mockResolvedValue(new Response('', { status: 404 }));
  await renderForm('add-event?copy=4', { event: lastYear });
  await screen.findByText('Please choose the file again: Picture');
  expect(control('Title').value).toBe('Timkat');
});

it('a copy and a new record have separate drafts', async () => {
  const user = userEvent.setup();
  await renderForm('add-event');
  await enter(user, control('Title'), 'Something new');
  cleanup();
  await renderForm('add-event?copy=4', { event: lastYear });
  expect(control('Title').value).toBe('Timkat');
  await enter(user, control('Title'), ' again');
  cleanup();
  await renderForm('add-event');
  expect(control('Title').value).toBe('Something new');
  cleanup();
  await renderForm('add-event?copy=4', { event: lastYear });
  expect(control('Title').value).toBe('Timkat again');
});

it('the form of a record links to a copy and can delete the record', async () => {
  const user = userEvent.setup();
  const deleteEvent = vi.fn(({ id }: { id: string }) => id);
  const { router } = await renderForm('edit-event/4', { event: lastYear, deleteEvent });
  expect(screen.getByRole('link', { name: 'Copy Timkat' }).getAttribute('href')).toBe(
    '/admin/add-event?copy=4',
  );
  await user.click(button('Delete Timkat'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Event' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await expect.poll(() => router.state.location.pathname).toBe('/admin/events');
  expect(deleteEvent.mock.calls.map(([{ id }]) => id)).toEqual(['4']);
});
