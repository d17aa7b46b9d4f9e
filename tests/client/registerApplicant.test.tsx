import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Component as ApplicationPage } from '../../client/admin/applications/ApplicationPage.tsx';
import { changedMeanwhile, conflict } from '../../api/errors.ts';
import { renderPage } from './support/renderPage.tsx';

afterEach(cleanup);

const person = {
  name: 'Abebe Bikila',
  ...{ dob: '1990-05-01', email: '', address: '1 Example Street', contactNumber: '021 555 0100' },
};
const application = {
  ...{ id: 7, ...person, date: '2026-11-20', agreementText: 'I agree.', agreementLanguage: 'en' },
  ...{ agreedAt: '2026-11-20T01:00:00Z', memberId: null, delivery: null },
  ...{ readAt: '2026-11-20T02:00:00Z', readBy: 'registrar@example.org' },
};
const similar = { member: { id: 3, ...person }, similarities: ['TELEPHONE'] };

function show(answers: Record<string, unknown> = {}) {
  renderPage(
    ApplicationPage,
    {
      membershipApplication: application,
      similarMembers: [],
      registerApplicant: { ...application, memberId: 12 },
      unregisterApplicant: application,
      ...answers,
    },
    { path: '/admin/applications/:id', url: '/admin/applications/7' },
  );
  return userEvent.setup();
}

const button = () => screen.findByRole('button', { name: 'Register as a member: Abebe Bikila' });

it('registers an applicant with one press, links to the member, and undoes that', async () => {
  const user = show();
  await user.click(await button());
  const link = await screen.findByRole('link', { name: 'Registered as member 12' });
  expect(link.getAttribute('href')).toBe('/admin/edit-member/12');
  await screen.findByText('Abebe Bikila is a member now.');
  await user.click(screen.getByRole('button', { name: 'Undo: the registration of Abebe Bikila' }));
  await screen.findByText('The registration has been taken back.');
  await button();
});

it('first shows members who may be the same person', async () => {
  let registered = 0;
  const user = show({
    similarMembers: [similar],
    registerApplicant: () => ({ ...application, memberId: (registered += 1) + 11 }),
  });
  await user.click(await button());
  await screen.findByRole('heading', { name: 'Is this the same person?' });
  expect(registered).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Register anyway' }));
  await screen.findByRole('link', { name: 'Registered as member 12' });
  expect(registered).toBe(1);
});

it('shows why a registration cannot be undone, and keeps it', async () => {
  const user = show({
    unregisterApplicant() {
      throw changedMeanwhile('Member');
    },
  });
  await user.click(await button());
  await user.click(await screen.findByRole('button', { name: /^Undo: / }));
  await screen.findByText('The registration could not be taken back.');
  await waitFor(() => screen.getByRole('link', { name: 'Registered as member 12' }));
});

it('reports that a colleague has registered it, and asks nothing about that member', async () => {
  let memberId: number | null = null;
  const made = { member: { ...similar.member, id: 14 }, similarities: ['BIRTH_AND_NAME'] };
  const user = show({
    membershipApplication: () => ({ ...application, memberId }),
    similarMembers: () => (memberId === null ? [similar] : [made, similar]),
  });
  await user.click(await button());
  await screen.findByRole('heading', { name: 'Is this the same person?' });
  memberId = 14;
  await user.click(screen.getByRole('button', { name: 'Register anyway' }));
  const link = await screen.findByRole('link', { name: 'Registered as member 14' });
  expect(link.getAttribute('href')).toBe('/admin/edit-member/14');
  await screen.findByText(
    'This application has been registered already, as member 14. Nothing was changed.',
  );
  expect(screen.queryByRole('heading', { name: 'Is this the same person?' })).toBeNull();
});

it('reports the same if a colleague registers it a moment earlier', async () => {
  let memberId: number | null = null;
  const user = show({
    membershipApplication: () => ({ ...application, memberId }),
    registerApplicant() {
      memberId = 14;
      throw conflict('applicantRegistered', { memberId });
    },
  });
  await user.click(await button());
  await screen.findByRole('link', { name: 'Registered as member 14' });
  await screen.findByText(/^This application has been registered already, as member 14\./);
  expect(screen.queryByText('Abebe Bikila is a member now.')).toBeNull();
});
