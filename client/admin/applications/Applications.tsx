import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { DeleteButton } from '../../content/DeleteButton.tsx';
import { ExportButton } from '../../content/ExportButton.tsx';
import { SelectedBar } from '../../content/lists/SelectedBar.tsx';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import type { Column } from '../../lists/DataTable.tsx';
import { PagedTable } from '../../lists/PagedTable.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { RowLink } from '../../lists/RowLink.tsx';
import { useChoice } from '../../lists/useChoice.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { SubmissionState } from '../SubmissionState.tsx';
import {
  type ApplicationPage_ApplicationFragment,
  useDeleteMembershipApplicationMutation,
} from './ApplicationPage.generated.ts';
import { useExportApplicationsMutation } from './ExportApplications.generated.ts';
import { useApplicationsQuery } from './Applications.generated.ts';
import { useApplicationOperations } from './useApplicationOperations.ts';

/** The number of applications in a page of the list. */
const pageSize = 50;

const nameOf = ({ name }: ApplicationPage_ApplicationFragment) => name;

/** The applications for membership, the latest first. */
export function Component() {
  const { adminMail, deleteFlow } = useAdminMessages();
  const { ui } = useMessages();
  const { applications: words } = adminMail;
  const query = useApplicationsQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useDeleteMembershipApplicationMutation();
  const [exportApplications] = useExportApplicationsMutation();
  const columns = useApplicationColumns();
  const choice = useChoice<ApplicationPage_ApplicationFragment>();
  const operations = useApplicationOperations();
  return (
    <AdminPage
      heading={words.heading}
      note={words.intro}
      actions={
        <ExportButton
          fileName="applications"
          makeTable={(language) => exportApplications({ variables: { language } })}
        />
      }
    >
      <QueryBoundary query={query}>
        {({ membershipApplications }) => (
          <PagedTable
            label={words.heading}
            columns={columns}
            list={membershipApplications}
            pageSize={pageSize}
            load={(after) => query.fetchMore({ variables: { after } })}
            refresh={() => void query.refetch().catch(() => undefined)}
            words={{ ...words, loading: ui.loading }}
            choice={{ of: choice, nameOf }}
            selectedBar={(onDone) => (
              <SelectedBar
                choice={choice}
                shown={membershipApplications.nodes}
                nameOf={nameOf}
                operations={operations}
                forget={(cache) =>
                  evictQueryFields(cache, ['membershipApplications', 'membershipApplication'])
                }
                fileName="applications"
                makeTable={(ids, language) => exportApplications({ variables: { ids, language } })}
                onDone={onDone}
              />
            )}
            actions={({ id, name }, onDeleted) => (
              <DeleteButton
                kind={deleteFlow.kinds.application}
                title={name}
                remove={() => remove({ variables: { id } })}
                onDeleted={onDeleted}
              />
            )}
          />
        )}
      </QueryBoundary>
    </AdminPage>
  );
}

function useApplicationColumns(): Column<ApplicationPage_ApplicationFragment>[] {
  const { applications: words } = useAdminMessages().adminMail;
  return [
    {
      name: 'name',
      header: words.labels.name,
      card: 'title',
      cell: ({ id, name }) => <RowLink to={`/admin/applications/${id}`} title={name} />,
    },
    {
      name: 'state',
      header: words.labels.state,
      width: 'lg:w-40',
      card: 'detail',
      cell: (application) => <SubmissionState {...application} />,
    },
    {
      name: 'member',
      header: words.labels.member,
      card: 'detail',
      cell: ({ memberId }) =>
        memberId !== null && <span className="text-green">{words.member(memberId)}</span>,
    },
    {
      name: 'contactNumber',
      header: words.labels.contactNumber,
      width: 'lg:w-44',
      card: 'detail',
      cell: ({ contactNumber }) => contactNumber,
    },
    {
      name: 'date',
      header: words.labels.date,
      width: 'lg:w-32',
      card: 'detail',
      cell: ({ date }) => <time dateTime={date}>{dayMonthYear(date)}</time>,
    },
  ];
}
