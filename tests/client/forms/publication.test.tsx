import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { control, descriptionOf, renderForm } from './renderForm.tsx';
import { dinner as post, send, type } from './savedRecords.ts';

afterEach(() => {
  deleteAllDrafts();
});

interface Sent {
  input: object;
  publication: { isDraft: boolean; publishAt: string | null; unpublishAt: string | null } | null;
}

const save = (state: object = {}) =>
  vi.fn(({ input }: Sent) => ({ ...post, ...input, ...state, version: 2 }));

it.each([
  ['at once', 'Create Post', {}, null],
  ['not yet', 'Save as draft', { 'Visitors see it': 'draft' }, { isDraft: true, publishAt: null }],
  [
    'from a moment on, by the clock of Auckland, until the end of a day',
    'Schedule',
    {
      'Visitors see it': 'scheduled',
      'Publish on': '2031-01-07',
      'Publish at': '18:30',
      'Take down on': '2031-07-08',
    },
    {
      isDraft: false,
      publishAt: '2031-01-07T05:30:00.000Z',
      unpublishAt: '2031-07-08T12:00:00.000Z',
    },
  ],
])('publishes a new record %s', async (_when, button, typed, publication) => {
  const createPost = save();
  await renderForm('create-post', { createPost });
  vi.useFakeTimers();
  type('Title', 'Dinner');
  for (const [label, value] of Object.entries(typed)) type(label, value);
  await send(button);
  const sent = createPost.mock.calls[0]?.[0].publication;
  if (publication) expect(sent).toMatchObject(publication);
  else expect(sent).toBeNull();
});

it('links to the saved record on the site only if visitors see it', async () => {
  await renderForm('create-post', { createPost: save({ publication: 'DRAFT' }) });
  vi.useFakeTimers();
  type('Title', 'Dinner');
  type('Visitors see it', 'draft');
  await send('Save as draft');
  // Two sentences; the first has no full stop.
  const [saved, notShown] = ['Post has been created successfully', 'Visitors do not see it.'];
  for (const sentence of [saved, notShown]) expect(screen.getByText(sentence).tagName).toBe('P');
  expect(screen.queryByRole('link', { name: /^See / })).toBeNull();
  expect(screen.getByRole('link', { name: 'Edit it' })).toBeTruthy();
});

it('shows the error beside the field and sends nothing', async () => {
  const createPost = save();
  await renderForm('create-post', { createPost });
  vi.useFakeTimers();
  type('Title', 'Dinner');
  type('Visitors see it', 'scheduled');
  await send('Schedule');
  expect(descriptionOf(control('Publish on'))).toContain('Please choose the day');
  type('Publish on', '2031-01-07');
  type('Take down on', '2031-01-06');
  await send('Schedule');
  expect(descriptionOf(control('Take down on'))).toContain('cannot be taken down before');
  expect(createPost).not.toHaveBeenCalled();
});

it('shows the publication state and leaves it unchanged if only words change', async () => {
  const scheduled = {
    publication: 'SCHEDULED',
    publishedAt: new Date('2031-01-06T11:00:00Z'),
    unpublishAt: new Date('2031-01-07T11:00:00Z'),
  };
  const updatePost = save(scheduled);
  await renderForm('edit-post/6', { post: { ...post, ...scheduled }, updatePost });
  expect(screen.getByText(/^Scheduled for /)).toBeTruthy();
  expect(control('Publish on').value).toBe('2031-01-07');
  expect(control('Take down on').value).toBe('2031-01-07');
  vi.useFakeTimers();
  type('Title', 'Supper');
  await send('Save changes');
  expect(updatePost.mock.calls[0]?.[0].publication).toBeNull();
  expect(screen.getByText(/^Visitors will see it from .*2031.*\.$/).tagName).toBe('P');
  type('Visitors see it', 'published');
  await send('Publish');
  expect(updatePost.mock.calls[1]?.[0].publication).toMatchObject({
    isDraft: false,
    publishAt: null,
  });
});

it('says that a time of publication in the past means now', async () => {
  await renderForm('create-post');
  type('Visitors see it', 'scheduled');
  type('Publish on', '2020-01-07');
  expect(screen.getByText('This time is past, so it is published now.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create Post' })).toBeTruthy();
  type('Publish on', '2131-01-07');
  expect(screen.queryByText(/^This time is past/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Schedule' })).toBeTruthy();
});

it('saves a draft of an event with its title and day, and publishes only a complete one', async () => {
  const createEvent = vi.fn<(sent: Sent) => null>(() => null);
  await renderForm('add-event', { createEvent });
  vi.useFakeTimers();
  type('Title', 'Dinner');
  type('Date', '2031-01-07');
  await send('Create Event');
  expect(descriptionOf(control('Location'))).toContain('Event location is required');
  type('Visitors see it', 'draft');
  await send('Save as draft');
  expect(descriptionOf(control('Location'))).not.toContain('required');
  expect(createEvent.mock.calls[0]?.[0].input).toMatchObject({ title: 'Dinner', location: '' });
});

it('says that Cloudinary does not hide files', async () => {
  const sentence = /^When visitors see it\..*Cloudinary stores/;
  await renderForm('create-post');
  expect(screen.queryByText(sentence)).toBeNull();
  cleanup();
  const limits = { imageBytes: 1, videoBytes: 1, documentBytes: 1 };
  await renderForm('create-post', { uploadLimits: { ...limits, hidesFiles: false } });
  expect(await screen.findByText(sentence)).toBeTruthy();
});
