import { undecidedStates } from '../../../api/shared/inquiry/application.rules.ts';
import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { DeleteButton } from '../../content/DeleteButton.tsx';
import { ExportButton } from '../../content/ExportButton.tsx';
import { SelectableTable } from '../../content/lists/SelectedBar.tsx';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { type Column, columnsOf, detail, RowLink } from '../../lists/DataTable.tsx';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { ApplicationState } from '../../graphql/schemaTypes.generated.ts';
import { useAddressState } from '../../ui/useAddressState.ts';
import { useDeleteMembershipApplicationMutation } from './ApplicationPage.generated.ts';
import {
  type Applications_ApplicationFragment as Application,
  useApplicationsQuery,
} from './Applications.generated.ts';
import { useExportApplicationsMutation } from './ExportApplications.generated.ts';
import type { BulkOperation } from '../../content/lists/bulkOperation.ts';
import { submissionOutcome } from '../submissionOutcome.ts';
import { useDeleteMembershipApplicationsMutation } from './DeleteApplications.generated.ts';

const filters = ['waiting', 'accepted', 'declined', 'withdrawn', 'all'] as const;
type Filter = (typeof filters)[number];
const statesOf: Record<Filter, ApplicationState[] | null> = {
  waiting: [...undecidedStates],
  accepted: ['ACCEPTED'],
  declined: ['DECLINED'],
  withdrawn: ['WITHDRAWN'],
  all: null,
};

/** The applications for membership, the latest first. At first the list shows those that wait. */
export function Component() {
  const { adminMail, deleteFlow } = useAdminMessages();
  const { applications: words } = adminMail;
  const [filter, setFilter] = useAddressState('only', 'waiting', filters);
  const [search, setSearch] = useAddressState('find', '', String);
  const states = statesOf[filter];
  const query = useApplicationsQuery({
    variables: { states, search },
    fetchPolicy: 'cache-and-network',
  });
  const [remove] = useDeleteMembershipApplicationMutation();
  const [exportApplications] = useExportApplicationsMutation();
  const columns = useApplicationColumns();
  const operations = useApplicationOperations();
  return (
    <AdminPage
      heading={words.heading}
      note={words.intro}
      actions={
        <>
          <ExportButton
            fileName="applications"
            makeTable={(language) =>
              exportApplications({ variables: { states, search, language } })
            }
          />
          <SearchField label={words.search} search={search} onSearch={setSearch} />
          <FilterSelect
            label={words.filter}
            value={filter}
            options={filters.map((value) => ({ value, name: words.filters[value] }))}
            onChange={setFilter}
            className="sm:ms-auto"
          />
        </>
      }
    >
      <SelectableTable
        query={query}
        listIn={({ membershipApplications }) => membershipApplications}
        columns={columns}
        words={{
          ...words,
          empty: search ? words.nothingFound(search) : words.none[filter],
        }}
        selection={{
          nameOf: ({ name }) => name,
          operations,
          forget: (cache) =>
            evictQueryFields(cache, ['membershipApplications', 'membershipApplication']),
          fileName: 'applications',
          makeTable: (ids, language) => exportApplications({ variables: { ids, language } }),
        }}
        actions={({ id, name }, onDeleted) => (
          <DeleteButton
            kind={deleteFlow.kinds.application}
            title={name}
            remove={() => remove({ variables: { id } })}
            onDeleted={onDeleted}
          />
        )}
      />
    </AdminPage>
  );
}

const stateStyles: Partial<Record<ApplicationState, string>> = {
  NEW: 'font-semibold text-red',
  ACCEPTED: 'text-green',
};

function useApplicationColumns(): Column<Application>[] {
  const { applications: words } = useAdminMessages().adminMail;
  return columnsOf(words.labels, {
    name: {
      card: 'title',
      cell: ({ id, name }) => <RowLink to={`/admin/applications/${id}`} title={name} />,
    },
    state: detail('lg:w-40', ({ state }) => (
      <span className={stateStyles[state]}>{words.states[state]}</span>
    )),
    assignedTo: { card: 'detail', cell: ({ assignedToName }) => assignedToName },
    member: {
      card: 'detail',
      cell: ({ memberId }) =>
        memberId !== null && <span className="text-green">{words.member(memberId)}</span>,
    },
    contactNumber: { width: 'lg:w-44', card: 'detail', cell: ({ contactNumber }) => contactNumber },
    date: detail('lg:w-32', ({ date }) => <time dateTime={date}>{dayMonthYear(date)}</time>),
  });
}

/** The bulk operations on applications: deletion. */
function useApplicationOperations(): BulkOperation<Application>[] {
  const [deleteApplications] = useDeleteMembershipApplicationsMutation();
  const { selected: words } = useAdminMessages();

  async function run(applications: Application[]) {
    const ids = applications.map(({ id }) => id);
    const { data } = await deleteApplications({ variables: { ids } });
    return submissionOutcome(data?.deleteMembershipApplications);
  }

  return [{ words: words.deleteForGood, isDeletion: true, run }];
}
