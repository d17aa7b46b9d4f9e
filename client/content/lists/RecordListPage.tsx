import type { ReactNode } from 'react';
import { type AdminKindName, adminKinds, kindConstant } from '../adminKinds.ts';
import { evictRecords } from '../evictRecords.ts';
import type { AdminKind } from '../contentKind.ts';
import { AdminRecordActions } from '../AdminRecordActions.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { ExportButton } from '../ExportButton.tsx';
import { UnfinishedForms } from '../../forms/draft/UnfinishedWork.tsx';
import { sortBy } from '../../lists/ColumnHeader.tsx';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import { ListPage } from '../../lists/ListPage.tsx';
import type { QueryTableProps } from '../../lists/QueryTable.tsx';
import { useListRefresh } from '../../lists/useRefresh.ts';
import type {
  EventPeriod,
  PublicationFilter,
  RecordOrder,
} from '../../graphql/schemaTypes.generated.ts';
import { useAddressState } from '../../ui/useAddressState.ts';
import { SelectableTable } from './SelectedBar.tsx';
import { useExportRecordsMutation } from './ExportRecords.generated.ts';
import { type ListEntry, recordOrders, useRecordColumns } from './useRecordColumns.tsx';
import { useRecordOperations } from './useRecordOperations.ts';

const publications: PublicationFilter[] = ['ALL', 'DRAFT', 'SCHEDULED', 'PUBLISHED', 'TAKEN_DOWN'];

/** The filters and the order of such a list, which the address keeps. */
export interface ListOptions {
  variables: { search: string; publication: PublicationFilter; order: RecordOrder };
}

type CategoryName = (
  categories: { id: string; categoryName: string }[],
  id: string | null,
) => string;

/** A record as the query of a list reads it. */
type ListedRecord = ListEntry['record'] &
  Pick<ListEntry, 'id' | 'languages'> & {
    /** Absent if the kind has none. */
    image?: ListEntry['picture'];
  };

interface RecordListPageProps<Data, Listed extends ListedRecord> {
  kind: AdminKindName;
  /** The hook of the query. It keeps the former results while a search runs. */
  useQuery: (
    options: ListOptions,
  ) => QueryTableProps<Data, Listed>['query'] & { variables: object };
  /** A further filter of the query and of the export. */
  period?: EventPeriod;
  /** Its control. */
  filter?: ReactNode;
  /** The headers of the detail columns. */
  headers: string[];
  /** Whether the first of them determines the order for visitors. */
  hasPlace?: boolean;
  listIn: QueryTableProps<Data, Listed>['listIn'];
  /** How the list shows a record. */
  entryOf: (
    record: Listed,
    data: Data,
    categoryName: CategoryName,
  ) => Pick<ListEntry, 'title' | 'details'>;
}

/**
 * The export of the selected records ignores the filters, because the list may not show them any
 * more.
 */
const allRecords = { period: 'ALL', publication: 'ALL' } as const;

/** The list page of a kind of content. The server filters and searches it. */
export function RecordListPage<Data, Listed extends ListedRecord>(
  props: RecordListPageProps<Data, Listed>,
) {
  const { kind, useQuery, period, filter, headers, hasPlace = false, listIn, entryOf } = props;
  const [search, setSearch] = useAddressState('find', '', String);
  const [publication, setPublication] = useAddressState('state', 'ALL', publications);
  const [order, setOrder] = useAddressState<RecordOrder>('order', 'LISTED', recordOrders);
  const query = useQuery({ variables: { search, publication, order } });
  const { adminLists, publication: states } = useAdminMessages();
  const {
    path,
    addPath,
    editPath,
    importKind,
    useMessages: useKindMessages,
  }: AdminKind = adminKinds[kind];
  const { createHeading, list: words } = useKindMessages();
  const columns = useRecordColumns(kind, headers, hasPlace, sortBy(order, setOrder));
  const operations = useRecordOperations(kind);
  const [exportRecords] = useExportRecordsMutation();
  const shownRecords = {
    kind: kindConstant(kind),
    search,
    publication,
    order,
    ...(period && { period }),
  };
  useListRefresh(query);
  const stateNames = { ALL: states.all, ...states.states };
  const orders = recordOrders
    .filter((value) => hasPlace || !value.startsWith('PLACE'))
    .map((value) => ({ value, name: adminLists.orders[value] }));
  const categoryName: CategoryName = (categories, id) =>
    categories.find((category) => category.id === id)?.categoryName ?? adminLists.noCategory;
  const entriesIn = (data: Data) => {
    const list = listIn(data);
    const nodes = list.nodes.map((record): ListEntry => {
      const { id, languages, image: picture } = record;
      const shown = entryOf(record, data, categoryName);
      return { id, languages, record, ...shown, ...(picture !== undefined && { picture }) };
    });
    return { ...list, nodes };
  };
  const shown = query.data ?? query.previousData;
  const hasPictures = shown && listIn(shown).nodes.some(({ image }) => image !== undefined);
  return (
    <ListPage
      heading={words.heading}
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
          <SearchField label={adminLists.find} search={search} onSearch={setSearch} />
          {filter}
          <FilterSelect
            label={states.state}
            value={publication}
            options={publications.map((value) => ({ value, name: stateNames[value] }))}
            onChange={setPublication}
          />
          <FilterSelect
            label={adminLists.sortBy}
            icon="sort"
            value={order}
            options={orders}
            onChange={setOrder}
          />
        </>
      }
    >
      <UnfinishedForms paths={[addPath, editPath]} />
      <SelectableTable
        query={query}
        listIn={entriesIn}
        columns={hasPictures ? columns : columns.filter(({ card }) => card !== 'picture')}
        pageSize={100}
        loading={query.loading}
        words={{
          heading: words.heading,
          empty: search
            ? adminLists.nothingFound(search)
            : publication === 'ALL'
              ? words.empty
              : states.empty,
        }}
        selection={{
          nameOf: ({ title }) => title,
          operations,
          forget: (cache) => evictRecords(cache, kind),
          fileName: path,
          makeTable: (ids, language) =>
            exportRecords({
              variables: { ...allRecords, kind: shownRecords.kind, order, ids, language },
            }),
        }}
        actions={({ id, title, record }, onDeleted) => (
          <AdminRecordActions
            kind={kind}
            id={id}
            version={record.version}
            title={title}
            tools={['edit', 'copy', 'delete']}
            hasMenu
            onDeleted={onDeleted}
          />
        )}
      />
    </ListPage>
  );
}
