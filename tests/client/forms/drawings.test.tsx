import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { fakeCanvas } from '../support/fakeMedia.ts';
import { button, renderForm } from './renderForm.tsx';
import { pictureAt, post as blankPost } from './savedRecords.ts';

const post = { ...blankPost, image: pictureAt('/media/news.webp') };

const drawing = () =>
  Promise.resolve(new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } }));
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(drawing));
  fakeCanvas();
});
afterEach(() => {
  deleteAllDrafts();
});

it.each([
  ['add-event', 'Picture'],
  ['add-directory', 'Picture'],
  ['create-post', 'Picture'],
  ['create-about-ethiopia', 'Picture or video'],
])('the form at /admin/%s offers drawings', async (path, label) => {
  await renderForm(path);
  expect(screen.getByText('Choose a drawing instead').tagName).toBe('SUMMARY');
  expect(screen.getByRole('group', { name: `Drawing: ${label}` })).toBeTruthy();
  const names = screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent);
  expect(names).toContain('Notice');
  expect(names).toHaveLength(8);
});

it('the drawings have Amharic names too', async () => {
  await renderForm('create-post', {}, '7', 'AM');
  expect(await screen.findByRole('radio', { name: 'ማስታወቂያ' })).toBeTruthy();
});

it('a chosen drawing is sent as the picture and replaces the present one', async () => {
  const user = userEvent.setup();
  const updatePost = vi.fn((_: { image: File | null }) => ({ ...post, version: 2 }));
  await renderForm('edit-post/6', { post, updatePost });
  await user.click(radio('Coffee ceremony'));
  await screen.findByText('coffee.jpg, 1 kB');
  expect(radio('Coffee ceremony').checked).toBe(true);
  await user.click(button('Save changes'));
  await screen.findByText('Post has been saved successfully');
  expect(updatePost.mock.calls[0]?.[0].image).toMatchObject({
    name: 'coffee.jpg',
    type: 'image/jpeg',
  });
});

it('the last drawing counts if several are chosen quickly', async () => {
  const user = userEvent.setup();
  let respond = () => undefined as unknown;
  vi.mocked(fetch).mockImplementationOnce(
    () => new Promise((resolve) => (respond = () => void drawing().then(resolve))),
  );
  await renderForm('create-post');
  await user.click(radio('Notice'));
  await user.click(radio('Candles'));
  await screen.findByText('candles.jpg, 1 kB');
  respond();
  await waitFor(() => expect(radio('Candles').checked).toBe(true));
  expect(screen.queryByText('notice.jpg, 1 kB')).toBeNull();
});

it('a drawing that is removed is no longer chosen', async () => {
  const user = userEvent.setup();
  await renderForm('create-post');
  await user.click(radio('Cross'));
  await user.click(await screen.findByRole('button', { name: 'Remove cross.jpg' }));
  expect(radio('Cross').checked).toBe(false);
  await user.click(radio('Cross'));
  await screen.findByText('cross.jpg, 1 kB');
});

it('the form does not ask for a required picture while a drawing is chosen', async () => {
  const user = userEvent.setup();
  await renderForm('add-event');
  button('Browse: Picture').focus();
  await user.click(radio('Meeting'));
  await screen.findByText('meeting.jpg, 1 kB');
  expect(screen.queryByText('Event image is required')).toBeNull();
});

it('the form reports a drawing that cannot be loaded', async () => {
  const user = userEvent.setup();
  vi.mocked(fetch).mockResolvedValueOnce(new Response('', { status: 503 }));
  await renderForm('create-post');
  await user.click(radio('Notice'));
  await screen.findByText('The drawing could not be loaded. Please choose it again.');
  expect(radio('Notice').checked).toBe(false);
  await user.click(radio('Notice'));
  await screen.findByText('notice.jpg, 1 kB');
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});
