import { AdminPage } from '../../layout/AdminPage.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { FeastDateRow } from './FeastDateRow.tsx';
import { useFeastDatesQuery } from './FeastDates.generated.ts';

/** The days of the feasts that follow the moon (docs/product/pages.md, section 3.12). */
export function Component() {
  const { feastDates: words } = useAdminMessages();
  const query = useFeastDatesQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage heading={words.heading} note={words.intro}>
      <QueryBoundary query={query}>
        {({ feastDates }) => (
          <ul className="divide-y divide-line border-y border-line">
            {feastDates.map((feast) => (
              <li key={feast.id}>
                <FeastDateRow feast={feast} onConflict={query.refetch} />
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </AdminPage>
  );
}
