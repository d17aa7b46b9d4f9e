import { Fragment, type ReactNode, type Ref } from 'react';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { ColumnHeader, type ColumnSort } from './ColumnHeader.tsx';
import type { Choice } from './useChoice.ts';
import { Link } from 'react-router-dom';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';

/** A column of a table, and its place on the cards of small screens. */
export interface Column<Row> {
  name: string;
  header: string;
  /**
   * Its place on a card: one title, at most one picture, details in one line. Absent if cards do
   * not show it.
   */
  card?: 'picture' | 'title' | 'detail';
  /** Whether cards show its header before the value, because the value alone is unclear. */
  isNamedOnCards?: boolean;
  /** Class names of its width in the table; the columns without share the remaining width. */
  width?: string;
  sort?: ColumnSort | undefined;
  cell: (row: Row) => ReactNode;
}

/** The selection of rows for bulk operations. */
export interface RowChoice<Row extends { id: string }> {
  of: Choice<Row>;
  /** The title of a row, for the accessible name of its checkbox. */
  nameOf: (row: Row) => string;
}

interface DataTableProps<Row extends { id: string }> {
  /** The accessible name of the table. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  /** The operations on a row, besides opening it. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /**
   * Whether rows are no links, because their records do not exist (yet or any more). Their cards
   * show the operations, and wrap their text instead of truncating it.
   */
  hasNoLinks?: boolean | undefined;
  /** Class names of the width of the operations column. */
  actionsWidth?: string | undefined;
  /** Content below a row, at its full width; null for none. */
  detail?: ((row: Row) => ReactNode) | undefined;
  /** A ref to the element that contains the rows. */
  body?: Ref<HTMLTableSectionElement>;
  /** Whether other rows are being loaded. */
  isBusy?: boolean;
  /** Absent if rows cannot be selected. */
  choice?: RowChoice<Row> | undefined;
}

