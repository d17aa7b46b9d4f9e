import { Fetched } from '../admin/lists/Fetched.tsx';
import { ListPage } from '../admin/lists/ListPage.tsx';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useKeptState } from '../ui/useKeptState.ts';
import { orderNamed } from './memberColumns.ts';
import { MemberSearch } from './MemberSearch.tsx';
import { useMembersListQuery } from './MembersList.generated.ts';
import { MembersTable } from './MembersTable.tsx';

/** The register of members (specification, section 2): searched and sorted by the server. */
export function Component() {
  const { members: words } = useAdminMessages().adminLists;
  const [search, setSearch] = useKeptState('search', '', (kept) => kept);
  const [order, setOrder] = useKeptState('order', 'NEWEST', orderNamed);
  const query = useMembersListQuery({
    variables: { search, order },
    // What others have registered meanwhile belongs in the list.
    fetchPolicy: 'cache-and-network',
  });
  // While a search is under way the members found before it stay in sight.
  const data = query.data ?? query.previousData;
  return (
    <ListPage
      heading={words.heading}
      create={words.create}
      createPath="/admin/add-member"
      search={<MemberSearch search={search} onSearch={setSearch} />}
    >
      <Fetched query={{ ...query, data }} loadingText={words.loading}>
        {({ members }) => (
          <MembersTable
            members={members}
            search={search}
            order={order}
            onOrder={setOrder}
            loading={query.loading}
            load={(after) => query.fetchMore({ variables: { after } })}
          />
        )}
      </Fetched>
    </ListPage>
  );
}
