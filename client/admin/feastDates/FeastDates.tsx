import { QueryPage } from '../../lists/QueryPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { FeastDateRow } from './FeastDateRow.tsx';
import { useFeastDatesQuery } from './FeastDates.generated.ts';

/** The days of the feasts that follow the moon (docs/product/pages.md, section 3.12). */
export function Component() {
  const { feastDates: words } = useAdminMessages();
  const query = useFeastDatesQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryPage query={query} heading={words.heading} note={words.intro}>
      {({ feastDates }) => (
        <ul className="divide-y divide-line border-y border-line">
          {feastDates.map((feast) => (
            <li key={feast.id}>
              <FeastDateRow feast={feast} />
            </li>
          ))}
        </ul>
      )}
    </QueryPage>
  );
}