/**
 * Records as a table with a sticky header and rows of 44 px. Below 64rem each row is a card of two
 * lines, on which the `RowLink` in the title covers the whole card; cards without a link have more
 * lines. The roles are explicit, because an element that is not laid out as a table loses its role.
 */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, columns, rows, actions, actionsWidth = 'lg:w-36', body, isBusy } = props;
  const { hasNoLinks = false, detail, choice } = props;
  const { adminLists, selected } = useAdminMessages();
  const count = rows.filter(({ id }) => choice?.of.has(id)).length;
  return (
    <table
      role="table"
      aria-label={label}
      aria-busy={isBusy}
      className="block w-full border-collapse lg:table lg:table-fixed lg:text-[0.9375rem]"
    >
      <thead role="rowgroup" className="hidden lg:table-header-group">
        <tr role="row">
          {choice && (
            <ColumnHeader header={selected.all} width="lg:w-15" isHidden>
              <ChoiceBox
                name={selected.all}
                checked={count === rows.length}
                isMixed={count > 0 && count < rows.length}
                onToggle={() => choice.of.toggleAll(rows)}
              />
            </ColumnHeader>
          )}
          {columns.map(({ name, header, width, sort, card }) => (
            <ColumnHeader
              key={name}
              header={header}
              width={card === 'picture' ? 'lg:w-14' : width}
              isHidden={card === 'picture'}
              sort={sort}
            />
          ))}
          {actions && (
            <ColumnHeader header={adminLists.action} width={actionsWidth} isHidden={false} />
          )}
        </tr>
      </thead>
      <tbody
        ref={body}
        role="rowgroup"
        className="block border-line max-lg:border-y lg:table-row-group"
      >
        {rows.map((row) => (
          <Fragment key={row.id}>
            <tr
              role="row"
              className={`${rowStyle(columns)} ${hasNoLinks ? whole(actions, choice) : cut(choice)}`}
            >
              {choice && (
                <td role="cell" className={choiceStyle}>
                  <ChoiceBox
                    name={selected.choose(choice.nameOf(row))}
                    checked={choice.of.has(row.id)}
                    onToggle={(isRange) => choice.of.toggle(rows, row.id, isRange)}
                  />
                </td>
              )}
              {columns.map(({ name, header, card, isNamedOnCards, cell }) =>
                card === 'title' ? (
                  <th key={name} role="rowheader" scope="row" className={titleStyle(hasNoLinks)}>
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={name}
                    role="cell"
                    className={`${cellStyles[card ?? 'none']} ${tableCell(hasNoLinks)}`}
                  >
                    {named(cell(row), isNamedOnCards ? header : null)}
                  </td>
                ),
              )}
              {actions && (
                <td role="cell" className={actionsStyle(hasNoLinks, choice)}>
                  <div className="flex">{actions(row)}</div>
                </td>
              )}
            </tr>
            <DetailRow span={columns.length + (choice ? 1 : 0) + (actions ? 1 : 0)}>
              {detail?.(row)}
            </DetailRow>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** The content of a cell, on a card with the header of its column before it. */
function named(content: ReactNode, name: string | null) {
  if (!content || name === null) return content;
  return (
    <>
      <span className="lg:hidden">{name} </span>
      {content}
    </>
  );
}

function DetailRow({ span, children }: { span: number; children: ReactNode }) {
  if (!children) return null;
  return (
    <tr role="row" {...entryDetail} className="max-lg:block">
      <td role="cell" colSpan={span} className="pb-4 max-lg:block lg:px-2">
        {children}
      </td>
    </tr>
  );
}

/** On a card the picture is at the edge. */
const rowStyle = (columns: { card?: string }[]) =>
  'scroll-mt-28 border-t border-line first:border-t-0 lg:border-t-0 lg:shadow-[inset_0_1px_0_var(--line)] max-lg:relative max-lg:block max-lg:min-h-16 max-lg:py-2 ' +
  'hover:bg-surface has-[a:focus-visible]:bg-surface lg:table-row ' +
  (columns.some(({ card }) => card === 'picture') ? 'max-lg:ps-16' : '');

/** On a card with a link, text that does not fit into a line is truncated, unless the window is very narrow. */
const cut = (choice: unknown) => `min-[22rem]:max-lg:truncate ${choice ? 'max-lg:pe-12' : ''}`;
const whole = (actions: unknown, choice: unknown) =>
  `max-lg:wrap-anywhere ${choice ? 'max-lg:pe-12' : actions ? 'min-[22rem]:max-lg:pe-28' : ''}`;

/** On a card it is at the end, above the link that covers the row. */
const choiceStyle =
  'max-lg:absolute max-lg:end-0 max-lg:top-2.5 max-lg:z-1 lg:table-cell lg:h-11 lg:px-2 lg:align-middle';

/** On a card they are at the end, or below the text if large letters or a checkbox leave no room beside it. */
const actionsStyle = (hasNoLinks: boolean, choice: unknown) =>
  hasNoLinks
    ? `block px-2 lg:table-cell ${choice ? 'max-lg:px-0' : 'max-[22rem]:px-0 min-[22rem]:max-lg:absolute min-[22rem]:max-lg:end-0 min-[22rem]:max-lg:top-2.5'}`
    : 'hidden px-2 lg:table-cell';

const tableCell = (hasNoLinks: boolean) =>
  `lg:h-11 lg:px-2 lg:align-middle ${hasNoLinks ? 'lg:py-2.5 lg:wrap-anywhere' : 'lg:truncate'}`;
const titleStyle = (hasNoLinks: boolean) =>
  `block text-start font-semibold lg:table-cell ${hasNoLinks ? '' : 'min-[22rem]:max-lg:truncate'} ${tableCell(hasNoLinks)}`;
const cellStyles = {
  picture: 'max-lg:absolute max-lg:start-0 max-lg:top-2 lg:table-cell',
  detail: 'card-detail text-muted max-lg:inline max-lg:text-sm lg:table-cell lg:text-ink',
  none: 'hidden lg:table-cell',
};

/** The style of what only cards show behind a title, such as the number of a record. */
export const onCards = 'font-normal text-muted lg:hidden';

/** The link from the title of a row to its record; on a card it covers the whole row. */
export function RowLink({ to, title }: { to: string; title: string }) {
  return (
    <Link
      to={to}
      className="decoration-1 underline-offset-4 -outline-offset-3 hover:underline max-lg:after:absolute max-lg:after:inset-0"
    >
      <MultilingualText text={title} />
    </Link>
  );
}

/** The columns of a table by name, each with the header of that name. */
export const columnsOf = <Row, Name extends string>(
  headers: Record<NoInfer<Name>, string>,
  columns: Record<Name, Omit<Column<Row>, 'name' | 'header'>>,
): Column<Row>[] =>
  Object.entries<Omit<Column<Row>, 'name' | 'header'>>(columns).map(([name, column]) => ({
    name,
    header: headers[name as Name],
    ...column,
  }));

/** A column of a width that cards show as a detail. */
export const detail = <Row,>(
  width: string,
  cell: Column<Row>['cell'],
): Omit<Column<Row>, 'name' | 'header'> => ({ width, card: 'detail', cell });

/** The same, for values that cards show with the header. */
export const namedDetail = <Row,>(width: string, cell: Column<Row>['cell']) => ({
  ...detail(width, cell),
  isNamedOnCards: true,
});

/** Marks an element that belongs to the entry before it and is no entry itself. */
const entryDetail = { 'data-entry-detail': '' };

/** The elements of the entries in a list, in their order. */
export const entriesIn = (list: Element | null): Element[] =>
  [...(list?.children ?? [])].filter((each) => !each.hasAttribute('data-entry-detail'));
