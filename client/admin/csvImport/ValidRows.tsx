import { useRef, useState } from 'react';
import { type Column, DataTable } from '../../lists/DataTable.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import type { CheckedImport_CheckFragment } from './CheckedImport.generated.ts';
import { useLongDate } from './useLongDate.ts';

type Row = CheckedImport_CheckFragment['rows'][number];

/** The number of rows that are shown at first, and that “Show more” adds. */
const pageSize = 50;

interface ValidRowsProps {
  rows: Row[];
  /** The heading of the column with the title or name. */
  titleLabel: string;
  nameOf: (field: string) => string;
}

/** The rows without faults, with the dates that were read and the state of each row. */
export function ValidRows({ rows, titleLabel, nameOf }: ValidRowsProps) {
  const { adminLists, csvImport: words } = useAdminMessages();
  const body = useRef<HTMLTableSectionElement>(null);
  const [count, setCount] = useState(pageSize);
  const longDate = useLongDate();
  const dateFields = [...new Set(rows.flatMap(({ dates }) => dates.map(({ field }) => field)))];
  const columns: Column<Row & { id: string }>[] = [
    {
      name: 'title',
      header: titleLabel,
      card: 'title',
      cell: ({ title }) => <MultilingualText text={title} />,
    },
    ...dateFields.map((name): Column<Row & { id: string }> => ({
      name,
      header: nameOf(name),
      width: 'lg:w-52',
      card: 'detail',
      isNamedOnCards: true,
      cell({ dates }) {
        const read = dates.find(({ field }) => field === name);
        return read && longDate(read.date);
      },
    })),
    {
      name: 'line',
      header: words.lineHeader,
      width: 'lg:w-32',
      card: 'detail',
      cell: ({ line }) => words.line(line),
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
      <p className="mt-1 mb-4 text-sm text-muted">
        {adminLists.shown(Math.min(count, rows.length), rows.length)}
      </p>
      <DataTable
        label={words.rows}
        columns={columns}
        rows={rows.slice(0, count).map((row) => ({ ...row, id: String(row.line) }))}
        body={body}
        leadsNowhere
      />
      <div className="mt-6">
        <LoadMore
          pageInfo={{ hasNextPage: count < rows.length, endCursor: String(count) }}
          load={() => {
            setCount(count + pageSize);
            return Promise.resolve();
          }}
          list={body}
          label={words.moreRows}
        />
      </div>
    </section>
  );
}
