import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
