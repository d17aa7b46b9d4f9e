import { QueryBoundary } from '../lists/QueryBoundary.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { useListRefetch } from '../lists/useListRefetch.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useAddressState } from '../ui/useAddressState.ts';
import { orderNamed } from './memberColumns.ts';
import { useMembersListQuery } from './MembersList.generated.ts';
import { MembersTable } from './MembersTable.tsx';

/** The register of members (docs/product.md, section 6.3): searched and sorted by the server. */
export function Component() {
  const { members: words } = useAdminMessages().adminLists;
  const [search, setSearch] = useAddressState('find', '', String);
  const [order, setOrder] = useAddressState('order', 'NEWEST', orderNamed);
  const query = useMembersListQuery({ variables: { search, order } });
  const refresh = useListRefetch(query);
  // While a search is under way the members found before it stay in sight.
  const data = query.data ?? query.previousData;
  return (
    <ListPage
      heading={words.heading}
      create={words.create}
      createPath="/admin/add-member"
      search={<SearchField label={words.search} search={search} onSearch={setSearch} />}
    >
      <QueryBoundary query={{ ...query, data }} loadingText={words.loading}>
        {({ members }) => (
          <MembersTable
            members={members}
            search={search}
            order={order}
            onOrder={setOrder}
            loading={query.loading}
            load={(after) => query.fetchMore({ variables: { after } })}
            refresh={refresh}
          />
        )}
      </QueryBoundary>
    </ListPage>
  );
}
