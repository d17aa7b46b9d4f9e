import { useAdminMessages } from '../messages/adminMessages.ts';
import type { MemberOrder } from '../graphql/schemaTypes.generated.ts';
import { memberColumns } from './memberColumns.ts';

interface MemberHeaderProps {
  order: MemberOrder;
  onOrder: (order: MemberOrder) => void;
}

/**
 * The names of the columns; those by which members can be sorted are buttons. Where the table is
 * shown as cards, only these are left, in a line.
 */
export function MemberHeader({ order, onOrder }: MemberHeaderProps) {
  const { members: words } = useAdminMessages().adminLists;
  return (
    <thead role="rowgroup" className="block lg:table-header-group">
      <tr
        role="row"
        className="flex flex-wrap items-center gap-x-2 gap-y-1 before:me-2 before:text-muted before:content-[attr(data-label)] lg:table-row lg:before:content-none"
        data-label={words.sortBy}
      >
        {memberColumns.map(({ name, orders }) => {
          if (!orders) {
            return (
              <th key={name} role="columnheader" scope="col" className={plainHeader}>
                {words.columns[name]}
              </th>
            );
          }
          const { ascending, descending } = orders;
          const direction = order === ascending ? 'ascending' : 'descending';
          const isSorted = order === ascending || order === descending;
          return (
            <th
              key={name}
              role="columnheader"
              scope="col"
              aria-sort={isSorted ? direction : 'none'}
              className="text-start lg:border-b-2 lg:border-control lg:align-bottom"
            >
              <button
                type="button"
                onClick={() => onOrder(order === ascending ? descending : ascending)}
                className={sortButton}
              >
                {words.columns[name]}
                <Arrow direction={isSorted ? direction : 'none'} />
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const plainHeader =
  'sr-only text-start lg:not-sr-only lg:table-cell lg:border-b-2 lg:border-control lg:px-2 lg:py-2.5 lg:align-bottom lg:text-[0.9375rem]';

const sortButton =
  'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-control bg-surface px-4 font-semibold underline-offset-4 hover:underline ' +
  'lg:rounded-none lg:border-0 lg:bg-transparent lg:px-2 lg:text-start lg:text-[0.9375rem]';

/** Which way the column is sorted; both ways, faintly, where it is not. */
function Arrow({ direction }: { direction: 'ascending' | 'descending' | 'none' }) {
  const faint = 'opacity-35';
  return (
    <svg viewBox="0 0 12 20" className="h-4 w-2.5 shrink-0" fill="currentColor" aria-hidden="true">
      <path d="M6 2l5 6H1Z" className={direction === 'ascending' ? undefined : faint} />
      <path d="M6 18l-5-6h10Z" className={direction === 'descending' ? undefined : faint} />
    </svg>
  );
}
