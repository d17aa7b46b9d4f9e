import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Component as Inquiries } from '../../client/admin/inquiries/Inquiries.tsx';
import { inPagesOfTwo, renderPage } from './support/renderPage.tsx';

afterEach(cleanup);

const inquiry = {
  id: 7,
  name: 'አበበ',
  title: 'A question',
  email: 'abebe@example.org',
  message: 'When does it begin?',
  createdAt: new Date('2026-11-21T03:00:00Z'),
  delivery: 'STORED',
  ...{ readAt: null, readBy: null, answeredAt: null, answeredBy: null },
};
const read = { readAt: '2026-11-22T03:00:00Z', readBy: 'a@example.org' };
const answered = { answeredAt: '2026-11-22T04:00:00Z', answeredBy: 'b@example.org' };

it('an inquiry that is opened is marked as read, and can be marked as answered', async () => {
  const user = userEvent.setup();
  const asked: unknown[] = [];
  renderPage(Inquiries, {
    inquiries: inPagesOfTwo([inquiry]),
    markInquiryRead: (variables: object) => {
      asked.push(variables);
      return { ...inquiry, ...read };
    },
    markInquiryAnswered: (variables: { answered: boolean }) => {
      asked.push(variables);
      return { ...inquiry, ...read, ...(variables.answered && answered) };
    },
  });
  await screen.findByText('Not read yet');
  expect(asked).toEqual([]);
  await user.click(screen.getByText('Read the message'));
  await screen.findByText(/^Read by a@example.org, /);
  expect(screen.queryByText('Not read yet')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mark as answered: A question' }));
  await screen.findByText(/^Answered by b@example.org, /);
  await user.click(screen.getByRole('button', { name: 'Mark as not answered: A question' }));
  await screen.findByRole('button', { name: 'Mark as answered: A question' });
  // Read by then, it is not marked again.
  await user.click(screen.getByText('Read the message'));
  await user.click(screen.getByText('Read the message'));
  expect(asked).toEqual([{ id: '7' }, { id: '7', answered: true }, { id: '7', answered: false }]);
});

it('an inquiry that cannot be marked says so, and stays unread', async () => {
  const user = userEvent.setup();
  renderPage(Inquiries, {
    inquiries: inPagesOfTwo([inquiry]),
    markInquiryRead: () => {
      throw new Error('away');
    },
  });
  await user.click(await screen.findByText('Read the message'));
  await screen.findByText('Something went wrong on our side. Please try again in a little while.');
  expect(screen.getByText('Not read yet')).toBeTruthy();
});
