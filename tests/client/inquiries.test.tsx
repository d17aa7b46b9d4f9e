import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerLink } from '../../client/admin/inquiries/answerLink.ts';
import { Component as Inquiries } from '../../client/admin/inquiries/Inquiries.tsx';
import { Component as InquiryPage } from '../../client/admin/inquiries/InquiryPage.tsx';
import { inPagesOfTwo, renderPage } from './support/renderPage.tsx';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const inquiry = {
  id: 7,
  name: 'አበበ',
  title: 'A question',
  email: 'abebe@example.org',
  message: 'When does it begin?\nAnd where?',
  createdAt: new Date('2026-11-21T03:00:00Z'),
  delivery: 'STORED',
  ...{ readAt: null, readBy: null, answeredAt: null, answeredBy: null },
};
const read = { readAt: '2026-11-22T03:00:00Z', readBy: 'a@example.org' };
const answered = { answeredAt: '2026-11-22T04:00:00Z', answeredBy: 'b@example.org' };

describe('the list of inquiries', () => {
  it('says what has been done with each, and leads to its whole text', async () => {
    renderPage(Inquiries, {
      inquiries: inPagesOfTwo([inquiry, { ...inquiry, id: 6, ...read, ...answered }]),
    });
    const links = await screen.findAllByRole('link', { name: 'A question' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/inquiries/7',
      '/admin/inquiries/6',
    ]);
    screen.getByRole('cell', { name: 'Not read yet' });
    screen.getByRole('cell', { name: 'Answered' });
    screen.getByText('2 inquiries shown');
  });

  it('begins with those to answer, and can show the answered ones or all', async () => {
    const user = userEvent.setup();
    const inquiries = vi.fn(({ answered: only }: { answered: boolean | null }) =>
      inPagesOfTwo(only === null ? [inquiry] : [])({}),
    );
    renderPage(Inquiries, { inquiries });
    await screen.findByText('No inquiry waits for an answer.');
    expect(inquiries.mock.lastCall?.[0].answered).toBe(false);
    const filter = screen.getByRole('combobox', { name: 'Which inquiries' });
    await user.selectOptions(filter, 'Answered');
    await screen.findByText('No inquiry has been marked as answered yet.');
    expect(window.location.search).toBe('?only=answered');
    expect(inquiries.mock.lastCall?.[0].answered).toBe(true);
    await user.selectOptions(filter, 'All');
    await screen.findByText('1 inquiry shown');
    expect(window.location.search).toBe('?only=all');
  });
});

describe('the page of an inquiry', () => {
  it('marks it as read, and can mark it as answered', async () => {
    const user = userEvent.setup();
    const asked: unknown[] = [];
    renderPage(InquiryPage, {
      inquiry: () => inquiry,
      markInquiryRead: (variables: object) => {
        asked.push(variables);
        return { ...inquiry, ...read };
      },
      markInquiryAnswered: (variables: { answered: boolean }) => {
        asked.push(variables);
        return { ...inquiry, ...read, ...(variables.answered && answered) };
      },
    });
    await screen.findByText(/When does it begin/);
    await screen.findByText(/^Read by a@example.org, /);
    await user.click(screen.getByRole('button', { name: 'Mark as answered: A question' }));
    await screen.findByText(/^Answered by b@example.org, /);
    await user.click(screen.getByRole('button', { name: 'Mark as not answered: A question' }));
    await screen.findByRole('button', { name: 'Mark as answered: A question' });
    expect(asked).toEqual([{ id: '7' }, { id: '7', answered: true }, { id: '7', answered: false }]);
  });

  it('that cannot be marked says so, and stays unread', async () => {
    renderPage(InquiryPage, {
      inquiry: () => inquiry,
      markInquiryRead: () => {
        throw new Error('away');
      },
    });
    await screen.findByText(
      'Something went wrong on our side. Please try again in a little while.',
    );
    expect(screen.getByText('Not read yet')).toBeTruthy();
  });

  it('of one that is gone says so', async () => {
    renderPage(InquiryPage, { inquiry: () => null });
    await screen.findByText('This is not there (any more). Somebody may have deleted it.');
  });
});

describe('the link that begins an answer', () => {
  const partsOf = (href: string) => {
    const { protocol, pathname, searchParams } = new URL(href);
    return { to: protocol + pathname, ...Object.fromEntries(searchParams) };
  };

  it('has address, subject and quotation', () => {
    const { href, isCut } = answerLink(
      { ...inquiry, email: 'a+b&cc=x@example.org', title: 'Fees & dates?' },
      'Abebe wrote:',
    );
    expect(isCut).toBe(false);
    expect(partsOf(href)).toEqual({
      to: 'mailto:a%2Bb%26cc%3Dx@example.org',
      subject: 'Re: Fees & dates?',
      body: '\r\n\r\nAbebe wrote:\r\n> When does it begin?\r\n> And where?',
    });
  });

  it.each(['ሰላም ለናንተ\n', 'long words ', '👩‍👧 '])('is never too long: %s', (words) => {
    const { href, isCut } = answerLink({ ...inquiry, message: words.repeat(1000) }, 'Wrote:');
    expect(isCut).toBe(true);
    expect(href.length).toBeLessThanOrEqual(1900);
    expect(href.length).toBeGreaterThan(1800);
    expect(partsOf(href)).toHaveProperty('body', expect.stringMatching(/ \[…\]$/));
  });
});
