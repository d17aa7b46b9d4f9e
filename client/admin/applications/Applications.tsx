import { useAdminMessages } from '../../messages/adminMessages.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { SubmissionList } from '../SubmissionList.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { ApplicationRow } from './ApplicationRow.tsx';
import { useApplicationsQuery } from './Applications.generated.ts';

/** The applications for membership, the latest first. */
export function Component() {
  const { applications: words } = useAdminMessages().adminMail;
  const query = useApplicationsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage heading={words.heading} note={words.intro}>
      <QueryBoundary query={query}>
        {({ membershipApplications: { nodes, pageInfo } }) => (
          <SubmissionList
            typename="MembershipApplication"
            entries={nodes}
            pageInfo={pageInfo}
            load={(after) => query.fetchMore({ variables: { after } })}
            words={words}
          >
            {(application, onDeleted) => (
              <ApplicationRow application={application} onDeleted={onDeleted} />
            )}
          </SubmissionList>
        )}
      </QueryBoundary>
    </AdminPage>
  );
}
