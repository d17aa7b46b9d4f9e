import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { Component as Accounts } from '../../client/admin/accounts/Accounts.tsx';
import { Component as Applications } from '../../client/admin/applications/Applications.tsx';
import { Component as CommitteeList } from '../../client/admin/committee/CommitteeList.tsx';
import { Component as Inquiries } from '../../client/admin/inquiries/Inquiries.tsx';
import { Component as Outbox } from '../../client/admin/outbox/Outbox.tsx';
import { Component as CategoryLists } from '../../client/content/categories/CategoryLists.tsx';
import { Component as EventList } from '../../client/content/events/EventList.tsx';
import type { Component } from '../../client/jsx/jsxTypes.ts';
import { Component as MembersList } from '../../client/members/MembersList.tsx';
import { downloads } from './support/downloads.ts';
import { inPagesOfTwo, renderPage } from './support/renderPage.tsx';

const table = { csv: '\uFEFF"Title"', rows: 2, isCut: false };
const download = async () =>
  userEvent.setup().click(await screen.findByRole('button', { name: 'Download as CSV' }));

it.each<{
  page: Component;
  address: string;
  field: string;
  list: string;
  fileName?: string;
  asked: object;
}>([
  {
    page: EventList,
    address: '/?find=timkat&period=PAST&state=DRAFT',
    field: 'exportRecords',
    list: 'events',
    asked: { kind: 'EVENT', search: 'timkat', period: 'PAST', publication: 'DRAFT' },
  },
  {
    page: MembersList,
    address: '/?find=abebe&order=NAME',
    field: 'exportMembers',
    list: 'members',
    asked: { search: 'abebe', order: 'NAME' },
  },
  {
    page: Inquiries,
    address: '/?only=answered',
    field: 'exportInquiries',
    list: 'inquiries',
    asked: { answered: true },
  },
  {
    page: Outbox,
    address: '/?only=undelivered',
    field: 'exportMailMessages',
    list: 'mailMessages',
    fileName: 'outbox',
    asked: { undelivered: true },
  },
  {
    page: Applications,
    address: '/?only=declined&find=abebe',
    field: 'exportMembershipApplications',
    list: 'membershipApplications',
    fileName: 'applications',
    asked: { states: ['DECLINED'], search: 'abebe' },
  },
  {
    page: CommitteeList,
    address: '/',
    field: 'exportCommittee',
    list: 'committee',
    asked: {},
  },
  {
    page: CategoryLists,
    address: '/',
    field: 'exportCategories',
    list: 'categories',
    asked: {},
  },
  { page: Accounts, address: '/', field: 'exportAccounts', list: 'accounts', asked: {} },
])(
  'downloads what the list of $list shows',
  async ({ page, address, field, list, fileName = list, asked }) => {
    window.history.replaceState(null, '', address);
    const names = downloads();
    const make = vi.fn().mockReturnValue(table);
    renderPage(page, { [list]: inPagesOfTwo([]), [field]: make });
    await download();
    await screen.findByText('A table of 2 entries');
    expect(make.mock.calls[0]?.[0]).toMatchObject({ ...asked, language: 'EN' });
    expect(names).toEqual([expect.stringMatching(`^${fileName}-\\d{4}-\\d\\d-\\d\\d\\.csv$`)]);
  },
);

it('reports that a file does not contain the whole list', async () => {
  downloads();
  const cut = { ...table, rows: 10_000, isCut: true };
  renderPage(MembersList, { members: inPagesOfTwo([]), exportMembers: () => cut });
  await download();
  await screen.findByText(
    'A table of the first 10,000 entries. For the others narrow the list down.',
  );
});

it('shows why there is no file', async () => {
  const names = downloads();
  renderPage(MembersList, {
    members: inPagesOfTwo([]),
    exportMembers: () => {
      throw new GraphQLError('No', { extensions: { code: 'FORBIDDEN' } });
    },
  });
  await download();
  await screen.findByText('“Download as CSV” did not work.');
  expect(names).toEqual([]);
});
