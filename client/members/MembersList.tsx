import { EditLink, ToolLink } from '../ui/ToolLink.tsx';
import { toolsStyle } from '../ui/toolStyle.ts';
import { ExportButton } from '../content/ExportButton.tsx';
import { SelectableTable } from '../content/lists/SelectedBar.tsx';
import { FilterSelect } from '../lists/FilterSelect.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { UnfinishedForms } from '../forms/draft/UnfinishedWork.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { RowMenu } from '../lists/RowMenu.tsx';
import { useListRefresh } from '../lists/useRefresh.ts';
import type { MemberOrder } from '../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useAddressState } from '../ui/useAddressState.ts';
import { useExportMembersMutation } from './ExportMembers.generated.ts';
import { MemberActions } from './MemberActions.tsx';
import { choicesOf, choicesText, knownChoices, MemberFilters } from './MemberFilters.tsx';
import { MemberReports } from './MemberReports.tsx';
import type { MemberRow_MemberFragment } from './MemberRow.generated.ts';
import { useMembersListQuery } from './MembersList.generated.ts';
import { forgetMembers, useMemberOperations } from './useMemberOperations.tsx';
import { noticeBox } from '../forms/notice/noticeStyle.ts';
import { useChildrenOfAgeQuery } from './Household.generated.ts';
import { dayMonthYear } from '../../api/shared/dates/days.ts';
import { sortBy } from '../lists/ColumnHeader.tsx';
import { columnsOf, detail, onCards, RowLink } from '../lists/DataTable.tsx';
import { EthiopianDate } from '../ui/text/EthiopianDate.tsx';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';
import { telephoneLink } from '../ui/text/telephoneLink.ts';

/** The orders in which the server sorts members. */
const orders = [
  'NEWEST',
  'OLDEST',
  'NAME',
  'NAME_DESCENDING',
  'DATE_DESCENDING',
  'DATE',
] as const satisfies MemberOrder[];

const statuses = ['MEMBER', 'CEASED', 'ALL'] as const;

/** The list of members (docs/product/records.md, section 6.3), which the server searches and sorts. */
export function Component() {
  const { adminLists } = useAdminMessages();
  const words = adminLists.members;
  const [search, setSearch] = useAddressState('find', '', String);
  const [order, setOrder] = useAddressState<MemberOrder>('order', 'NEWEST', orders);
  const [listed, setListed] = useAddressState('status', 'MEMBER', statuses);
  const [chosen, setChosen] = useAddressState('only', '', knownChoices);
  const filter = choicesOf(chosen);
  const status = listed === 'ALL' ? null : listed;
  const query = useMembersListQuery({ variables: { search, order, status, filter } });
  const [exportMembers] = useExportMembersMutation();
  const columns = useMemberColumns(order, setOrder);
  const operations = useMemberOperations<MemberRow_MemberFragment>();
  useListRefresh(query);
  return (
    <ListPage
      heading={words.heading}
      create={words.create}
      createPath="/admin/add-member"
      importPath="/admin/import/show-members"
      exportButton={
        <ExportButton
          fileName="members"
          makeTable={(language) =>
            exportMembers({ variables: { search, order, status, filter, language } })
          }
        />
      }
      search={
        <>
          <SearchField label={words.search} search={search} onSearch={setSearch} />
          <FilterSelect
            label={words.status}
            value={listed}
            options={statuses.map((value) => ({ value, name: words.statuses[value] }))}
            onChange={setListed}
            className="w-36"
          />
          <details className="open:basis-full!" open={chosen !== ''}>
            <summary className="min-h-11 cursor-pointer py-2">{words.filterAndSort}</summary>
            <div className="flex flex-wrap gap-2">
              <MemberFilters
                filter={filter}
                onChange={(choices) => setChosen(choicesText(choices))}
              />
              {/* The column headers sort the table; cards have no headers. */}
              <FilterSelect
                label={words.sortBy}
                value={order}
                options={orders.map((value) => ({ value, name: words.orders[value] }))}
                onChange={setOrder}
                className="lg:hidden"
              />
            </div>
          </details>
        </>
      }
    >
      <UnfinishedForms paths={['add-member', 'edit-member']} />
      <MemberReports />
      <ChildrenOfAge isFiltered={filter.cameOfAge === true} />
      <SelectableTable
        query={query}
        listIn={({ members }) => members}
        columns={columns}
        loading={query.loading}
        words={{
          ...words,
          empty: search ? words.nothingFound(search) : chosen ? words.nothingMatches : words.empty,
        }}
        selection={{
          nameOf: ({ name }) => name,
          operations,
          forget: forgetMembers,
          fileName: 'members',
          makeTable: (ids, language) => exportMembers({ variables: { ids, order, language } }),
        }}
        actions={(member, onDeleted) => (
          <div className={toolsStyle}>
            <EditLink to={`/admin/edit-member/${member.id}`} title={member.name} />
            <RowMenu name={adminLists.menuOf(member.name)}>
              <MemberActions member={member} onDone={onDeleted} />
            </RowMenu>
          </div>
        )}
      />
    </ListPage>
  );
}

