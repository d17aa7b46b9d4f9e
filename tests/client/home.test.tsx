import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Component as Home } from '../../client/pages/Home.tsx';
import { inPagesOfTwo, renderPage } from './support/renderPage.tsx';

const post = (id: number, more: object = {}) => ({
  id,
  postTitle: `Post ${String(id)}`,
  postText: 'Hello',
  postLink: '',
  postLinkText: '',
  image: null,
  ...more,
});

/** @param rootValue resolves the fields of Query; without it there are no events */
const renderHome = (rootValue: Record<string, unknown>) =>
  renderPage(Home, {
    today: '2026-11-22',
    nextObservances: [],
    events: inPagesOfTwo([]),
    ...rootValue,
  });

const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('Home', () => {
  it('shows the greeting at once, before its posts are loaded', () => {
    renderHome({ posts: inPagesOfTwo([]) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Welcome to the Ethiopian Community Association in Auckland',
    );
    expect(screen.getByRole('img', { name: /^Illustration: Auckland/ })).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Pause the moving picture' })).toBeTruthy();
  });

  it('links to the pictures of a post that has no first picture', async () => {
    const posts = [post(1, { path: '/posts/1', albumCount: 28 }), post(2, { path: '/posts/2' })];
    renderHome({ posts: inPagesOfTwo(posts) });
    const link = await screen.findByRole('link', { name: 'Pictures: 28' });
    expect(link.getAttribute('href')).toBe('/posts/1');
    expect(screen.getAllByText(/^Pictures:/)).toHaveLength(1);
  });

  it('shows today’s date in both calendars and the next feast', async () => {
    const feast = {
      id: 'GENNA-2027-01-07',
      name: 'GENNA',
      date: '2027-01-07',
      lastDate: '2027-01-07',
      isFast: false,
      isExpected: false,
    };
    renderHome({ posts: inPagesOfTwo([]), nextObservances: [feast] });
    const today = within(await screen.findByRole('region', { name: 'Today:' }));
    expect(today.getByText('22-11-2026')).toBeTruthy();
    expect(today.getByText(/ኅዳር 13/)).toBeTruthy();
    expect(today.getByText('Next feast or holiday:')).toBeTruthy();
    expect(today.getByRole('link', { name: 'Genna (Christmas) ገና' })).toBeTruthy();
    expect(today.getByText('07-01-2027')).toBeTruthy();
  });

  it('shows that a feast is today', async () => {
    const feast = {
      id: 'TIMKET-2026-11-22',
      name: 'TIMKET',
      date: '2026-11-22',
      lastDate: '2026-11-22',
      isFast: false,
      isExpected: false,
    };
    renderHome({ posts: inPagesOfTwo([]), nextObservances: [feast] });
    expect(await screen.findByText('Today is')).toBeTruthy();
    expect(screen.queryByText('Next feast or holiday:')).toBeNull();
  });

  it('sets titles in upper case by CSS only', async () => {
    renderHome({ posts: inPagesOfTwo([post(1, { postTitle: 'Coffee morning' })]) });
    const title = await screen.findByRole('heading', { level: 3, name: 'Coffee morning' });
    expect(title.className).toContain('uppercase');
  });

  it('shows the day of a post in both calendars', async () => {
    renderHome({ posts: inPagesOfTwo([post(1, { publishedOn: '2026-11-22' })]) });
    const card = within((await screen.findByText('Hello')).closest('article') as HTMLElement);
    expect(card.getByText('22-11-2026')).toBeTruthy();
    expect(card.getByText(/ኅዳር 13/).lang).toBe('am');
  });

  it('collapses only texts of more than 1000 characters', async () => {
    const postText = (length: number) =>
      'word '
        .repeat(length / 5)
        .trim()
        .padEnd(length, '.');
    renderHome({
      posts: inPagesOfTwo([
        post(1, { postText: postText(1000) }),
        post(2, { postText: postText(1005) }),
      ]),
    });
    const buttons = await screen.findAllByRole('button', { name: /^Read More/ });
    expect(buttons).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Read More: Post 2' })).toBe(buttons[0]);
    // Small screens show a few lines of the other, and a link to its page.
    const links = screen.getAllByRole('link', { name: /^Read More/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/post/1']);
  });

  it('shows a link with its own text, or else with its address', async () => {
    const { container } = renderHome({
      posts: inPagesOfTwo([
        post(1, { postLink: 'https://www.a.example/b', postLinkText: 'Look here' }),
        post(2, { postLink: 'https://www.a.example/b' }),
      ]),
    });
    await screen.findByText('Look here');
    const links = within(container).getAllByRole('link', { name: /opens in a new tab/ });
    const shown = links.map((link) => link.querySelector('[aria-hidden]')?.textContent);
    expect(shown).toEqual(['Look here', 'a.example/b']);
    expect(links.every((link) => link.getAttribute('target') === '_blank')).toBe(true);
  });

  it('loads more, and moves the focus to the first new post', async () => {
    const user = userEvent.setup();
    renderHome({ posts: inPagesOfTwo([post(1), post(2), post(3)]) });
    await user.click(await screen.findByRole('button', { name: 'Load more posts' }));
    await waitFor(() => {
      expect(titles()).toEqual(['Post 1', 'Post 2', 'Post 3']);
    });
    const newPost = screen.getByRole('heading', { name: 'Post 3' }).closest('article');
    expect(document.activeElement).toBe(newPost);
    expect(screen.queryByRole('button', { name: 'Load more posts' })).toBeNull();
  });

  it('reports when loading more fails, and can try again', async () => {
    const user = userEvent.setup();
    let broken = true;
    const answer = inPagesOfTwo([post(1), post(2), post(3)]);
    renderHome({
      posts: (args: { after?: string | null }) => {
        if (args.after && broken) throw new Error('broken');
        return answer(args);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Load more posts' }));
    await screen.findByText(/could not reach the server/);
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Load more posts' }));
    await screen.findByRole('heading', { name: 'Post 3' });
    expect(screen.queryByText(/could not reach the server/)).toBeNull();
  });

  it('reports that there are no posts', async () => {
    renderHome({ posts: inPagesOfTwo([]) });
    expect(await screen.findByText(/There are no posts yet/)).toBeTruthy();
  });

  it('shows the next event and links to all events', async () => {
    const event = {
      id: 1,
      title: 'Genna ገና',
      date: '2027-01-07',
      time: '10:00 AM',
      endDate: null,
      endTime: null,
      location: 'Mt Roskill',
    };
    const { container } = renderHome({
      events: inPagesOfTwo([event, { ...event, title: 'Later' }]),
      posts: inPagesOfTwo([]),
    });
    const next = within(await screen.findByRole('region', { name: 'Our next event' }));
    expect(next.getByText('ገና').getAttribute('lang')).toBe('am');
    expect(next.getByText('07-01-2027').getAttribute('datetime')).toBe('2027-01-07');
    expect(next.getByText(/10:00 AM/)).toBeTruthy();
    expect(next.getByText(/Mt Roskill/)).toBeTruthy();
    const hrefs = next.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/event/1', '/events']);
    const parts = [...container.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
    expect(parts.slice(1)).toEqual(['Our next event', 'Latest from our community']);
  });

  it('mentions no events if none is upcoming', async () => {
    renderHome({ posts: inPagesOfTwo([]) });
    await screen.findByText(/There are no posts yet/);
    expect(screen.queryByText('Our next event')).toBeNull();
  });
});
