import type { ReactNode } from 'react';
import type { RecordActionsProps } from '../../content/RecordActions.tsx';
import { recordKinds } from '../../content/recordKinds.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useKeptState } from '../../ui/useKeptState.ts';
import { Fetched, type FetchedQuery } from './Fetched.tsx';
import { ListPage } from './ListPage.tsx';
import { type ListEntry, RecordList } from './RecordList.tsx';
import { SearchField } from './SearchField.tsx';

interface RecordListPageProps<Data> {
  kind: RecordActionsProps['kind'];
  query: FetchedQuery<Data>;
  /** Reads the list on from a cursor. */
  load: (after: string | null) => Promise<unknown>;
  /** Narrows down what is fetched. */
  filter?: ReactNode;
  /** What the list shows of the query's data. */
  children: (data: Data) => {
    entries: ListEntry[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

/** The list page of a kind of content. */
export function RecordListPage<Data>(props: RecordListPageProps<Data>) {
  const { kind, query, load, filter, children } = props;
  const { adminForms, adminLists } = useAdminMessages();
  const { createHeading, list } = adminForms[kind];
  const [wanted, setWanted] = useKeptState('find', '', (kept) => kept);
  return (
    <ListPage
      heading={list.heading}
      create={createHeading}
      createPath={recordKinds[kind].addPath}
      search={<SearchField label={adminLists.find} value={wanted} onChange={setWanted} />}
    >
      {filter && <div className="mt-5">{filter}</div>}
      <Fetched query={query}>
        {(data) => (
          <RecordList
            kind={kind}
            {...children(data)}
            wanted={wanted}
            load={load}
            empty={list.empty}
          />
        )}
      </Fetched>
    </ListPage>
  );
}
