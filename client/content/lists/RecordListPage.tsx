import type { ReactNode } from 'react';
import { type AdminKindName, adminKinds } from '../adminKinds.ts';
import type { AdminKind } from '../contentKind.ts';
import { AdminRecordActions } from '../AdminRecordActions.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { ExportButton } from '../ExportButton.tsx';
import { ListPage } from '../../lists/ListPage.tsx';
import { PagedTable } from '../../lists/PagedTable.tsx';
import { QueryBoundary, type QueryState } from '../../lists/QueryBoundary.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import { useListRefetch } from '../../lists/useListRefetch.ts';
import type { EventPeriod, PublicationFilter } from '../../graphql/schemaTypes.generated.ts';
import { PublicationChoice } from '../publication/PublicationChoice.tsx';
import { kindConstant } from '../kindConstant.ts';
import { useExportRecordsMutation } from './ExportRecords.generated.ts';
import { type ListEntry, useRecordColumns } from './useRecordColumns.tsx';

/** The query of such a list; what was found before stays while a search runs. */
interface ListQuery<Data> extends QueryState<Data> {
  previousData: Data | undefined;
  /** The filters of its list, which its export has, too. */
  variables: { search: string; publication: PublicationFilter; period?: EventPeriod };
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
  onPublication: (publication: PublicationFilter) => void;
  /** Narrows down the list. */
  filter?: ReactNode;
  /** What the columns of the entries' details are called. */
  headers: string[];
  /** What the list shows of the query's data. */
  children: (
    data: Data,
    categoryName: CategoryName,
  ) => {
    entries: ListEntry[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    totalCount: number;
  };
}

/** How many entries come at once. */
const pageSize = 100;

/** The list page of a kind of content, which the server searches. */
export function RecordListPage<Data>(props: RecordListPageProps<Data>) {
  const { kind, query, onSearch, onPublication, filter, headers, children } = props;
  const { search, publication, period } = query.variables;
  const { adminLists, publication: states } = useAdminMessages();
  const { ui } = useMessages();
  const { path, addPath, importKind, useMessages: useKindMessages }: AdminKind = adminKinds[kind];
  const { createHeading, list } = useKindMessages();
  const columns = useRecordColumns(kind, headers);
  const shown = { ...query, data: query.data ?? query.previousData };
  const [exportRecords] = useExportRecordsMutation();
  const shownRecords = { kind: kindConstant(kind), search, publication, ...(period && { period }) };
  useListRefetch(query);
  const categoryName: CategoryName = (categories, id) =>
    categories.find((category) => category.id === id)?.categoryName ?? adminLists.noCategory;
  return (
    <ListPage
      heading={list.heading}
      create={createHeading}
      createPath={`/admin/${addPath}`}
      importPath={importKind && `/admin/import/${path}`}
      exportButton={
        <ExportButton
          fileName={path}
          makeTable={(language) => exportRecords({ variables: { ...shownRecords, language } })}
        />
      }
      search={
        <>
          {filter}
          <PublicationChoice publication={publication} onChange={onPublication} />
          <SearchField label={adminLists.find} search={search} onSearch={onSearch} />
        </>
      }
    >
      <QueryBoundary query={shown}>
        {(data) => {
          const { entries, ...connection } = children(data, categoryName);
          const hasPictures = entries.some(({ picture }) => picture !== undefined);
          return (
            <PagedTable
              label={list.heading}
              columns={hasPictures ? columns : columns.filter(({ card }) => card !== 'picture')}
              list={{ nodes: entries, ...connection }}
              pageSize={pageSize}
              loading={query.loading}
              load={(after) => query.fetchMore({ variables: { after } })}
              words={{
                loading: ui.loading,
                shown: adminLists.shown,
                loadMore: ui.loadMore,
                empty: search
                  ? adminLists.nothingFound(search)
                  : publication === 'ALL'
                    ? list.empty
                    : states.empty,
              }}
              actionsWidth="lg:w-52"
              actions={({ id, title }) => (
                <AdminRecordActions
                  kind={kind}
                  id={id}
                  title={title}
                  tools={['edit', 'copy', 'delete']}
                />
              )}
            />
          );
        }}
      </QueryBoundary>
    </ListPage>
  );
}
