import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Component as PostList } from '../../client/content/posts/PostList.tsx';
import { deleteKeptChoice } from '../../client/ui/keptChoice.ts';
import { downloads } from './support/downloads.ts';
import { renderPage } from './support/renderPage.tsx';
import { enter } from './support/enter.ts';

interface Post {
  id: string;
  postTitle: string;
  postText: string;
  version: number;
  publication: string;
}
interface Change {
  kind: string;
  records: { id: string; version: number }[];
}
interface ListArgs {
  first: number;
  after?: string;
  search: string;
  order: string;
}

const post = (id: number): Post => ({
  id: String(id),
  postTitle: `Post ${String(id)}`,
  postText: 'Come',
  version: 1,
  publication: 'PUBLISHED',
});

/**
 * Responds as the API does, with posts that the test may change as a colleague would.
 * @param page the largest number that a page has
 */
function startSite(count: number, page = 100) {
  const site = { posts: Array.from({ length: count }, (_, index) => post(index + 1)) };
  const change =
    (publication: string) =>
    ({ records }: Change) => {
      const present = new Map(site.posts.map((each) => [each.id, each]));
      const changed = records.filter(({ id, version }) => {
        const found = present.get(id);
        return found && found.version !== version;
      });
      const missing = records.flatMap(({ id }) => (present.has(id) ? [] : [id]));
      const done = changed.length > 0 ? [] : records.filter(({ id }) => present.has(id));
      const ids = new Set(done.map(({ id }) => id));
      site.posts = site.posts.map((each) =>
        ids.has(each.id) ? { ...each, version: each.version + 1, publication } : each,
      );
      return {
        done: done.map(({ id, version }) => ({ id, version: version + 1 })),
        changed: changed.map(({ id }) => id),
        missing,
      };
    };
  const posts = vi.fn(({ first, after, search }: ListArgs) => {
    const found = site.posts.filter(({ postTitle }) => postTitle.includes(search));
    const start = Number(after ?? 0);
    const end = start + Math.min(first, page);
    return {
      nodes: found.slice(start, end),
      pageInfo: { hasNextPage: end < found.length, endCursor: String(end) },
      totalCount: found.length,
    };
  });
  const takeDownRecords = vi.fn(change('TAKEN_DOWN'));
  const undoPublication = vi.fn(change('PUBLISHED'));
  const deletePost = ({ id }: { id: string }) => {
    site.posts = site.posts.filter((each) => each.id !== id);
    return id;
  };
  const exportRecords = vi.fn((_: { ids: string[] }) => ({ csv: '', rows: 2, isCut: false }));
  renderPage(PostList, { posts, takeDownRecords, undoPublication, deletePost, exportRecords });
  return { site, posts, takeDownRecords, undoPublication, exportRecords };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const selectedBoxes = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Choose Post/ })
    .filter((each) => each.checked);
const bar = () => within(screen.getByRole('region', { name: 'Entries chosen' }));
const answer = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

