import type { ReactNode } from 'react';

/** The sort direction of a column, and the function that changes it. */
export interface ColumnSort {
  direction: 'ascending' | 'descending' | 'none';
  onSort: () => void;
}

interface ColumnHeaderProps {
  header: string;
  width?: string | undefined;
  /** Whether only screen readers announce it. */
  isHidden: boolean;
  sort?: ColumnSort | undefined;
  /** A control in place of the name. */
  children?: ReactNode;
}

/** The sticky header of a column; a button if the list can be sorted by it. */
export function ColumnHeader(props: ColumnHeaderProps) {
  const { header, width = '', isHidden, sort, children } = props;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort?.direction}
      // Below the bar of the admin area, which is 56 px high. A border would not stick.
      className={`sticky top-14 z-10 h-11 bg-paper px-2 text-start shadow-[inset_0_-2px_0_var(--control)] ${width}`}
    >
      {children ??
        (sort ? (
          <button
            type="button"
            onClick={sort.onSort}
            className="inline-flex min-h-11 max-w-full cursor-pointer items-center gap-1.5 text-start font-semibold underline-offset-4 hover:underline"
          >
            {header}
            <Arrow direction={sort.direction} />
          </button>
        ) : (
          <span className={isHidden ? 'sr-only' : undefined}>{header}</span>
        ))}
    </th>
  );
}

/** The sort direction of the column; a pale double arrow if the list is not sorted by it. */
function Arrow({ direction }: Pick<ColumnSort, 'direction'>) {
  const faint = 'opacity-35';
  return (
    <svg viewBox="0 0 12 20" className="h-4 w-2.5 shrink-0" fill="currentColor" aria-hidden="true">
      <path d="M6 2l5 6H1Z" className={direction === 'ascending' ? undefined : faint} />
      <path d="M6 18l-5-6h10Z" className={direction === 'descending' ? undefined : faint} />
    </svg>
  );
}

/** Sorts a list by a column, in one order or in the other. */
export const sortBy =
  <Order,>(order: Order, onOrder: (order: Order) => void) =>
  (ascending: Order, descending: Order): ColumnSort => ({
    direction: order === ascending ? 'ascending' : order === descending ? 'descending' : 'none',
    onSort: () => onOrder(order === ascending ? descending : ascending),
  });
