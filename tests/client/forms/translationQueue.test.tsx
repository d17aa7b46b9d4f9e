import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { button, control, renderForm } from './renderForm.tsx';
import { type } from './savedRecords.ts';
import { translatedTexts } from '../../support/translatedTexts.ts';

afterEach(() => {
  deleteAllDrafts();
});

interface Pending {
  id: string;
  kind: string;
  recordId: string;
  title: string;
  language: string;
  state: string;
}

const english = { postText: 'Come.', postLinkText: '', postLink: '', image: null };
const pendingPost = (id: string, title: string): Pending => ({
  id: `p${id}`,
  kind: 'POST',
  recordId: id,
  title,
  language: 'AM',
  state: 'MISSING',
});

interface PageArguments {
  after?: string | null;
  first: number;
  language?: string;
}

/** An API with posts that are not translated; a translation that is saved is not pending any more. */
function postsToTranslate() {
  let pending = [
    pendingPost('6', 'Dinner'),
    pendingPost('5', 'Lunch'),
    pendingPost('4', 'Tea'),
    {
      id: 'c2',
      kind: 'DIRECTORY_CATEGORY',
      recordId: '2',
      title: 'Garage',
      language: 'AM',
      state: 'OUTDATED',
    },
  ];
  const order = pending.map(({ id }) => id);
  const left = (after?: string | null) =>
    pending.filter(({ id }) => !after || order.indexOf(id) > order.indexOf(after));
  const done = (recordId: string) => {
    pending = pending.filter((each) => each.recordId !== recordId);
  };
  const postOf = (id: string) => ({
    id,
    version: 1,
    language: 'EN',
    ...english,
    translations: [],
    postTitle: pending.find(({ recordId }) => recordId === id)?.title ?? 'Dinner',
  });
  return {
    done,
    answers: {
      pendingTranslations: ({ after, first, language }: PageArguments) => ({
        nodes: left(after)
          .filter((each) => !language || each.language === language)
          .slice(0, first),
        pageInfo: { hasNextPage: false, endCursor: null },
      }),
      pendingTranslationCounts: ({ after }: { after?: string | null }) =>
        left(after).map(({ kind, language, state }) => ({ kind, language, state, count: 1 })),
      post: ({ id }: { id: string }) => postOf(id),
      directoryCategory: { id: '2', version: 1, categoryName: 'Garage', language: 'EN' },
      updatePost({
        id,
        input,
        translations,
      }: {
        id: string;
        input: object;
        translations: object[];
      }) {
        const saved = { ...postOf(id), ...input, version: 2 };
        if (translations.length > 0) done(id);
        const original = translatedTexts(input);
        const written = translations.map((each) => ({ ...each, isOutdated: false, original }));
        return { ...saved, translations: written };
      },
    },
  };
}

const way = () => screen.getByRole('navigation', { name: 'Translations, one after the other' });
const progress = () => within(way()).getByRole('status').textContent.trim();
const skip = () => fireEvent.click(within(way()).getByRole('link', { name: 'Skip' }));

it('opens the next translation after one is saved or skipped', async () => {
  const { answers } = postsToTranslate();
  const { router } = await renderForm('translations/next?way=1', answers);
  expect(router.state.location.pathname).toBe('/admin/edit-post/6');
  await waitFor(() => expect(progress()).toBe('1 of 4'));
  type('Title in Amharic', 'እራት');
  type('Text in Amharic', 'ይምጡ።');
  fireEvent.click(button('Save changes'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/edit-post/5'));
  await waitFor(() => expect(progress()).toBe('The one before has been saved. 2 of 4'));
  // The form opens after its drafts have been read.
  await waitFor(() => expect(control('Title').value).toBe('Lunch'));
  expect(control('Title in Amharic').value).toBe('');
  skip();
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/edit-post/4'));
  await waitFor(() => expect(progress()).toBe('3 of 4'));
});

it('leaves out what a colleague has translated, and reaches the end of the list', async () => {
  const { answers, done } = postsToTranslate();
  const { router } = await renderForm('translations/next?way=1&language=AM', answers);
  await waitFor(() => expect(progress()).toBe('1 of 4'));
  done('5');
  done('4');
  skip();
  const last = '/admin/edit-directory-category/2';
  await waitFor(() => expect(router.state.location.pathname).toBe(last));
  await waitFor(() => expect(progress()).toBe('2 of 2'));
  skip();
  await screen.findByText('You have reached the end of the list.');
  expect(router.state.location.search).toBe('?language=AM');
});

it('stays at the same translation after a reload', async () => {
  const { answers } = postsToTranslate();
  const first = await renderForm('translations/next?way=1', answers);
  const { pathname, search } = first.router.state.location;
  first.unmount();
  await renderForm(`${pathname.replace('/admin/', '')}${search}`, answers);
  await waitFor(() => expect(progress()).toBe('1 of 4'));
});

it('lists the translations with their numbers by kind, language and state', async () => {
  const { answers } = postsToTranslate();
  const { router } = await renderForm('edit-post/6', answers);
  await router.navigate('/admin/translations');
  await screen.findByText('4 of 4 translations shown');
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('DinnerPostAmharic is missing'),
    expect.stringContaining('LunchPostAmharic is missing'),
    expect.stringContaining('TeaPostAmharic is missing'),
    expect.stringContaining('GarageCategory: DirectoryAmharic is out of date'),
  ]);
  const options = [...screen.getByLabelText<HTMLSelectElement>('Kind').options];
  expect(options.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['All (4)', 'Post (3)', 'Category: Directory (1)', 'Event (0)']),
  );
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'OUTDATED' } });
  await waitFor(() => expect(router.state.location.search).toBe('?state=OUTDATED'));
  expect(screen.getByRole('link', { name: 'Go through them one after the other' })).toBeTruthy();
});
