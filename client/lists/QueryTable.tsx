import { useAdminMessages } from '../messages/adminMessages.ts';
import { useMessages } from '../messages/messages.ts';
import { PagedTable, type PagedTableProps } from './PagedTable.tsx';
import { QueryBoundary, type QueryState } from './QueryBoundary.tsx';

type Words = PagedTableProps<{ id: string }>['words'];

export interface QueryTableProps<Data, Row extends { id: string }> extends Omit<
  PagedTableProps<Row>,
  'label' | 'list' | 'pageSize' | 'load' | 'words'
> {
  query: QueryState<Data> & {
    previousData?: Data | undefined;
    fetchMore: (options: { variables: { after: string | null } }) => Promise<unknown>;
  };
  listIn: (data: Data) => PagedTableProps<Row>['list'];
  /** The number of rows in a page of the query; by default 50. */
  pageSize?: number;
  words: { heading: string } & Partial<Words> & Pick<Words, 'empty'>;
}

/** The paginated list of a query as a table. While another filter loads, the former rows stay. */
export function QueryTable<Data, Row extends { id: string }>(props: QueryTableProps<Data, Row>) {
  const { query, listIn, pageSize = 50, words, ...table } = props;
  const { adminLists } = useAdminMessages();
  const { ui } = useMessages();
  return (
    <QueryBoundary
      query={{ ...query, data: query.data ?? query.previousData }}
      loadingText={words.loading}
    >
      {(data) => (
        <PagedTable
          label={words.heading}
          list={listIn(data)}
          pageSize={pageSize}
          loading={query.loading && !query.data}
          {...table}
          load={(after) => query.fetchMore({ variables: { after } })}
          words={{ loading: ui.loading, shown: adminLists.shown, ...words }}
        />
      )}
    </QueryBoundary>
  );
}
