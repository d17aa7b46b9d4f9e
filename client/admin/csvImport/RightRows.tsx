import { useRef, useState } from 'react';
import { type Column, DataTable } from '../../lists/DataTable.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { MultilingualText } from '../../ui/MultilingualText.tsx';
import type { CheckedImport_CheckFragment } from './CheckedImport.generated.ts';

type Row = CheckedImport_CheckFragment['rows'][number];

/** Rows that are shown at once. */
const pageSize = 50;

/** The rows without faults, and what becomes of each. */
export function RightRows({ rows }: { rows: Row[] }) {
  const { adminLists, csvImport: words } = useAdminMessages();
  const body = useRef<HTMLTableSectionElement>(null);
  const [count, setCount] = useState(pageSize);
  const columns: Column<Row & { id: string }>[] = [
    {
      name: 'title',
      header: adminLists.title,
      card: 'title',
      cell: ({ title }) => <MultilingualText text={title} />,
    },
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
