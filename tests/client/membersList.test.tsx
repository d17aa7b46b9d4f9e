import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Component as MembersList } from '../../client/members/MembersList.tsx';
import { renderForm } from './forms/renderForm.tsx';
import { downloads } from './support/downloads.ts';
import { renderPage } from './support/renderPage.tsx';
import { enter } from './support/enter.ts';

interface Asked {
  search: string;
  order: string;
  first: number;
  after?: string | null;
}

interface Chosen {
  members: { id: string }[];
  input?: object;
  reason?: string;
}

const member = (id: number) => ({
  id: String(id),
  version: 1,
  status: 'MEMBER',
  ceasedOn: null,
  name: `Member ${String(id)}`,
  email: id % 2 ? `m${String(id)}@example.org` : '',
  dob: '1990-05-31',
  postalAddress: `${String(id)} Example Street`,
  contactNumber: '021 555 0100',
  date: '2026-11-02',
});

/**
 * A fake members list of this length that responds as the API does, and its requests.
 * @param page the size of the first page; small, because fifty rows are slow to render
 */
function register(count: number, page = 50) {
  let all = Array.from({ length: count }, (_, index) => member(count - index));
  const former: typeof all = [];
  function take({ members: chosen }: Chosen) {
    const ids = new Set(chosen.map(({ id }) => id));
    const done = all.filter(({ id }) => ids.has(id));
    former.push(...done);
    all = all.filter(({ id }) => !ids.has(id));
    const missing = [...ids].filter((id) => !done.some((each) => each.id === id));
    return { done, changed: [], missing };
  }
  return {
    members: vi.fn(({ search, first, after }: Asked) => {
      const found = all.filter(({ name }) => name.includes(search));
      const start = Number(after ?? 0);
      const end = start + (first === 50 && !after ? page : first);
      return {
        nodes: found.slice(start, end),
        pageInfo: { hasNextPage: end < found.length, endCursor: String(end) },
        totalCount: found.length,
      };
    }),
    /** Changes a member as a colleague would. */
    rename: (id: string, name: string) => {
      all = all.map((each) => (each.id === id ? { ...each, name } : each));
    },
    deleteMembers: vi.fn(take),
    ceaseMembers: vi.fn(take),
    reinstateMembers: vi.fn(({ members: chosen }: Chosen) => {
      const ids = new Set(chosen.map(({ id }) => id));
      const back = former.filter(({ id }) => ids.has(id));
      all = [...all, ...back].sort((a, b) => Number(b.id) - Number(a.id));
      return { done: back, changed: [], missing: [] };
    }),
  };
}

