import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, clearAround, showAdmin } from './support/adminArea.tsx';
import { sessionOf, someone } from './support/session.ts';
import { enter } from './support/enter.ts';

clearAround();

const tasks = [
  'CONTACT_DETAILS',
  'BANK_ACCOUNT',
  'COMMITTEE',
  'SECOND_ADMIN',
  'SECOND_FACTOR',
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
      dismissal: null,
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
  await expect.poll(() => asked.map(([name]) => name)).toContain('SetupSteps');
  expect(screen.queryByText('What is left to set up')).toBeNull();
});

it('only admins are asked to set up the site', async () => {
  const editor = { ...someone, roles: ['EDITOR' as const] };
  const { asked } = showAdmin('/admin/dashboard', sessionOf(editor), stepsWith('MAIL'));
  await screen.findByRole('link', { name: 'Create an Event' });
  expect(asked.map(([name]) => name)).not.toContain('SetupSteps');
});

it('the setup page shows every task with its state', async () => {
  showAdmin('/admin/setup', sessionOf(someone), stepsWith('MAIL'));
  expect(await screen.findByText('Still to do')).toBeTruthy();
  expect(screen.getAllByText('Done')).toHaveLength(6);
  expect(screen.queryByText('Nothing is left to do.')).toBeNull();
});

it('the setup page reports that nothing is left', async () => {
  showAdmin('/admin/setup', sessionOf(someone), stepsWith());
  expect(await screen.findByText('Nothing is left to do.')).toBeTruthy();
});

it('an admin dismisses a task with a reason, and shows it again', async () => {
  let dismissal: string | null = null;
  const steps = () => ({
    setupSteps: [{ __typename: 'SetupStep', task: 'MAIL', isDone: false, dismissal }],
  });
  const { user } = showAdmin('/admin/setup', sessionOf(someone), {
    SetupSteps: steps,
    DismissSetupTask({ reason }) {
      dismissal = reason as string | null;
      return { dismissSetupTask: steps().setupSteps };
    },
  });
  await user.click(await screen.findByText('Leave out: Sending mail'));
  await enter(user, screen.getByLabelText(/^Why it is left out/), 'No provider');
  await user.click(button('Leave it out'));
  expect(await screen.findByText('Left out')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toContain('No provider'));
  expect(screen.getByText('Nothing is left to do.')).toBeTruthy();
  await user.click(button('Take it up again: Sending mail'));
  expect(await screen.findByText('Still to do')).toBeTruthy();
});
