import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Component as Applications } from '../../client/admin/applications/Applications.tsx';
import { Component as ApplicationPage } from '../../client/admin/applications/ApplicationPage.tsx';
import { changedMeanwhile, conflict } from '../../api/errors.ts';
import { deleteAllDrafts } from '../../client/forms/draft/drafts.ts';
import { inPagesOfTwo, renderPage } from './support/renderPage.tsx';
import { enter } from './support/enter.ts';

afterEach(() => {
  deleteAllDrafts();
});

const person = {
  name: 'Abebe Bikila',
  dob: '1990-05-01',
  email: '',
  address: '1 Example Street',
  contactNumber: '021 555 0100',
};
const application = {
  id: 7,
  ...person,
  date: '2026-11-20',
  agreementText: 'I agree.',
  agreementLanguage: 'en',
  agreedAt: '2026-11-20T01:00:00Z',
  memberId: null,
  delivery: null,
  readAt: '2026-11-20T02:00:00Z',
  readBy: 'registrar@example.org',
  state: 'NEW',
  assignedTo: null,
  assignedToName: null,
  notice: null,
  steps: [],
};
const waiting = { state: 'PENDING', sentAt: null, lastError: null };
const accepted = { ...application, state: 'ACCEPTED', memberId: 12, notice: waiting };
const similar = { member: { id: 3, ...person, status: 'MEMBER' }, similarities: ['TELEPHONE'] };

function show(answers: Record<string, unknown> = {}) {
  renderPage(
    ApplicationPage,
    {
      membershipApplication: application,
      similarMembers: [],
      applicationColleagues: [{ id: 'sara', name: 'Sara' }],
      updateMembershipApplication: accepted,
      unregisterApplicant: { ...application, state: 'IN_REVIEW' },
      formDrafts: [],
      ...answers,
    },
    { path: '/admin/applications/:id', url: '/admin/applications/7' },
  );
  return userEvent.setup();
}

type User = ReturnType<typeof show>;
const select = (user: User, label: string, option: string) =>
  screen.findByLabelText(label).then((field) => user.selectOptions(field, option));
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));
const accept = async (user: User) => {
  await select(user, 'State', 'Accepted');
  await save(user);
};

it('accepts an applicant, links to the member beside the state of the message, and undoes that', async () => {
  const user = show();
  await accept(user);
  const link = await screen.findByRole('link', { name: 'Registered as member 12' });
  expect(link.getAttribute('href')).toBe('/admin/edit-member/12');
  screen.getByText('The email to the applicant is not sent yet.');
  await screen.findByText('Abebe Bikila is a member now.');
  await user.click(screen.getByRole('button', { name: 'Undo: the acceptance of Abebe Bikila' }));
  await screen.findByText('The acceptance has been taken back.');
  await screen.findByLabelText('State');
});

it('says that the applicant was already told, if the acceptance is undone later', async () => {
  const notice = { ...waiting, state: 'SENT', sentAt: '2026-11-20T03:00:00Z' };
  const user = show({ unregisterApplicant: { ...application, state: 'IN_REVIEW', notice } });
  await accept(user);
  await user.click(await screen.findByRole('button', { name: 'Take the acceptance back' }));
  await screen.findByText(/^The acceptance has been taken back, but the applicant/);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Decision' }));
});

it('shows members who may be the same person before the decision', async () => {
  show({ similarMembers: [similar] });
  await screen.findByRole('heading', { name: 'Is this the same person?' });
  screen.getByRole('button', { name: 'Save' });
});

it('joins the application of a member to that member, and shows what differs', async () => {
  const asked: object[] = [];
  const former = {
    member: { ...similar.member, id: 4, status: 'CEASED' },
    similarities: ['EMAIL'],
  };
  const user = show({
    similarMembers: [similar, former],
    member: { ...person, id: 3, name: 'Abebe B.', postalAddress: person.address },
    updateMembershipApplication({ input }: { input: object }) {
      asked.push(input);
      return { ...accepted, memberId: 3, notice: null };
    },
  });
  const option = await screen.findByRole('option', { name: /^Accepted: this is/ });
  expect(option.textContent).toBe('Accepted: this is Abebe Bikila, number 3');
  await select(user, 'State', 'Accepted');
  await enter(user, screen.getByLabelText('Household'), 'Bikila');
  await user.selectOptions(screen.getByLabelText('State'), option);
  screen.getByText(/^This registers no second member/);
  await save(user);
  await screen.findByText(/^The register has something else .+: Full Name: Abebe B\.\. If/);
  expect(screen.queryByText('Abebe Bikila is a member now.')).toBeNull();
  expect(asked).toMatchObject([{ state: 'ACCEPTED', memberId: '3', householdName: null }]);
});

it('sends state, colleague and note together, and shows them in the log', async () => {
  const asked: object[] = [];
  const step = { id: 1, at: '2026-11-20T03:00:00Z', by: 'Sara', note: 'Called.' };
  const steps = [{ ...step, state: 'DECLINED', assignedTo: 'Sara' }];
  const user = show({
    updateMembershipApplication(args: object) {
      asked.push(args);
      return { ...application, state: 'DECLINED', steps };
    },
  });
  await select(user, 'State', 'Accepted');
  await enter(user, screen.getByLabelText('Household'), 'Bikila');
  await select(user, 'State', 'Declined');
  await screen.findByText('This sends no email. Please write or call in person.');
  await select(user, 'Assigned to', 'Sara');
  await enter(user, screen.getByLabelText('Note'), 'Called.');
  await save(user);
  await screen.findByText('Saved.');
  const decision = { state: 'DECLINED', memberId: null, assignedTo: 'sara', note: 'Called.' };
  const input = { ...decision, householdName: null };
  expect(asked).toEqual([{ id: '7', seen: 'NEW', seenAssignedTo: null, input }]);
  await screen.findByText('Assigned to Sara');
  screen.getByText('State: Declined');
});

