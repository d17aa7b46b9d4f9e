import { useRef } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { Fetched } from '../lists/Fetched.tsx';
import { ApplicationRow } from './ApplicationRow.tsx';
import { useApplicationsQuery } from './Applications.generated.ts';

/** The applications for membership, the latest first. */
export function Component() {
  const { applications: words } = useAdminMessages().adminMail;
  const query = useApplicationsQuery({ fetchPolicy: 'cache-and-network' });
  const list = useRef<HTMLUListElement>(null);
  return (
    <AdminPage heading={words.heading} intro={words.intro}>
      <Fetched query={query}>
        {({ membershipApplications: { nodes, pageInfo } }) =>
          nodes.length === 0 ? (
            <p className="py-10 text-lg text-muted">{words.empty}</p>
          ) : (
            <>
              <ul ref={list} className="mb-10 divide-y divide-line border-y border-line">
                {nodes.map((application) => (
                  <li key={application.id}>
                    <ApplicationRow application={application} />
                  </li>
                ))}
              </ul>
              <LoadMore
                pageInfo={pageInfo}
                load={(after) => query.fetchMore({ variables: { after } })}
                list={list}
                label={words.loadMore}
              />
            </>
          )
        }
      </Fetched>
    </AdminPage>
  );
}
