import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Component as Home } from '../../client/pages/Home.tsx';
import { inPagesOfTwo, renderPage } from './support/renderPage.tsx';

afterEach(cleanup);

const post = (id: number, more: object = {}) => ({
  ...{ id, postTitle: `Post ${String(id)}`, postText: 'Hello', postLink: '', postLinkText: '' },
  ...{ image: null },
  ...more,
});

const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('Home', () => {
  it('greets at once, before its posts are there', () => {
    renderPage(Home, { posts: inPagesOfTwo([]) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Welcome to the Ethiopian Community Association in Auckland',
    );
    expect(screen.getByRole('img', { name: /^Illustration: Auckland/ })).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Pause the moving picture' })).toBeTruthy();
  });

  it('sets titles in upper case by looks only', async () => {
    renderPage(Home, { posts: inPagesOfTwo([post(1, { postTitle: 'Coffee morning' })]) });
    const title = await screen.findByRole('heading', { level: 3, name: 'Coffee morning' });
    expect(title.className).toContain('uppercase');
  });

  it('collapses a text above 1000 characters, and no shorter one', async () => {
    const postText = (length: number) =>
      'word '
        .repeat(length / 5)
        .trim()
        .padEnd(length, '.');
    renderPage(Home, {
      posts: inPagesOfTwo([
        post(1, { postText: postText(1000) }),
        post(2, { postText: postText(1005) }),
      ]),
    });
    const buttons = await screen.findAllByRole('button', { name: /^Read More/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Read More: Post 2',
    ]);
  });

  it('shows a link with its own text, else its address, and none when there is none', async () => {
    const { container } = renderPage(Home, {
      posts: inPagesOfTwo([
        post(1, { postLink: 'https://www.a.example/b', postLinkText: 'Look here' }),
        post(2, { postLink: 'https://www.a.example/b' }),
      ]),
    });
    await screen.findByText('Look here');
    const links = [...container.querySelectorAll('article a')];
    expect(links.map(({ textContent }) => textContent)).toEqual(['Look here', 'a.example/b']);
    expect(links.every((link) => link.getAttribute('target') === '_blank')).toBe(true);
  });

  it('reads on, and goes to the first new post', async () => {
    const user = userEvent.setup();
    renderPage(Home, { posts: inPagesOfTwo([post(1), post(2), post(3)]) });
    await user.click(await screen.findByRole('button', { name: 'Load more posts' }));
    await waitFor(() => {
      expect(titles()).toEqual(['Post 1', 'Post 2', 'Post 3']);
    });
    const newPost = screen.getByRole('heading', { name: 'Post 3' }).closest('article');
    expect(document.activeElement).toBe(newPost);
    expect(screen.queryByRole('button', { name: 'Load more posts' })).toBeNull();
  });

  it('says when reading on fails, and can be tried again', async () => {
    const user = userEvent.setup();
    let broken = true;
    const answer = inPagesOfTwo([post(1), post(2), post(3)]);
    renderPage(Home, {
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

  it('says when there are no posts', async () => {
    renderPage(Home, { posts: inPagesOfTwo([]) });
    expect(await screen.findByText(/There are no posts yet/)).toBeTruthy();
  });
});