it('shows why an acceptance cannot be undone, and keeps it', async () => {
  const user = show({
    unregisterApplicant() {
      throw conflict('memberChanged', { memberId: 12 });
    },
  });
  await select(user, 'State', 'Accepted');
  screen.getByText(/^This registers a new member\./);
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Take the acceptance back' }));
  await screen.findByText(/^“Undo: the acceptance of .+” did not work\.$/);
  screen.getByText(/so the acceptance stays\. End the membership instead\.$/);
  await waitFor(() => screen.getByRole('link', { name: 'Registered as member 12' }));
});

it('keeps what was typed if a colleague has decided meanwhile, and shows that decision', async () => {
  let state = 'NEW';
  const user = show({
    membershipApplication: () => ({ ...application, state }),
    updateMembershipApplication() {
      state = 'WITHDRAWN';
      throw changedMeanwhile('MembershipApplication');
    },
  });
  await select(user, 'State', 'Declined');
  await enter(user, screen.getByLabelText('Note'), 'Mine');
  await save(user);
  await screen.findByText(
    /^Somebody else changed this application in the meantime\. The page now shows it/,
  );
  await waitFor(() => screen.getByRole('option', { name: 'Withdrawn', selected: false }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Mine');
  expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('DECLINED');
});

it('keeps a note after the page is left, until it is saved', async () => {
  const user = show();
  await enter(user, await screen.findByLabelText('Note'), 'Call her.');
  cleanup();
  const again = show();
  const note = await screen.findByLabelText<HTMLTextAreaElement>('Note');
  expect(note.value).toBe('Call her.');
  await screen.findByText(/brought back/);
  await save(again);
  await screen.findByText('Saved.');
  await again.type(screen.getByLabelText('Note'), 'Done.{Backspace>5}');
  expect(screen.queryByText(/brought back/)).toBeNull();
  cleanup();
  show();
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Note')).value).toBe('');
});

it('continues a decision that another device has kept on the server', async () => {
  const values = { state: 'DECLINED', note: 'Call her.' };
  const row = { path: '/admin/applications/7', tab: 'phone', page: 'Abebe Bikila', files: [] };
  const draft = { values, base: null, sent: null, lostFiles: [], continued: null };
  const savedAt = '2026-11-20T03:00:00Z';
  show({ formDrafts: [{ ...row, content: JSON.stringify(draft), savedAt, userAgent: 'Firefox' }] });
  await screen.findByText(/^You continue what you began on/);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Call her.');
  expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('DECLINED');
});

it('reports that a colleague has registered the applicant a moment earlier', async () => {
  let memberId: number | null = null;
  const user = show({
    membershipApplication: () => ({ ...application, memberId }),
    similarMembers: [similar],
    updateMembershipApplication() {
      memberId = 14;
      throw conflict('applicantRegistered', { memberId });
    },
  });
  await accept(user);
  await screen.findByRole('link', { name: 'Registered as member 14' });
  await screen.findByText(/^This application has been registered already, as member 14\./);
  expect(screen.queryByText('Abebe Bikila is a member now.')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Is this the same person?' })).toBeNull();
});

it('deletes an application from the list, and moves the focus to the number of the others', async () => {
  const left = [application, { ...application, id: 8, name: 'Tirunesh Dibaba' }];
  renderPage(Applications, {
    membershipApplications: inPagesOfTwo(left),
    deleteMembershipApplication({ id }: { id: string }) {
      left.splice(0, 1);
      return id;
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete Abebe Bikila' }));
  const question = screen.getByRole('alertdialog', { name: 'Delete Membership Application' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Membership Application has been deleted successfully');
  await waitFor(() => expect(screen.queryByText('Abebe Bikila')).toBeNull());
  expect(document.activeElement?.textContent).toBe('1 application shown');
  screen.getByText('Tirunesh Dibaba');
});

/** Shows the decision beside one household, and collects what is sent. */
function showBesideHousehold() {
  const inputs: { householdName: string; note: string }[] = [];
  const user = show({
    households: [{ id: '1', name: 'Haile family', address: '', people: [] }],
    updateMembershipApplication({ input }: { input: (typeof inputs)[number] }) {
      inputs.push(input);
      return accepted;
    },
  });
  return { user, inputs };
}

it('asks before an accepted applicant gets a household with nearly the name of another one', async () => {
  const { user, inputs } = showBesideHousehold();
  await select(user, 'State', 'Accepted');
  await user.type(screen.getByLabelText('Household'), 'Haile familly');
  await save(user);
  const anyway = await screen.findByRole('button', { name: 'Make a new household' });
  expect(inputs).toEqual([]);
  await user.click(anyway);
  await expect.poll(() => inputs).toMatchObject([{ householdName: 'Haile familly' }]);
});

it('selects the household that the field or the notice suggests, and keeps what was typed since', async () => {
  const { user, inputs } = showBesideHousehold();
  await select(user, 'State', 'Accepted');
  const field = screen.getByLabelText('Household');
  await user.type(field, 'Haile familly');
  await user.click(await screen.findByRole('button', { name: 'Haile family' }));
  expect(field).toHaveProperty('value', 'Haile family');
  expect(document.activeElement).toBe(field);
  await user.type(field, 's');
  await save(user);
  const notice = await screen.findByRole('region', { name: 'Is this a new household?' });
  expect(inputs).toEqual([]);
  await user.type(screen.getByLabelText('Note'), 'Call her.');
  await user.click(within(notice).getByRole('button', { name: 'Haile family' }));
  await expect
    .poll(() => inputs)
    .toMatchObject([{ householdName: 'Haile family', note: 'Call her.' }]);
});
