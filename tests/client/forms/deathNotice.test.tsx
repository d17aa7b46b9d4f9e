import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { renderForm } from './renderForm.tsx';
import { type } from './savedRecords.ts';

afterEach(() => {
  deleteAllDrafts();
});

it('the form of a death notice says where it stands, and that its last day is over', async () => {
  await renderForm('add-death-notice');
  screen.getByText(/Only the three newest notices stand there\.$/);
  type('Day of the funeral', '2020-01-07');
  await screen.findByText(/^The last day below is over/);
  type('First day of mourning', '2099-01-08');
  await screen.findByText(/^The notice stands on top/);
});

it('opens the message about a notice that a colleague has written, and otherwise writes one', async () => {
  const messages: object[] = [];
  const writtenOn = (path: string, state: string) => {
    messages.push({
      id: String(messages.length + 1),
      state,
      texts: [{ language: 'EN', subject: '', body: `See https://example.org${path}` }],
    });
  };
  writtenOn('/death-notices/71-another', 'DRAFT');
  writtenOn('/death-notices/7-former-name', 'CANCELLED');
  const createMemberMessage = vi.fn(() => ({ id: '9' }));
  const press = async () => {
    const { router } = await renderForm('edit-death-notice/7', {
      deathNotice: {
        id: '7',
        version: 1,
        path: '/death-notices/7-ato-mulugeta',
        name: 'Ato Mulugeta',
        contactName: 'Sara',
        contactTelephone: '021',
        funeralTime: '',
        funeralPlace: '',
        mourningTime: '',
        mourningPlace: '',
        text: '',
        isOutdated: false,
        languages: [],
        familyConsents: true,
        image: null,
      },
      memberMessages: () => ({ nodes: messages }),
      createMemberMessage,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Write to the members' }));
    await expect.poll(() => router.state.location.pathname).toContain('edit-message');
    cleanup();
    return router.state.location.pathname;
  };
  expect(await press()).toBe('/admin/edit-message/9');
  writtenOn('/death-notices/7-ato-mulugeta', 'SENT');
  expect(await press()).toBe('/admin/edit-message/3');
  expect(createMemberMessage).toHaveBeenCalledTimes(1);
});
