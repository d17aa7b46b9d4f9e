import type { RecordOrder } from '../../graphql/schemaTypes.generated.ts';
import type { ColumnSort } from '../../lists/ColumnHeader.tsx';

/** The orders of a list of records that users can select. */
export const recordOrders = [
  'LISTED',
  'NEWEST',
  'OLDEST',
  'CHANGED_LAST',
  'CHANGED_FIRST',
  'TITLE',
  'TITLE_DESCENDING',
  'STATE',
  'STATE_DESCENDING',
  'PLACE',
  'PLACE_DESCENDING',
] as const satisfies RecordOrder[];

/** The order of a list, and the functions of its column headers that change it. */
export interface RecordSort {
  order: RecordOrder;
  onOrder: (order: RecordOrder) => void;
}

/** The sort function of a column. */
export const sortBy = (
  { order, onOrder }: RecordSort,
  column: 'TITLE' | 'STATE' | 'PLACE',
): ColumnSort => ({
  direction:
    order === column ? 'ascending' : order === `${column}_DESCENDING` ? 'descending' : 'none',
  onSort: () => onOrder(order === column ? `${column}_DESCENDING` : column),
});