describe('choosing several records of a list', () => {
  it('selects ranges and all shown records, and shows how many are chosen', async () => {
    const user = userEvent.setup();
    startSite(6);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Post 2' }));
    await user.keyboard('{Shift>}');
    await user.click(box('Choose Post 5'));
    await user.keyboard('{/Shift}');
    expect(selectedBoxes()).toHaveLength(4);
    expect(screen.getAllByText('4 entries chosen')).toHaveLength(2);
    expect(box('Choose all shown').indeterminate).toBe(true);
    await user.click(box('Choose all shown'));
    expect(selectedBoxes()).toHaveLength(6);
    await user.click(box('Choose all shown'));
    expect(screen.queryByRole('region', { name: 'Entries chosen' })).toBeNull();
  });

  it('keeps the focus when a button of the bar is removed', async () => {
    const user = userEvent.setup();
    startSite(3);
    const shown = async () =>
      expect(document.activeElement).toBe(await screen.findByText('3 entries shown'));
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Post 2' }));
    await user.click(bar().getByRole('button', { name: 'Choose all shown' }));
    await shown();
    await user.click(bar().getByRole('button', { name: 'Choose none' }));
    expect(screen.queryByRole('region', { name: 'Entries chosen' })).toBeNull();
    await shown();
  });

  it('keeps the choice while more of the list is loaded or searched', async () => {
    const user = userEvent.setup();
    const { exportRecords } = startSite(12, 10);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Post 7' }));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByText('12 entries shown');
    await user.click(box('Choose Post 11'));
    await enter(user, screen.getByLabelText('Find'), 'Post 11');
    await screen.findByText('1 entry shown');
    screen.getAllByText('2 entries chosen, 1 not in sight');
    const names = downloads();
    await user.click(bar().getByRole('button', { name: 'Download those chosen as CSV' }));
    await expect.poll(() => names).toHaveLength(1);
    expect(exportRecords.mock.calls[0]?.[0].ids).toEqual(['7', '11']);
  });

  it('restores the choice when the list is opened again, until it is deleted', async () => {
    const user = userEvent.setup();
    startSite(6);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Post 2' }));
    cleanup();
    startSite(6);
    await screen.findByRole('checkbox', { name: 'Choose Post 2' });
    expect(selectedBoxes()).toEqual([box('Choose Post 2')]);
    cleanup();
    deleteKeptChoice();
    startSite(6);
    await screen.findByRole('checkbox', { name: 'Choose Post 2' });
    expect(selectedBoxes()).toEqual([]);
  });

  it('takes all chosen records down after one question, and undoes that with one press', async () => {
    const user = userEvent.setup();
    const { takeDownRecords, undoPublication } = startSite(5);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all shown' }));
    await user.click(bar().getByRole('button', { name: 'Take down those chosen' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Take down 5 entries' }),
    );
    question.getByText('Post 1, Post 2, Post 3 and 2 more');
    await answer(user, 'Take down');
    await screen.findByText('5 entries taken down.');
    expect(await screen.findAllByText('Taken down')).toHaveLength(6);
    expect(takeDownRecords).toHaveBeenCalledTimes(1);
    expect(selectedBoxes()).toEqual([]);
    expect(document.activeElement?.textContent).toBe('5 entries shown');
    await user.click(screen.getByRole('button', { name: 'Undo this for 5 entries' }));
    await screen.findByText('5 entries are as they were before.');
    expect(undoPublication.mock.calls[0]?.[0].records).toEqual(
      Array.from({ length: 5 }, (_, index) => ({ id: String(index + 1), version: 2 })),
    );
    expect(await screen.findAllByText('Published')).toHaveLength(6);
  });

  it('removes the error message after a later success', async () => {
    const user = userEvent.setup();
    const { takeDownRecords } = startSite(3);
    takeDownRecords.mockImplementationOnce(() => {
      throw new Error('out of reach');
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all shown' }));
    const takeDown = async () => {
      await user.click(bar().getByRole('button', { name: 'Take down those chosen' }));
      await answer(user, 'Take down');
    };
    await takeDown();
    await screen.findByText('“Take down those chosen” did not work.');
    expect(selectedBoxes()).toHaveLength(3);
    await takeDown();
    await screen.findByText('3 entries taken down.');
    expect(screen.queryByText('“Take down those chosen” did not work.')).toBeNull();
  });

  it('asks before it skips records that a colleague changed, and keeps them chosen', async () => {
    const user = userEvent.setup();
    const { site, takeDownRecords } = startSite(4);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all shown' }));
    site.posts = site.posts.flatMap((each) => {
      if (each.id === '4') return [];
      return each.id === '2' ? [{ ...each, version: 2, postTitle: 'Post 2, new' }] : [each];
    });
    await user.click(bar().getByRole('button', { name: 'Take down those chosen' }));
    await answer(user, 'Take down');
    const question = within(
      await screen.findByRole('alertdialog', { name: '1 entry changed by somebody meanwhile' }),
    );
    question.getByText('Post 2');
    expect(site.posts.every(({ publication }) => publication === 'PUBLISHED')).toBe(true);
    await answer(user, 'Take down: the other 2');
    await screen.findByText('2 entries taken down.');
    expect(takeDownRecords.mock.calls.at(-1)?.[0].records.map(({ id }) => id)).toEqual(['1', '3']);
    // The records that were left out stay selected, with their new values.
    await screen.findByRole('checkbox', { name: 'Choose Post 2, new', checked: true });
    await user.click(bar().getByRole('button', { name: 'Take down those chosen' }));
    await answer(user, 'Take down');
    await screen.findByText('1 entry taken down.');
  });

  it('no longer counts a record that was deleted separately', async () => {
    const user = userEvent.setup();
    startSite(3);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all shown' }));
    await user.click(screen.getByRole('button', { name: 'Delete Post 2' }));
    await answer(user, 'Delete');
    await screen.findByText('Post has been deleted successfully');
    expect(screen.getAllByText('2 entries chosen')).toHaveLength(2);
    await user.click(bar().getByRole('button', { name: 'Take down those chosen' }));
    within(await screen.findByRole('alertdialog', { name: 'Take down 2 entries' })).getByText(
      'Post 1, Post 3',
    );
  });

  it('reports records that a colleague has deleted, and removes them from the choice', async () => {
    const user = userEvent.setup();
    const { site } = startSite(3);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all shown' }));
    site.posts = site.posts.slice(1);
    await user.click(bar().getByRole('button', { name: 'Take down those chosen' }));
    await answer(user, 'Take down');
    await screen.findByText('2 entries taken down.');
    screen.getByText('1 had been deleted by somebody, and is chosen no more.');
    await screen.findByText('2 entries shown');
  });
});

it('sorts by the column names and by a menu, and keeps the order in the address', async () => {
  const user = userEvent.setup();
  const { posts } = startSite(3);
  const header = await screen.findByRole('columnheader', { name: 'Title' });
  expect(header.getAttribute('aria-sort')).toBe('none');
  await user.click(within(header).getByRole('button'));
  await screen.findByText('3 entries shown');
  expect(screen.getByRole('columnheader', { name: 'Title' }).getAttribute('aria-sort')).toBe(
    'ascending',
  );
  await user.click(within(screen.getByRole('columnheader', { name: 'Title' })).getByRole('button'));
  expect(window.location.search).toContain('order=TITLE_DESCENDING');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Sort by' }),
    'Changed, latest first',
  );
  expect(window.location.search).toContain('order=CHANGED_LAST');
  await screen.findByText('3 entries shown');
  expect(new Set(posts.mock.calls.map(([{ order }]) => order))).toEqual(
    new Set(['LISTED', 'TITLE', 'TITLE_DESCENDING', 'CHANGED_LAST']),
  );
});
