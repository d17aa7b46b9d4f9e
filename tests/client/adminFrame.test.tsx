import { type queries, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../client/session/roles.ts';
import { clearAround, heading, openAccountMenu, showAdmin } from './support/adminArea.tsx';
import { sessionOf, someone } from './support/session.ts';

clearAround();

async function showBar(roles: Role[]) {
  const session = sessionOf({ ...someone, roles });
  const answers = { ActiveSessions: () => ({ activeSessions: [] }) };
  const shown = showAdmin('/admin/account', session, answers);
  const sections = await screen.findByRole('navigation', { name: 'Sections of the admin area' });
  return { ...shown, bar: within(sections) };
}

const menusOf = (bar: ReturnType<typeof within<typeof queries>>) =>
  bar.getAllByRole('button').map(({ textContent }) => textContent);
const linksOf = (bar: ReturnType<typeof within<typeof queries>>) =>
  bar.queryAllByRole('link').map(({ textContent }) => textContent);

describe('the bar of the admin area', () => {
  it('opens the sections of a menu, one menu at a time', async () => {
    const { bar, user } = await showBar(['ADMIN']);
    expect(menusOf(bar)).toEqual(['Content', 'People', 'Website']);
    expect(linksOf(bar)).toEqual([]);
    await user.click(bar.getByRole('button', { name: 'Content' }));
    expect(linksOf(bar)).toEqual(
      expect.arrayContaining(['Events', 'Directory', 'Resources', 'Posts', 'About Ethiopia']),
    );
    await user.click(bar.getByRole('button', { name: 'People' }));
    expect(linksOf(bar)).toEqual([
      'Members',
      'Inquiries',
      'Applications',
      'Register',
      'Due Dates',
      'Fees',
      'Payments',
      'Messages to Members',
      'Outbox',
    ]);
  });

  it('closes a menu with Esc and restores the focus', async () => {
    const { bar, user } = await showBar(['ADMIN']);
    const button = bar.getByRole('button', { name: 'Website' });
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.tab();
    await user.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  it('contains only what the role may see', async () => {
    const { bar, user } = await showBar(['REGISTRAR']);
    expect(menusOf(bar)).toEqual(['People']);
    await user.click(bar.getByRole('button', { name: 'People' }));
    expect(linksOf(bar)).toEqual([
      'Members',
      'Applications',
      'Register',
      'Due Dates',
      'Fees',
      'Payments',
      'Messages to Members',
    ]);
  });

  it('links to the dashboard, the site and the user’s own pages', async () => {
    const { user } = await showBar(['EDITOR']);
    const hrefs = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
    expect(hrefs('View site')).toBe('/');
    await openAccountMenu(user);
    expect(hrefs('Your Account')).toBe('/admin/account');
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Admin Dashboard' }));
    expect(heading()).toBe('Admin Dashboard');
  });

  it('is hidden until the user has signed in', () => {
    showAdmin('/admin', sessionOf(null));
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull();
  });
});

it('has all sections in the menu on small screens', async () => {
  const { user } = await showBar(['EDITOR']);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('list', { name: 'People' }).textContent).toBe('Inquiries');
  expect(menu.getByRole('link', { name: 'Translations' }).getAttribute('href')).toBe(
    '/admin/translations',
  );
  expect(menu.queryByRole('link', { name: 'Settings' })).toBeNull();
});
