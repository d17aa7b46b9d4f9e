import { fireEvent, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { button, control, descriptionOf, renderForm } from './renderForm.tsx';

afterEach(() => {
  deleteAllDrafts();
});

const counts = { members: 3, addresses: 2, paper: 1, unsubscribed: 0, unknownLanguage: 0 };

const dataOf = (message: object) => ({
  memberMessage: {
    id: '5',
    version: 2,
    filter: {},
    sendAt: null,
    createdBy: 'Sara',
    createdAt: new Date('2026-11-20T03:00:00Z'),
    texts: [
      { language: 'EN', subject: 'New Year', body: 'Dear members' },
      { language: 'AM', subject: '', body: '' },
    ],
    delivery: { sent: 0, waiting: 0, failed: 0, reasons: [] },
    previews: [],
    ...message,
  },
  messageRecipients: counts,
  siteSettings: { sendsMail: false },
  formDrafts: [],
  households: [],
});

it('says that a new draft is saved, and opens it', async () => {
  const user = userEvent.setup();
  const saved = dataOf({ state: 'DRAFT' });
  const { router } = await renderForm('add-message', {
    ...saved,
    createMemberMessage: saved.memberMessage,
  });
  await user.type(control('Subject in English'), 'New Year');
  await user.click(button('Save the draft'));
  await expect.poll(() => router.state.location.pathname).toBe('/admin/edit-message/5');
  await screen.findByText('The draft has been saved. Nothing is sent yet.');
});

it('has the name of its subject in the language of the account', async () => {
  const texts = [
    { language: 'EN', subject: 'New Year', body: 'Dear members' },
    { language: 'AM', subject: 'አዲስ ዓመት', body: 'ውድ አባላት' },
  ];
  const data = dataOf({ state: 'DRAFT', texts });
  const { unmount } = await renderForm('edit-message/5', data, '7', 'AM');
  await screen.findByRole('heading', { level: 1, name: /አዲስ ዓመት/ });
  unmount();
  await renderForm('edit-message/5', data);
  await screen.findByRole('heading', { level: 1, name: /New Year/ });
});

it('says why mail failed', async () => {
  const delivery = { sent: 7, waiting: 0, failed: 2, reasons: ['The mail bounced', 'No mailbox'] };
  await renderForm('edit-message/5', dataOf({ state: 'SENT', delivery }), '7', 'EN', false);
  expect(await screen.findByText('Why mail failed: The mail bounced · No mailbox')).toBeTruthy();
});

it('says that no mail is sent, refuses a placeholder, and deletes a draft', async () => {
  const user = userEvent.setup();
  const deleted: object[] = [];
  const { router } = await renderForm('edit-message/5', {
    ...dataOf({ state: 'DRAFT' }),
    deleteMemberMessage: (given: object) => {
      deleted.push(given);
      return '5';
    },
  });
  expect(
    await screen.findByText(/^No mail service is set up, so nothing can be sent/),
  ).toBeTruthy();
  screen.getByRole('heading', { level: 1, name: 'Message to Members: New Year' });
  expect(screen.queryByRole('button', { name: 'Cancel the message' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull();
  const text = control('Text in English');
  await user.clear(text);
  await user.click(text);
  await user.paste('Dear {name}');
  await user.tab();
  await expect
    .poll(() => descriptionOf(control('Text in English')))
    .toContain('There is no value for {name}');
  await user.click(button('Delete New Year'));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await expect.poll(() => router.state.location.pathname).toBe('/admin/messages');
  expect(deleted).toMatchObject([{ id: '5', version: 2 }]);
});

it('says what is missing before anything can be sent, then how many addresses get a copy', async () => {
  const user = userEvent.setup();
  const texts = [{ language: 'EN', subject: 'New Year', body: 'Dear members' }];
  const draft = { ...dataOf({ state: 'DRAFT', texts }), siteSettings: { sendsMail: true } };
  Object.assign(draft.memberMessage, { filter: { language: 'AM' } });
  await renderForm('edit-message/5', draft);
  await screen.findByText(
    'Before it can be sent, this is missing: Subject in Amharic, Text in Amharic.',
  );
  await screen.findByText(/^Before a message is sent, it needs a subject and a text/);
  expect(screen.queryByRole('button', { name: /^Send now/ })).toBeNull();
  cleanup();
  // Only those who read English get it.
  Object.assign(draft.memberMessage, { filter: { language: 'EN' } });
  await renderForm('edit-message/5', draft);
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  expect(descriptionOf(control('Send at, Auckland time'))).toContain('is required');
  fireEvent.change(control('Send at, Auckland time'), { target: { value: '2199-01-01T01:30' } });
  expect(descriptionOf(control('Send at, Auckland time'))).toMatch(/1:30/);
  await user.click(button(/^Send now/));
  within(screen.getByRole('alertdialog')).getByText(/^Email addresses that get a copy: 2\./);
});

it('keeps the focus on the page when a message is scheduled', async () => {
  const user = userEvent.setup();
  const texts = [{ language: 'EN', subject: 'New Year', body: 'Dear members' }];
  const draft = { ...dataOf({ state: 'DRAFT', texts }), siteSettings: { sendsMail: true } };
  Object.assign(draft.memberMessage, { filter: { language: 'EN' } });
  const scheduled = { ...draft.memberMessage, state: 'SCHEDULED' };
  await renderForm('edit-message/5', { ...draft, sendMemberMessage: scheduled });
  const schedule = await screen.findByRole('button', { name: 'Schedule' });
  await user.type(control('Send at, Auckland time'), '2099-01-01T10:00');
  await user.click(schedule);
  await screen.findByRole('button', { name: /^Cancel the message/ });
  expect(document.activeElement).not.toBe(document.body);
});

it('prints letters for the members whom the filter finds, also for unsubscribed ones', async () => {
  vi.stubGlobal('print', vi.fn());
  const asked: object[] = [];
  await renderForm('edit-message/5', {
    ...dataOf({ state: 'DRAFT', filter: { reach: 'UNSUBSCRIBED' } }),
    messageRecipients: { ...counts, unsubscribed: 1 },
    members({ filter }: { filter: object }) {
      asked.push(filter);
      return { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
    },
  });
  await screen.findByText(/Unsubscribed: 1 \(letters to them: the filter “Unsubscribed”\)/);
  await userEvent.click(button('Print letters'));
  await expect.poll(() => asked).toMatchObject([{ reach: 'UNSUBSCRIBED' }]);
});
