import type { ReactNode } from 'react';
import { type AdminKindName, adminKinds } from '../adminKinds.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { QueryBoundary, type QueryState } from '../../lists/QueryBoundary.tsx';
import { ListPage } from '../../lists/ListPage.tsx';
import { RecordList } from './RecordList.tsx';
import type { ListEntry } from './RecordRow.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import { useListRefetch } from '../../lists/useListRefetch.ts';

/** The query of such a list; what was found before stays while a search runs. */
interface ListQuery<Data> extends QueryState<Data> {
  previousData: Data | undefined;
  variables: { search: string };
  fetchMore: (options: { variables: { after: string | null } }) => Promise<unknown>;
}

type CategoryName = (
  categories: { id: string; categoryName: string }[],
  id: string | null,
) => string;

interface RecordListPageProps<Data> {
  kind: AdminKindName;
  query: ListQuery<Data>;
  onSearch: (search: string) => void;
  /** Narrows down the list. */
  filter?: ReactNode;
  /** What the list shows of the query's data. */
  children: (
    data: Data,
    categoryName: CategoryName,
  ) => {
    entries: ListEntry[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

/** The list page of a kind of content, which the server searches. */
export function RecordListPage<Data>(props: RecordListPageProps<Data>) {
  const { kind, query, onSearch, filter, children } = props;
  const { search } = query.variables;
  const { adminLists } = useAdminMessages();
  const { addPath, useMessages } = adminKinds[kind];
  const { createHeading, list } = useMessages();
  const shown = { ...query, data: query.data ?? query.previousData };
  useListRefetch(query);
  const categoryName: CategoryName = (categories, id) =>
    categories.find((category) => category.id === id)?.categoryName ?? adminLists.noCategory;
  return (
    <ListPage
      heading={list.heading}
      create={createHeading}
      createPath={`/admin/${addPath}`}
      search={<SearchField label={adminLists.find} search={search} onSearch={onSearch} />}
    >
      {filter && <div className="mt-5">{filter}</div>}
      <QueryBoundary query={shown}>
        {(data) => (
          <RecordList
            kind={kind}
            {...children(data, categoryName)}
            search={search}
            loading={query.loading}
            load={(after) => query.fetchMore({ variables: { after } })}
            empty={list.empty}
          />
        )}
      </QueryBoundary>
    </ListPage>
  );
}
