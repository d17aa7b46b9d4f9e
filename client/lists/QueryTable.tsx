import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useMessages } from '../messages/messages.ts';
import { LoadMore } from '../ui/LoadMore.tsx';
import { readAddress } from '../ui/useAddressState.ts';
import { writeAddress } from '../ui/writeAddress.ts';
import { type Column, DataTable, entriesIn, type RowChoice } from './DataTable.tsx';
import { QueryBoundary, type QueryState } from './QueryBoundary.tsx';

interface PagedList<Row> {
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

export interface QueryTableProps<Data, Row extends { id: string }> {
  query: QueryState<Data> & {
    previousData?: Data | undefined;
    fetchMore: (options: { variables: { after: string | null } }) => Promise<unknown>;
  };
  listIn: (data: Data) => PagedList<Row>;
  /** The number of rows in a page of the query; by default 50. */
  pageSize?: number;
  /** Whether other rows are being loaded; by default, while the query has no result for the present filter. */
  loading?: boolean;
  words: {
    heading: string;
    loading?: string;
    shown?: (count: number, total: number) => string;
    /** Shown in place of an empty list. */
    empty: string;
  };
  columns: Column<Row>[];
  /** Whether rows are no links, so that their cards show the whole text and the operations. */
  hasNoLinks?: boolean;
  /** @param onDeleted called after the row is deleted */
  actions?: (row: Row, onDeleted: () => void) => ReactNode;
  actionsWidth?: string;
  /** Content below a row; null for none. */
  detail?: (row: Row, onDeleted: () => void) => ReactNode;
  /** Absent if rows cannot be selected. */
  choice?: RowChoice<Row>;
  /**
   * The operations on the selected rows.
   * @param onDone called after an operation, when its button is removed
   */
  selectedBar?: (onDone: () => void, rows: Row[]) => ReactNode;
}

/** The paginated list of a query as a table. While another filter loads, the former rows stay. */
export function QueryTable<Data, Row extends { id: string }>(props: QueryTableProps<Data, Row>) {
  const { listIn, ...table } = props;
  const { query, words } = table;
  return (
    <QueryBoundary
      query={{ ...query, data: query.data ?? query.previousData }}
      loadingText={words.loading}
    >
      {(data) => <PagedTable {...table} list={listIn(data)} />}
    </QueryBoundary>
  );
}

/** The loaded rows as a table, and how many of all rows they are. */
function PagedTable<Data, Row extends { id: string }>(
  props: Omit<QueryTableProps<Data, Row>, 'listIn'> & { list: PagedList<Row> },
) {
  const { query, list, pageSize = 50, loading = query.loading && !query.data, ...others } = props;
  const { words, actions, detail, selectedBar, ...table } = others;
  const { adminLists } = useAdminMessages();
  const { ui } = useMessages();
  const { shown = adminLists.shown } = words;
  const { nodes, pageInfo, totalCount } = list;
  const [status, setStatus] = useState<HTMLParagraphElement | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const ids = nodes.map(({ id }) => id);
  const load = (after: string | null) => query.fetchMore({ variables: { after } });
  const isFilling = useListPosition({ ids, pageSize, pageInfo, load, list: body });

  // The focused button is removed with its row or with the selection.
  const keepFocus = () => status?.focus({ preventScroll: true });

  function onDeleted(id: string) {
    table.choice?.of.drop([id]);
    keepFocus();
  }

  return (
    <>
      <p ref={setStatus} role="status" tabIndex={-1} className="text-sm leading-5 text-muted">
        {loading || isFilling ? (words.loading ?? ui.loading) : shown(nodes.length, totalCount)}
      </p>
      {nodes.length === 0 ? (
        !loading && <p className="mt-6 text-lg">{words.empty}</p>
      ) : (
        <div className="mb-10">
          <DataTable<Row>
            {...table}
            label={words.heading}
            rows={nodes}
            actions={actions && ((row) => actions(row, () => onDeleted(row.id)))}
            detail={detail && ((row) => detail(row, () => onDeleted(row.id)))}
            body={body}
            isBusy={loading}
          />
        </div>
      )}
      {!isFilling && <LoadMore pageInfo={pageInfo} load={load} list={body} />}
      {selectedBar?.(keepFocus, nodes)}
    </>
  );
}

/** The pause in scrolling after which the position is written into the address, in milliseconds. */
const pause = 400;

interface LoadedList {
  /** The ids of the loaded entries. */
  ids: string[];
  /** The number of entries in a page of the list. */
  pageSize: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  load: (after: string | null) => Promise<unknown>;
  /** A ref to the element that contains the entries. */
  list: RefObject<HTMLElement | null>;
}

/**
 * Keeps in the address how many entries of a list are loaded (`shown`) and which one is at the top
 * of the window (`at`). When the page opens, it loads as many entries and scrolls to that one.
 * @returns whether entries up to that position are being loaded
 */
function useListPosition({ ids, pageSize, pageInfo, load, list }: LoadedList): boolean {
  const [wanted, setWanted] = useState(() => Number(readAddress('shown')));
  const { hasNextPage, endCursor } = pageInfo;
  const count = ids.length;
  const isLoading = count < wanted && hasNextPage;
  // A list that is searched later starts with one page.
  if (!isLoading && wanted > 0) setWanted(0);

  const loadNext = useEffectEvent(() => {
    // If it fails, the button to load more is shown.
    load(endCursor).catch(() => setWanted(0));
  });
  useEffect(() => {
    if (isLoading) loadNext();
  }, [isLoading, endCursor]);

  useEffect(() => {
    if (!isLoading) writeAddress({ shown: count > pageSize ? String(count) : null });
  }, [isLoading, count, pageSize]);

  const readPlace = () => {
    const index = window.scrollY > 0 ? indexAtTop(entriesIn(list.current)) : -1;
    return ids[index] ?? null;
  };
  const goToPlace = useEffectEvent(() => {
    const place = readAddress('at');
    if (place === null || place === readPlace()) return;
    entriesIn(list.current)[ids.indexOf(place)]?.scrollIntoView();
  });
  useEffect(() => {
    if (!isLoading) goToPlace();
  }, [isLoading]);

  const notePlace = useEffectEvent(() => {
    writeAddress({ at: readPlace() });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(notePlace, pause);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return isLoading;
}

/**
 * The index of the entry that starts nearest to the scroll position of an entry, so that scrolling
 * there finds the same entry; -1 without entries.
 */
function indexAtTop(entries: Element[]): number {
  const distances = entries.map((entry) => {
    const margin = parseFloat(getComputedStyle(entry).scrollMarginTop);
    return Math.abs(entry.getBoundingClientRect().top - margin);
  });
  return distances.indexOf(Math.min(...distances));
}