function Page() {
  return <MembersList />;
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const searchField = () =>
  screen.getByLabelText('Search by name, email, phone, ID or year of birth');
const header = (name: string) => screen.getByRole('columnheader', { name });

describe('Members List', () => {
  it('shows that it loads, and then all columns', async () => {
    renderPage(Page, register(1));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Members List');
    expect(screen.getByText('Loading....').role).toBe('status');
    await screen.findByRole('table', { name: 'Members List' });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'ID',
      'Full Name',
      'Email',
      'Date of Birth',
      'Address',
      'Phone Number',
      'Registered Date',
      'Action',
    ]);
    const [row] = rows();
    const cells = [...(row?.children ?? [])];
    expect(cells.slice(1, -1).map(({ textContent }) => textContent)).toEqual([
      '1',
      'Member 1 M1',
      'm1@example.org',
      '31-05-1990 ግንቦት 23 ቀን 1982 ዓ.ም.',
      '1 Example Street',
      // On a card without a link.
      '021 555 0100021 555 0100',
      '02-11-2026 ጥቅምት 23 ቀን 2019 ዓ.ም.',
    ]);
    expect(screen.getByRole('button', { name: 'Delete Member 1' })).toBeTruthy();
    const edit = screen.getByRole('link', { name: 'Edit Member 1' });
    expect(edit.getAttribute('href')).toBe('/admin/edit-member/1');
  });

  it('is sorted by the server in both directions', async () => {
    const user = userEvent.setup();
    const { members } = register(2);
    renderPage(Page, { members });
    await screen.findByRole('table');
    expect(members.mock.lastCall?.[0]).toMatchObject({ order: 'NEWEST', search: '', first: 50 });
    expect(header('ID').getAttribute('aria-sort')).toBe('descending');
    expect(header('Full Name').getAttribute('aria-sort')).toBe('none');
    expect(header('Email').hasAttribute('aria-sort')).toBe(false);

    for (const [column, first, second] of [
      ['Full Name', 'NAME', 'NAME_DESCENDING'],
      ['Registered Date', 'DATE', 'DATE_DESCENDING'],
      ['ID', 'OLDEST', 'NEWEST'],
    ] as const) {
      const button = screen.getByRole('button', { name: column });
      await user.click(button);
      expect(members.mock.lastCall?.[0].order).toBe(first);
      expect(header(column).getAttribute('aria-sort')).toBe('ascending');
      await user.click(button);
      expect(members.mock.lastCall?.[0].order).toBe(second);
      expect(header(column).getAttribute('aria-sort')).toBe('descending');
    }
    expect(header('Full Name').getAttribute('aria-sort')).toBe('none');
  });

  it('can be sorted with a menu', async () => {
    const user = userEvent.setup();
    const { members } = register(2);
    renderPage(Page, { members });
    await screen.findByRole('table');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, Z to A');
    expect(members.mock.lastCall?.[0].order).toBe('NAME_DESCENDING');
    expect(header('Full Name').getAttribute('aria-sort')).toBe('descending');
  });

  it('is searched by the server after typing pauses', async () => {
    const user = userEvent.setup();
    const { members } = register(3);
    renderPage(Page, { members });
    await screen.findByText('3 members shown');
    members.mockClear();
    await user.type(searchField(), 'Member 1');
    expect(members).not.toHaveBeenCalled();
    await screen.findByText('1 member shown');
    expect(members.mock.calls.map(([{ search }]) => search)).toEqual(['Member 1']);
    expect(rows()).toHaveLength(1);
    await enter(user, searchField(), 'x');
    await screen.findByText('No member matches “Member 1x”.');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('loads more in pages of fifty, and reloads all when it is opened again by the same address', async () => {
    const user = userEvent.setup();
    const { members, rename } = register(52, 2);
    function Pages() {
      const [isAway, setIsAway] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setIsAway(!isAway)}>
            Elsewhere
          </button>
          {!isAway && <Page />}
        </>
      );
    }
    renderPage(Pages, { members });
    await screen.findByText('2 of 52 members shown');
    await user.click(searchField());
    await user.paste('Member');
    await waitFor(() => {
      expect(window.location.search).toBe('?find=Member');
    });
    await user.click(screen.getByRole('button', { name: 'Full Name' }));
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByText('52 members shown');
    expect(members.mock.lastCall?.[0]).toMatchObject({ first: 50, after: '2' });
    expect(rows()).toHaveLength(52);
    expect(document.activeElement).toBe(rows()[2]);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(window.location.search).toBe('?find=Member&order=NAME&shown=52');
    const elsewhere = screen.getByText('Elsewhere');
    await user.click(elsewhere);
    rename('52', 'Member 52 of a colleague');
    members.mockClear();
    await user.click(elsewhere);
    // They stay visible meanwhile.
    expect(rows()).toHaveLength(52);
    await screen.findByText('Member 52 of a colleague');
    expect(rows()).toHaveLength(52);
    expect(members).toHaveBeenCalledTimes(2);
    expect(searchField()).toHaveProperty('value', 'Member');
    expect(header('Full Name').getAttribute('aria-sort')).toBe('ascending');
  });

  it('erases a member after a question for the reason, and reloads the list, not the page', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const user = userEvent.setup();
    const { members, deleteMembers } = register(7, 5);
    renderPage(Page, { members, deleteMembers });
    await screen.findByText('5 of 7 members shown');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByText('7 members shown');

    // The sixth, which a list that restarted would not contain.
    await user.click(screen.getByRole('button', { name: 'Delete Member 2' }));
    const name = 'Delete 1 member entered by mistake';
    const question = within(screen.getByRole('alertdialog', { name }));
    question.getByText(/Payments recorded for them stay in the list, but pay for nobody/);
    question.getByText(/^For somebody who leaves, end the membership instead/);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(deleteMembers).not.toHaveBeenCalled();
    await user.selectOptions(question.getByRole('combobox', { name: /^Why/ }), 'Entered twice');
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('1 member erased.');
    expect(deleteMembers.mock.calls[0]?.[0]).toMatchObject({
      members: [{ id: '2', version: 1 }],
      reason: 'DUPLICATE',
    });
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Delete Member 2' })).toBeNull();
    });
    expect(rows()).toHaveLength(6);
    screen.getByRole('button', { name: 'Delete Member 1' });
    expect(document.activeElement?.textContent).toBe('6 members shown');
    expect(reload).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('ends a membership with the day and the reason, and undoes that', async () => {
    const user = userEvent.setup();
    const { members, ceaseMembers, reinstateMembers } = register(3);
    renderPage(Page, { members, ceaseMembers, reinstateMembers });
    await user.click(await screen.findByRole('button', { name: 'End membership: Member 2' }));
    const question = within(screen.getByRole('alertdialog'));
    const reason = question.getByRole('combobox', { name: /^Why the membership ended/ });
    await user.selectOptions(reason, 'Resigned');
    ceaseMembers.mockImplementationOnce(() => {
      throw new Error('Refused');
    });
    await user.click(question.getByRole('button', { name: 'End membership' }));
    // What was chosen stays.
    await question.findByText(/did not work/);
    ceaseMembers.mockClear();
    await user.click(question.getByRole('button', { name: 'End membership' }));
    await screen.findByText('1 membership ended.');
    const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string;
    expect(ceaseMembers.mock.calls[0]?.[0]).toMatchObject({
      members: [{ id: '2', version: 1 }],
      input: { ceasedOn: today, ceasedReason: 'RESIGNED', ceasedNote: '' },
    });
    await screen.findByText('2 members shown');
    await user.click(screen.getByRole('button', { name: 'Undo this for 1 entry' }));
    await screen.findByText('3 members shown');
    expect(reinstateMembers).toHaveBeenCalledTimes(1);
  });

  it('does not end the membership of a member that a colleague has changed', async () => {
    const user = userEvent.setup();
    const { members } = register(2);
    const ceaseMembers = () => ({ done: [], changed: ['2'], missing: [] });
    renderPage(Page, { members, ceaseMembers });
    await user.click(await screen.findByRole('button', { name: 'End membership: Member 2' }));
    const question = within(screen.getByRole('alertdialog'));
    await user.selectOptions(question.getByRole('combobox'), 'Died');
    await user.click(question.getByRole('button', { name: 'End membership' }));
    await screen.findByText(/^Somebody has changed them meanwhile/);
    screen.getByRole('button', { name: 'Delete Member 2' });
  });

  it('ends the memberships of members chosen in several searches after one question', async () => {
    const user = userEvent.setup();
    const { members, ceaseMembers } = register(12, 10);
    renderPage(Page, { members, ceaseMembers });
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Member 11' }));
    await user.type(searchField(), 'Member 1');
    await screen.findByText('4 members shown');
    await user.click(screen.getByRole('checkbox', { name: 'Choose Member 1' }));
    await user.clear(searchField());
    await screen.findByText('10 of 12 members shown');
    screen.getAllByText('2 entries chosen, 1 not in sight');
    await user.click(screen.getByRole('button', { name: 'End membership of those chosen' }));
    const question = within(screen.getByRole('alertdialog'));
    question.getByText('Member 11, Member 1');
    await user.selectOptions(question.getByRole('combobox'), 'Fee not paid');
    await user.click(question.getByRole('button', { name: 'End membership' }));
    await screen.findByText('2 memberships ended.');
    expect(ceaseMembers.mock.calls[0]?.[0].members).toEqual([
      { id: '11', version: 1 },
      { id: '1', version: 1 },
    ]);
    await screen.findByText('10 members shown');
    expect(screen.queryByRole('region', { name: 'Entries chosen' })).toBeNull();
  });

  it('shows former members with the end of the membership, and reinstates them', async () => {
    const user = userEvent.setup();
    const { members, ceaseMembers, reinstateMembers } = register(2);
    const former = { status: 'CEASED', ceasedOn: '2026-11-20', ceasedReason: 'DIED' };
    const list = vi.fn((asked: Asked & { status: string | null }) => {
      const { nodes, ...page } = members(asked);
      return {
        ...page,
        nodes: asked.status === 'CEASED' ? nodes.map((each) => ({ ...each, ...former })) : nodes,
      };
    });
    renderPage(Page, { members: list, ceaseMembers, reinstateMembers });
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Which members' }),
      'Former members',
    );
    expect(await screen.findAllByText('Membership ended on 20-11-2026: Died')).toHaveLength(2);
    expect(window.location.search).toBe('?status=CEASED');
    await user.click(screen.getByRole('button', { name: 'Reinstate: Member 2' }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Reinstate' }),
    );
    await screen.findByText(/reinstated\.$/);
    expect(reinstateMembers.mock.calls[0]?.[0].members).toEqual([{ id: '2', version: 1 }]);
  });

  it('offers for chosen members and former members what applies to each', async () => {
    const user = userEvent.setup();
    const { members, ceaseMembers } = register(2);
    const list = vi.fn((asked: Asked) => {
      const { nodes, ...page } = members(asked);
      const [first, ...others] = nodes;
      return { ...page, nodes: [{ ...first, status: 'CEASED' }, ...others] };
    });
    renderPage(Page, { members: list, ceaseMembers });
    const status = await screen.findByRole('combobox', { name: 'Which members' });
    await user.selectOptions(status, 'All');
    for (const name of ['Member 1', 'Member 2'])
      await user.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }));
    screen.getByRole('button', { name: 'Reinstate those chosen' });
    await user.click(screen.getByRole('button', { name: 'End membership of those chosen' }));
    const question = within(screen.getByRole('alertdialog'));
    await user.selectOptions(question.getByRole('combobox'), 'Resigned');
    await user.click(question.getByRole('button', { name: 'End membership' }));
    await screen.findByText('1 membership ended.');
    expect(ceaseMembers.mock.calls[0]?.[0].members).toEqual([{ id: '1', version: 1 }]);
  });

  it('filters members, and keeps the filters in the address', async () => {
    const user = userEvent.setup();
    const { members } = register(2);
    const list = vi.fn((asked: Asked & { filter: { language?: string } }) => {
      const { nodes, ...page } = members(asked);
      return { ...page, nodes: asked.filter.language === 'AM' ? nodes.slice(1) : nodes };
    });
    renderPage(Page, { members: list });
    await screen.findAllByText('Member 2');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Preferred language' }),
      'Amharic',
    );
    await waitFor(() => expect(screen.queryAllByText('Member 2')).toEqual([]));
    expect(window.location.search).toBe('?only=language%3DAM');
  });

  it('shows a filter whose value is no option any more', async () => {
    window.history.replaceState(null, '', '/?only=owesFeeOf%3D2019%26household%3D7');
    renderPage(Page, { ...register(2), households: [] });
    await screen.findAllByText('Member 2');
    expect(screen.getAllByDisplayValue('Owing the fee 2019')).toHaveLength(1);
    expect(screen.getAllByDisplayValue('7')).toHaveLength(1);
  });

  it('no longer counts a separately deleted member among the chosen ones', async () => {
    const user = userEvent.setup();
    renderPage(Page, register(5));
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all shown' }));
    await user.click(screen.getByRole('button', { name: 'Delete Member 3' }));
    const question = within(screen.getByRole('alertdialog'));
    await user.selectOptions(question.getByRole('combobox'), 'Never was a member');
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('4 members shown');
    expect(screen.getAllByText('4 entries chosen')).toHaveLength(2);
  });

  it('exports the chosen members', async () => {
    const user = userEvent.setup();
    const exportMembers = vi.fn((_: { ids: string[] }) => ({ csv: '', rows: 1, isCut: false }));
    renderPage(Page, { ...register(3), exportMembers });
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Member 2' }));
    const names = downloads();
    await user.click(screen.getByRole('button', { name: 'Download those chosen as CSV' }));
    await expect.poll(() => names).toHaveLength(1);
    expect(names[0]).toMatch(/^members-/);
    expect(exportMembers.mock.calls[0]?.[0].ids).toEqual(['2']);
  });

  it('shows what went wrong, keeps the search, and can try again', async () => {
    const user = userEvent.setup();
    const { members } = register(3);
    members.mockImplementationOnce(() => {
      throw new GraphQLError('Something secret', {
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      });
    });
    renderPage(Page, { members });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Something went wrong on our side.');
    expect(searchField()).toBeTruthy();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('3 members shown');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that a member has corrected the address of the household, until that is done', async () => {
    const user = userEvent.setup();
    const asked: object[] = [];
    const report = {
      id: '1',
      kind: 'CORRECTED',
      at: '2026-11-20T03:00:00Z',
      memberId: '1',
      memberName: 'Almaz',
      contactNumber: '021',
      presentContactNumber: '021',
      address: 'Old',
      presentAddress: 'New',
      householdName: 'Bekele',
    };
    let reports = [report];
    renderPage(Page, {
      ...register(0),
      memberReports: () => reports,
      deleteMemberReport(args: object) {
        asked.push(args);
        reports = [];
        return '1';
      },
    });
    const done = await screen.findByRole('button', {
      name: 'Done: Almaz changed “Old” to “New”. This is the address of the household Bekele.',
    });
    await user.click(done);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Done/ })).toBeNull());
    expect(asked).toEqual([{ id: '1', at: report.at }]);
  });

  it('shows a request to leave on the page of the member, and removes it there', async () => {
    const user = userEvent.setup();
    const report = {
      id: '1',
      kind: 'LEAVING',
      at: '2026-11-20T03:00:00Z',
      memberId: '4',
      memberName: 'Almaz',
      contactNumber: null,
      presentContactNumber: '021',
      address: null,
      presentAddress: 'New',
      householdName: null,
    };
    let reports = [report];
    const asked: object[] = [];
    await renderForm('edit-member/4', {
      member: {
        id: '4',
        version: 1,
        name: 'Almaz',
        dob: '1990-05-01',
        email: '',
        address: 'New',
        contactNumber: '021 555 0177',
        date: '2026-01-02',
        status: 'MEMBER',
        notes: '',
        ceasedNote: '',
        isSubscribed: true,
        reach: 'MAIL',
      },
      households: [],
      formDrafts: [],
      membershipTypes: [],
      memberReports(args: object) {
        asked.push(args);
        return reports;
      },
      deleteMemberReport() {
        reports = [];
        return '1';
      },
    });
    await screen.findByText('asks to leave.');
    expect(asked[0]).toEqual({ memberId: '4' });
    await user.click(screen.getByRole('button', { name: 'Remove the request: Almaz' }));
    await user.click(await screen.findByRole('button', { name: 'Remove the request' }));
    await waitFor(() => expect(screen.queryByText('asks to leave.')).toBeNull());
  });

  it('reports that there are no members yet', async () => {
    renderPage(Page, register(0));
    await screen.findByText('No members have been registered yet.');
  });
});
