import { type ReactNode, useRef, useState } from 'react';
import { LoadMore } from '../ui/LoadMore.tsx';
import { type Column, DataTable, type RowChoice } from './DataTable.tsx';
import { useListPosition } from './useListPosition.ts';

interface PagedTableProps<Row extends { id: string }> {
  label: string;
  columns: Column<Row>[];
  list: {
    nodes: Row[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    totalCount: number;
  };
  /** How many rows come at once. */
  pageSize: number;
  load: (after: string | null) => Promise<unknown>;
  /** Whether other rows are on their way. */
  loading?: boolean;
  words: {
    loading: string;
    shown: (count: number, total: number) => string;
    loadMore: string;
    /** Stands in place of the rows where there are none. */
    empty: string;
  };
  /** Whether rows lead nowhere, so that their cards say all, and have the actions, too. */
  leadsNowhere?: boolean;
  /** @param onDeleted to be called when the row is gone; reads the list anew, where that is given */
  actions?: (row: Row, onDeleted: () => void) => ReactNode;
  actionsWidth?: string;
  /** What stands beneath a row; nothing where it is null. */
  detail?: (row: Row, onDeleted: () => void) => ReactNode;
  refresh?: () => void;
  /** Absent where rows cannot be chosen. */
  choice?: RowChoice<Row>;
  /**
   * What can be done with those chosen.
   * @param onDone to be called when it is done, and its button gone
   */
  chosenBar?: (onDone: () => void) => ReactNode;
}

/** A list that is read page by page, as a table; it says how much of it is shown. */
export function PagedTable<Row extends { id: string }>(props: PagedTableProps<Row>) {
  const { label, columns, list, pageSize, load, loading = false, words } = props;
  const { actions, actionsWidth, detail, leadsNowhere, refresh, choice, chosenBar } = props;
  const { nodes, pageInfo, totalCount } = list;
  const [status, setStatus] = useState<HTMLParagraphElement | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const ids = nodes.map(({ id }) => id);
  const isFilling = useListPosition({ ids, pageSize, pageInfo, load, list: body });
  const isLoading = loading || isFilling;

  // A button that had the focus goes with its row, or with the choice.
  const keepFocus = () => status?.focus({ preventScroll: true });

  function onDeleted(id: string) {
    choice?.of.drop([id]);
    keepFocus();
    refresh?.();
  }

  return (
    <>
      <p ref={setStatus} role="status" tabIndex={-1} className="text-sm leading-5 text-muted">
        {isLoading ? words.loading : words.shown(nodes.length, totalCount)}
      </p>
      {nodes.length === 0 ? (
        !loading && <p className="mt-6 text-lg">{words.empty}</p>
      ) : (
        <div className="mb-10">
          <DataTable<Row>
            label={label}
            columns={columns}
            rows={nodes}
            actionsWidth={actionsWidth}
            leadsNowhere={leadsNowhere}
            actions={actions && ((row) => actions(row, () => onDeleted(row.id)))}
            detail={detail && ((row) => detail(row, () => onDeleted(row.id)))}
            body={body}
            isBusy={loading}
            choice={choice}
          />
        </div>
      )}
      {!isFilling && (
        <LoadMore pageInfo={pageInfo} load={load} list={body} label={words.loadMore} />
      )}
      {chosenBar?.(keepFocus)}
    </>
  );
}
