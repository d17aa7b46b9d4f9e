import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { button, control, descriptionOf, forgetMemory, renderForm } from './renderForm.tsx';
import { failure, send, type } from './savedRecords.ts';
import { translatedTexts } from '../../support/translatedTexts.ts';

afterEach(() => {
  deleteAllDrafts();
});

const english = { postTitle: 'Dinner', postText: 'Come at six.', postLinkText: '' };
const amharic = { postTitle: 'እራት', postText: 'ይምጡ።', postLinkText: '' };
const translation = {
  language: 'AM',
  isOutdated: false,
  texts: translatedTexts(amharic),
  original: translatedTexts(english),
};
const post = {
  id: '6',
  version: 1,
  language: 'EN',
  ...english,
  postLink: '',
  image: null,
  translations: [translation],
};
const outdated = {
  ...post,
  postText: 'Come at seven.',
  translations: [{ ...translation, isOutdated: true }],
};

interface Sent {
  /** None if it is created. */
  version?: number;
  language: string;
  input: object;
  translations: object[] | null;
}

const savePost = () =>
  vi.fn(({ input, version = 0 }: Sent) => ({ ...post, ...input, version: version + 1 }));

it('writes a record only in Amharic', async () => {
  const createPost = savePost();
  await renderForm('create-post', { createPost });
  vi.useFakeTimers();
  type('Written in', 'AM');
  expect(control('Title').lang).toBe('am');
  expect(control('Title in English').lang).toBe('en-NZ');
  expect(control('Title in English').required).toBe(false);
  type('Title', amharic.postTitle);
  type('Text', amharic.postText);
  await send('Create Post');
  expect(createPost.mock.calls[0]?.[0]).toMatchObject({
    language: 'AM',
    translations: null,
    input: { postTitle: amharic.postTitle },
  });
});

it('uses the language of the typed letters until another one is chosen', async () => {
  await renderForm('create-post', {});
  vi.useFakeTimers();
  const settle = () => act(() => vi.advanceTimersByTimeAsync(1));
  type('Title', amharic.postTitle);
  await settle();
  expect(control('Written in').value).toBe('AM');
  expect(control('Title').lang).toBe('am');
  type('Written in', 'EN');
  type('Text', amharic.postText);
  await settle();
  expect(control('Written in').value).toBe('EN');
});

it('writes a new record in the language of the account', async () => {
  await renderForm('create-post', {}, '7', 'AM');
  await waitFor(() => expect(document.documentElement.lang).toBe('am'));
  const language = screen.getByLabelText<HTMLSelectElement>('የተጻፈበት ቋንቋ');
  expect(language.value).toBe('AM');
});

it('writes both languages at once, and requires a complete translation or none', async () => {
  const createPost = savePost();
  await renderForm('create-post', { createPost });
  vi.useFakeTimers();
  type('Title', 'Dinner');
  type('Text', 'Come at six.');
  type('Text in Amharic', amharic.postText);
  await send('Create Post');
  expect(createPost).not.toHaveBeenCalled();
  expect(descriptionOf(control('Title in Amharic'))).toBe('Post title in Amharic is required');
  type('Title in Amharic', amharic.postTitle);
  await send('Create Post');
  expect(createPost.mock.calls[0]?.[0]).toMatchObject({
    translations: [{ language: 'AM', texts: translatedTexts(amharic) }],
  });
});

it('shows server errors of a translation beneath its field', async () => {
  const fields = { postTitleTranslation: 'That title is taken' };
  const updatePost = failure('BAD_USER_INPUT', 'Please correct', fields);
  await renderForm('edit-post/6', { post, updatePost });
  vi.useFakeTimers();
  type('Title in Amharic', 'ምሳ');
  await send('Save changes');
  expect(descriptionOf(control('Title in Amharic'))).toBe('That title is taken');
});