/** Leads to the children who came of age, and says above their list what to do. */
function ChildrenOfAge({ isFiltered }: { isFiltered: boolean }) {
  const { admin, adminLists } = useAdminMessages();
  const { data } = useChildrenOfAgeQuery({ fetchPolicy: 'cache-and-network' });
  const count = data?.pendingCounts.childrenOfAge;
  if (isFiltered) return <p className={noticeBox}>{adminLists.members.cameOfAge.hint}</p>;
  if (!count) return null;
  return <ToolLink to="?only=cameOfAge%3Dtrue">{admin.dashboard.waiting.ofAge(count)}</ToolLink>;
}

/** The columns of the table of members (docs/product/records.md, section 6.3); some of them sort it. */
function useMemberColumns(order: MemberOrder, onOrder: (order: MemberOrder) => void) {
  const { adminLists, adminForms } = useAdminMessages();
  const { columns: words, ended } = adminLists.members;
  const { fields } = adminForms.member;
  const by = sortBy(order, onOrder);
  return columnsOf<MemberRow_MemberFragment, keyof typeof words>(words, {
    id: { width: 'lg:w-20', sort: by('OLDEST', 'NEWEST'), cell: ({ id }) => id },
    name: {
      card: 'title',
      sort: by('NAME', 'NAME_DESCENDING'),
      cell: ({ id, name, ceasedOn, ceasedReason }) => (
        <>
          <RowLink to={`/admin/edit-member/${id}`} title={name} />{' '}
          <span className={onCards}>M{id}</span>
          {ceasedOn && (
            <p className="text-sm font-normal whitespace-normal text-muted">
              {ended(
                dayMonthYear(ceasedOn),
                fields.ceasedReason.values?.[ceasedReason ?? ''] ?? '',
              )}
            </p>
          )}
        </>
      ),
    },
    email: {
      cell: ({ email }) =>
        email && (
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        ),
    },
    dob: { width: 'lg:w-36', cell: ({ dob }) => <Day day={dob} /> },
    address: { cell: ({ postalAddress }) => <MultilingualText text={postalAddress} /> },
    contactNumber: detail('lg:w-36', ({ contactNumber }) => (
      <>
        {/* A link on a card would lie in the one that opens the member. */}
        <span className="lg:hidden">{contactNumber}</span>
        <a href={telephoneLink(contactNumber)} className={`${link} max-lg:hidden`}>
          {contactNumber}
        </a>
      </>
    )),
    date: {
      width: 'lg:w-36',
      card: 'detail',
      sort: by('DATE', 'DATE_DESCENDING'),
      cell: ({ date }) => <Day day={date} />,
    },
  });
}

/** On a card it takes one line. */
function Day({ day }: { day: string }) {
  return (
    <>
      <time dateTime={day} className="leading-tight tabular-nums lg:block">
        {dayMonthYear(day)}
      </time>{' '}
      <EthiopianDate day={day} className="text-xs lg:block" />
    </>
  );
}

const link = 'underline decoration-1 underline-offset-4 hover:decoration-3 -outline-offset-3';
