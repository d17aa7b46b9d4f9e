import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answerLink } from '../../client/admin/inquiries/answerLink.ts';
import { Component as Inquiries } from '../../client/admin/inquiries/Inquiries.tsx';
import { Component as InquiryPage } from '../../client/admin/inquiries/InquiryPage.tsx';
import { inPagesOfTwo, renderPage } from './support/renderPage.tsx';

const inquiry = {
  id: 7,
  name: 'አበበ',
  title: 'A question',
  email: 'abebe@example.org',
  message: 'When does it begin?\nAnd where?',
  createdAt: new Date('2026-11-21T03:00:00Z'),
  delivery: 'STORED',
  readAt: null,
  readBy: null,
  answeredAt: null,
  answeredBy: null,
};
const read = { readAt: '2026-11-22T03:00:00Z', readBy: 'a@example.org' };
const answered = { answeredAt: '2026-11-22T04:00:00Z', answeredBy: 'b@example.org' };

describe('the list of inquiries', () => {
  it('shows what was done with each inquiry and links to its whole text', async () => {
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

  it('starts with unanswered inquiries and can show answered ones or all', async () => {
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

describe('several chosen inquiries', () => {
  function startList(count: number) {
    let all = Array.from({ length: count }, (_, index) => ({
      ...inquiry,
      id: index + 1,
      title: `Question ${String(index + 1)}`,
    }));
    const outcome = { done: [] as string[], kept: [] as string[], missing: [] as string[] };
    const inquiries = () => ({
      nodes: all,
      pageInfo: { hasNextPage: false, endCursor: null },
      totalCount: all.length,
    });
    const markInquiriesAnswered = vi.fn((asked: { ids: string[]; answered: boolean }) => ({
      ...outcome,
      done: asked.ids,
    }));
    const deleteInquiries = vi.fn(({ ids }: { ids: string[] }) => {
      const [busy = '', ...done] = ids;
      all = all.filter(({ id }) => !done.includes(String(id)));
      return { ...outcome, done, kept: [busy] };
    });
    renderPage(Inquiries, { inquiries, markInquiriesAnswered, deleteInquiries });
    return { markInquiriesAnswered, deleteInquiries };
  }
  const confirm = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

  it('are marked as answered after one question, and this can be undone', async () => {
    const user = userEvent.setup();
    const { markInquiriesAnswered } = startList(2);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all shown' }));
    await user.click(screen.getByRole('button', { name: 'Mark as answered: those chosen' }));
    const question = await screen.findByRole('alertdialog', { name: 'Mark 2 entries as answered' });
    expect(question.textContent).toContain('Question 1 (አበበ), Question 2 (አበበ)');
    await confirm(user, 'Mark as answered');
    await screen.findByText('2 entries marked as answered.');
    await user.click(screen.getByRole('button', { name: 'Undo this for 2 entries' }));
    await screen.findByText('2 entries are as they were before.');
    expect(markInquiriesAnswered.mock.calls.map(([asked]) => asked)).toEqual([
      { ids: ['1', '2'], answered: true },
      { ids: ['1', '2'], answered: false },
    ]);
  });

  it('are deleted permanently after a warning; one that is being sent stays chosen', async () => {
    const user = userEvent.setup();
    startList(3);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all shown' }));
    await user.click(screen.getByRole('button', { name: 'Delete those chosen' }));
    screen.getByText(/^This cannot be undone: they are deleted for good/);
    await confirm(user, 'Delete');
    await screen.findByText('2 entries deleted.');
    screen.getByText(/^An email about 1 is just being sent, so it stays chosen/);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    await screen.findByText('1 inquiry shown');
    expect(screen.getAllByText('1 entry chosen')).toHaveLength(2);
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

  it('reports an inquiry that cannot be marked, and keeps it unread', async () => {
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

  it('reports an inquiry that is gone', async () => {
    renderPage(InquiryPage, { inquiry: () => null });
    await screen.findByText('This is not there (any more). Somebody may have deleted it.');
  });
});

describe('the link that starts an answer', () => {
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
