import type { RecordOrder } from '../../graphql/schemaTypes.generated.ts';
import type { ColumnSort } from '../../lists/ColumnHeader.tsx';

/** The orders of a list of records that people choose from, in the order of the choice. */
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

/** The order of that name, or that of the list if there is none. */
export const orderNamed = (name: string): RecordOrder =>
  recordOrders.find((order) => order === name) ?? 'LISTED';

/** The order of a list, and how the names of its columns change that. */
export interface RecordSort {
  order: RecordOrder;
  onOrder: (order: RecordOrder) => void;
}

/** How a column sorts a list. */
export const sortBy = (
  { order, onOrder }: RecordSort,
  column: 'TITLE' | 'STATE' | 'PLACE',
): ColumnSort => ({
  direction:
    order === column ? 'ascending' : order === `${column}_DESCENDING` ? 'descending' : 'none',
  onSort: () => onOrder(order === column ? `${column}_DESCENDING` : column),
});
