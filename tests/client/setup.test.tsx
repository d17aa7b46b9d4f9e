import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clearAround, showAdmin } from './support/adminArea.tsx';
import { sessionOf, someone } from './support/session.ts';

clearAround();

const tasks = [
  'CONTACT_DETAILS',
  'BANK_ACCOUNT',
  'COMMITTEE',
  'SECOND_ADMIN',
  'BACKUP',
  'MAIL',
] as const;

/** The response to the query, with some tasks left. */
const stepsWith = (...left: (typeof tasks)[number][]) => ({
  SetupSteps: () => ({
    setupSteps: tasks.map((task) => ({
      __typename: 'SetupStep',
      task,
      isDone: !left.includes(task),
    })),
  }),
});

it('the dashboard lists the remaining setup steps, each with a link', async () => {
  showAdmin('/admin/dashboard', sessionOf(someone), stepsWith('COMMITTEE', 'BACKUP'));
  const list = within(await screen.findByRole('region', { name: 'What is left to set up' }));
  const links = list
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Committee', '/admin/committee'],
    ['A first backup', '/admin/handover'],
  ]);
});

it('the dashboard shows no setup steps if nothing is left', async () => {
  const { asked } = showAdmin('/admin/dashboard', sessionOf(someone), stepsWith());
  await screen.findByRole('link', { name: 'Setting up' });
  await expect.poll(() => asked.map(([name]) => name)).toContain('SetupSteps');
  expect(screen.queryByText('What is left to set up')).toBeNull();
});

it('only admins are asked to set up the site', async () => {
  const editor = { ...someone, roles: ['EDITOR' as const] };
  const { asked } = showAdmin('/admin/dashboard', sessionOf(editor), stepsWith('MAIL'));
  await screen.findByRole('link', { name: 'Committee' });
  expect(asked.map(([name]) => name)).not.toContain('SetupSteps');
  expect(screen.queryByRole('link', { name: 'Setting up' })).toBeNull();
});

it('the setup page shows every task with its state', async () => {
  showAdmin('/admin/setup', sessionOf(someone), stepsWith('MAIL'));
  expect(await screen.findByText('Still to do')).toBeTruthy();
  expect(screen.getAllByText('Done')).toHaveLength(5);
  expect(screen.queryByText('Nothing is left to do.')).toBeNull();
});

it('the setup page reports that nothing is left', async () => {
  showAdmin('/admin/setup', sessionOf(someone), stepsWith());
  expect(await screen.findByText('Nothing is left to do.')).toBeTruthy();
});
