import type { ReactNode } from 'react';
import { type AdminKindName, adminKinds } from '../adminKinds.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { QueryBoundary, type QueryState } from '../../lists/QueryBoundary.tsx';
import { ListPage } from '../../lists/ListPage.tsx';
import { RecordList } from './RecordList.tsx';
import type { ListEntry } from './RecordRow.tsx';
import { SearchField } from '../../lists/SearchField.tsx';

interface RecordListPageProps<Data> {
  kind: AdminKindName;
  query: QueryState<Data>;
  search: string;
  onSearch: (search: string) => void;
  /** Reads the list on from a cursor. */
  load: (after: string | null) => Promise<unknown>;
  /** Narrows down the list. */
  filter?: ReactNode;
  /** What the list shows of the query's data. */
  children: (data: Data) => {
    entries: ListEntry[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

/** The list page of a kind of content, which the server searches. */
export function RecordListPage<Data>(props: RecordListPageProps<Data>) {
  const { kind, query, search, onSearch, load, filter, children } = props;
  const { adminLists } = useAdminMessages();
  const { addPath, useMessages } = adminKinds[kind];
  const { createHeading, list } = useMessages();
  return (
    <ListPage
      heading={list.heading}
      create={createHeading}
      createPath={`/admin/${addPath}`}
      search={<SearchField label={adminLists.find} search={search} onSearch={onSearch} />}
    >
      {filter && <div className="mt-5">{filter}</div>}
      <QueryBoundary query={query}>
        {(data) => (
          <RecordList
            kind={kind}
            {...children(data)}
            search={search}
            loading={query.loading}
            load={load}
            empty={list.empty}
          />
        )}
      </QueryBoundary>
    </ListPage>
  );
}
