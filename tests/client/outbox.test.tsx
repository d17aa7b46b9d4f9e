import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Component as MailMessagePage } from '../../client/admin/outbox/MailMessagePage.tsx';
import { Component as Outbox } from '../../client/admin/outbox/Outbox.tsx';
import { inPagesOfTwo, renderPage } from './support/renderPage.tsx';

const mailMessage = {
  id: 7,
  kind: 'INQUIRY',
  state: 'STORED',
  subject: 'A question',
  text: 'When does it begin?',
  to: '',
  replyTo: 'abebe@example.org',
  attempts: 0,
  lastError: null,
  nextAttemptAt: new Date('2026-11-21T03:00:00Z'),
  createdAt: new Date('2026-11-21T03:00:00Z'),
};

it.each([
  [true, /is tried again by itself/, 1],
  [false, /No mail service is set up/, 0],
])(
  'mail messages can be sent only if a mail service is set up: %s',
  async (sendsMail, text, buttons) => {
    renderPage(Outbox, {
      mailMessages: inPagesOfTwo([mailMessage]),
      siteSettings: () => ({ sendsMail }),
    });
    await screen.findByText(text);
    expect(screen.queryAllByRole('button', { name: 'Send now: A question' })).toHaveLength(buttons);
  },
);

it('a mail message is sent again on its page, which shows whether it was sent', async () => {
  const user = userEvent.setup();
  const place = { path: '/admin/outbox/:id', url: '/admin/outbox/7' };
  const answers = [
    { state: 'PENDING', attempts: 1, lastError: 'Service Unavailable' },
    { state: 'SENT', attempts: 2 },
  ];
  const asked: object[] = [];
  renderPage(
    MailMessagePage,
    {
      siteSettings: { sendsMail: true },
      mailMessage,
      resendMailMessage(args: object) {
        asked.push(args);
        return { ...mailMessage, ...answers.shift() };
      },
    },
    place,
  );
  const button = await screen.findByRole('button', { name: 'Send now: A question' });
  screen.getByText('When does it begin?');
  await user.click(button);
  await screen.findByText(/so the email stays here/);
  await screen.findByText(/Service Unavailable/);
  await user.click(button);
  await screen.findByText('The email has been sent.');
  expect(screen.queryByRole('button', { name: 'Send now: A question' })).toBeNull();
  expect(asked).toEqual([{ id: '7' }, { id: '7' }]);
});