it('removes an emptied translation and leaves an unchanged one alone', async () => {
  const updatePost = savePost();
  await renderForm('edit-post/6', { post, updatePost });
  vi.useFakeTimers();
  type('Text', 'Come at seven.');
  await send('Save changes');
  expect(updatePost.mock.calls[0]?.[0].translations).toBeNull();
  type('Title in Amharic', '');
  type('Text in Amharic', '');
  await send('Save changes');
  expect(updatePost.mock.calls[1]?.[0].translations).toEqual([{ language: 'AM', texts: null }]);
});

it('shows what changed since the translation until it is marked as still right', async () => {
  const updatePost = vi.fn((_: Sent) => ({ ...outdated, version: 2, translations: [translation] }));
  await renderForm('edit-post/6', { post: outdated, updatePost });
  vi.useFakeTimers();
  const [changed] = screen.getAllByRole('definition');
  expect(screen.getAllByRole('definition')).toHaveLength(1);
  expect(changed?.lang).toBe('en-NZ');
  expect(within(changed as HTMLElement).getByRole('deletion').textContent).toBe('Removed: six');
  expect(within(changed as HTMLElement).getByRole('insertion').textContent).toBe('Added: seven');
  fireEvent.click(screen.getByRole('checkbox', { name: 'The translation is still right' }));
  await send('Save changes');
  expect(updatePost.mock.calls[0]?.[0].translations).toEqual([
    { language: 'AM', texts: translatedTexts(amharic) },
  ]);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('keeps both languages in the draft', async () => {
  const first = await renderForm('edit-post/6', { post });
  type('Title', 'Lunch');
  type('Title in Amharic', 'ምሳ');
  first.unmount();
  forgetMemory();
  await renderForm('edit-post/6', { post });
  expect(control('Title').value).toBe('Lunch');
  expect(control('Title in Amharic').value).toBe('ምሳ');
});

it('merges what somebody else wrote in the other language', async () => {
  const theirs = {
    ...post,
    version: 2,
    translations: [{ ...translation, texts: translatedTexts({ ...amharic, postTitle: 'ምሳ' }) }],
  };
  const updatePost = vi.fn(({ version, input }: Sent) => {
    if (version !== 2) return failure('CONFLICT', 'Somebody else changed it.', {})();
    return { ...theirs, ...input, version: 3 };
  });
  let now: object = post;
  await renderForm('edit-post/6', { post: () => now, updatePost });
  vi.useFakeTimers();
  type('Text', 'Come at seven.');
  now = theirs;
  await send('Save changes');
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(control('Title in Amharic').value).toBe('ምሳ');
  const notice = screen.getByRole('region', { name: /^Somebody else has changed/ });
  expect(notice.textContent).toContain('what they have changed: Title in Amharic.');
  fireEvent.click(button('Save changes'));
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(updatePost.mock.calls[1]?.[0]).toMatchObject({
    version: 2,
    translations: null,
    input: { postText: 'Come at seven.' },
  });
});

it('names the language that somebody else has chosen', async () => {
  const updatePost = vi.fn(() => failure('CONFLICT', 'Somebody else changed it.', {})());
  let now: object = post;
  await renderForm('edit-post/6', { post: () => now, updatePost });
  vi.useFakeTimers();
  type('Title', 'Lunch');
  now = { ...post, version: 2, language: 'AM', translations: [] };
  await send('Save changes');
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(control('Written in').value).toBe('AM');
  type('Written in', 'EN');
  const notice = screen.getByRole('region', { name: /^Somebody else has changed/ });
  const theirs = [...notice.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(theirs.at(-1)).toBe('Amharic');
});

it('removes the error of a translation after it is emptied', async () => {
  const createPost = savePost();
  await renderForm('create-post', { createPost });
  vi.useFakeTimers();
  type('Title', 'Dinner');
  type('Text in Amharic', amharic.postText);
  await send('Create Post');
  expect(descriptionOf(control('Title in Amharic'))).toBe('Post title in Amharic is required');
  type('Text in Amharic', '');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(descriptionOf(control('Title in Amharic'))).toBe('');
  await send('Create Post');
  expect(createPost.mock.calls[0]?.[0]).toMatchObject({ translations: null });
});
