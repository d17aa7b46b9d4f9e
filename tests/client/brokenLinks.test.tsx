import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { Component as BrokenLinks } from '../../client/admin/brokenLinks/BrokenLinks.tsx';
import { renderPage } from './support/renderPage.tsx';

const broken = (recordId: number, title: string, url: string) => ({
  id: `${String(recordId)} ${url}`,
  kind: 'EVENT',
  recordId,
  title,
  language: 'EN',
  url,
  problem: 'NOT_FOUND',
  status: 404,
  brokenSince: new Date('2026-11-21T03:00:00Z'),
});

const checked = {
  isEnabled: true,
  linkCount: 7,
  checkedAt: new Date('2026-11-22T03:00:00Z'),
};

function show(change: (dismissed: boolean) => void = () => undefined) {
  const url = 'https://gone.example/tickets';
  let brokenLinks = [broken(7, 'Timkat', url), broken(8, 'Tea', 'https://other.example/')];
  const all = brokenLinks;
  const rechecked: string[] = [];
  renderPage(BrokenLinks, {
    linkCheck: () => ({ ...checked, brokenLinks }),
    dismissBrokenLink: (given: { url: string; dismissed: boolean }) => {
      expect(given.url).toBe(url);
      brokenLinks = given.dismissed ? all.slice(1) : all;
      change(given.dismissed);
      return { ...checked, brokenLinks };
    },
    recheckLink: (given: { url: string }) => {
      rechecked.push(given.url);
      return { ...checked, brokenLinks };
    },
  });
  return { user: userEvent.setup(), rechecked };
}

it('shows where a broken link is and why it is broken', async () => {
  const { user, rechecked } = show();
  const edit = await screen.findByRole('link', { name: 'Correct it: the link in Timkat' });
  expect(edit.getAttribute('href')).toBe('/admin/edit-event/7');
  const [entry] = screen.getAllByRole('article');
  expect(entry?.textContent).toContain('The website says that there is no such page. (404)');
  screen.getByText(/^7 links, checked last /);
  await user.click(
    screen.getByRole('button', { name: 'Check again: https://gone.example/tickets' }),
  );
  await screen.findByText('The link is checked again within a few minutes.');
  expect(rechecked).toEqual(['https://gone.example/tickets']);
});

it('hides a link that is marked as right, and lists it again after Undo', async () => {
  const { user } = show();
  const dismiss = 'The link is right: https://gone.example/tickets';
  await user.click(await screen.findByRole('button', { name: dismiss }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await user.click(
    await screen.findByRole('button', { name: 'Undo: list https://gone.example/tickets again' }),
  );
  await screen.findByText('The link is listed again.');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
});

it('shows why a link could not be dismissed', async () => {
  const { user } = show(() => {
    throw new GraphQLError('Gone', { extensions: { code: 'NOT_FOUND' } });
  });
  const dismiss = 'The link is right: https://gone.example/tickets';
  await user.click(await screen.findByRole('button', { name: dismiss }));
  await screen.findByText(/did not work/);
});

it('reports that no link is broken, that none was checked, and that checks are off', async () => {
  const pages = [
    [{ ...checked, brokenLinks: [] }, 'No link is broken.'],
    [{ ...checked, checkedAt: null, brokenLinks: [] }, /have not been checked yet/],
    [{ ...checked, isEnabled: false, brokenLinks: [] }, /does not check links/],
  ] as const;
  for (const [linkCheck, text] of pages) {
    renderPage(BrokenLinks, { linkCheck: () => linkCheck });
    await screen.findByText(text);
    cleanup();
  }
});
