import { type Column, DataTable, detail, namedDetail } from '../../lists/DataTable.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { useLongDate } from './useFieldNames.ts';
import type { Row } from './decisions.ts';
import { useFirstRows } from './useFirstRows.tsx';

type TableRow = Row & { id: string };

interface ValidRowsProps {
  rows: Row[];
  /** The heading of the column with the title or name. */
  titleLabel: string;
  nameOf: (field: string) => string;
}

/** The rows without faults, with the dates that were read and the state of each row. */
export function ValidRows({ rows, titleLabel, nameOf }: ValidRowsProps) {
  const { adminLists, csvImport: words } = useAdminMessages();
  const tableRows = rows.map((row) => ({ ...row, id: String(row.line) }));
  const { list, shown, more } = useFirstRows<TableRow, HTMLTableSectionElement>(
    tableRows,
    50,
    words.moreRows,
  );
  const longDate = useLongDate();
  const dateFields = [...new Set(rows.flatMap(({ dates }) => dates.map(({ field }) => field)))];
  const columns: Column<TableRow>[] = [
    {
      name: 'title',
      header: titleLabel,
      card: 'title',
      cell: ({ title }) => <MultilingualText text={title} />,
    },
    ...dateFields.map((name): Column<TableRow> => ({
      name,
      header: nameOf(name),
      ...namedDetail('lg:w-52', ({ dates }) => {
        const read = dates.find(({ field }) => field === name);
        return read && longDate(read.date);
      }),
    })),
    {
      name: 'line',
      header: words.lineHeader,
      ...detail('lg:w-32', ({ line }) => words.line(line)),
    },
    {
      name: 'state',
      header: words.stateHeader,
      card: 'detail',
      cell: ({ state, sameAs }) =>
        state === 'REPEATED' && sameAs !== null ? words.repeated(sameAs) : words.states[state],
    },
  ];
  return (
    <section className="mt-10">
      <h2 className="text-lg font-semibold">{words.rows}</h2>
      <p className="mt-1 mb-4 text-sm text-muted">{adminLists.shown(shown.length, rows.length)}</p>
      <DataTable label={words.rows} columns={columns} rows={shown} body={list} hasNoLinks />
      <div className="mt-6">{more}</div>
    </section>
  );
}
