import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useMessages } from '../messages/messages.ts';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';
import { useToaster } from '../ui/toast/useToaster.ts';
import { AsyncButton } from './AsyncButton.tsx';

interface PrintedTableProps<Row> {
  title: string;
  note: string;
  columns: { header: string; text: (row: Row) => string | null }[];
}

interface PrintButtonsProps<Row> {
  /** What can be printed, each with its button. The browser prints the first one by itself. */
  sheets: {
    label: string;
    of: (rows: Row[]) => ReactNode;
    /** The rows that are printed; by default all. */
    isPrinted?: (row: Row) => boolean;
  }[];
  /** The rows that the screen shows. */
  shown?: Row[] | undefined;
  readPage: Parameters<typeof readAllRows<Row>>[0];
}

/** Buttons that print all rows of a list. */
export function PrintButtons<Row>({ sheets, shown, readPage }: PrintButtonsProps<Row>) {
  const { register: words } = useAdminMessages();
  const { notify } = useToaster();
  const [printed, setPrinted] = useState<{ rows: Row[]; index: number } | null>(null);

  async function print(index: number) {
    const rows = (await readAllRows(readPage)).filter(sheets[index]?.isPrinted ?? (() => true));
    if (rows.length === 0) {
      notify({ tone: 'bad', text: words.nothingToPrint });
      return;
    }
    flushSync(() => setPrinted({ rows, index }));
    window.print();
  }

  const rows = printed?.rows ?? shown;
  return (
    <>
      {sheets.map(({ label }, index) => (
        <AsyncButton key={label} name={label} label={label} run={() => print(index)} />
      ))}
      {rows && (
        <div className="hidden w-full print:block">{sheets[printed?.index ?? 0]?.of(rows)}</div>
      )}
    </>
  );
}

interface PrintListProps<Row> extends PrintedTableProps<Row> {
  shown: { nodes: Row[]; totalCount: number } | undefined;
  readPage: PrintButtonsProps<Row>['readPage'];
}

/** The button that prints the whole list, and the list. Give it a key that changes with the filter. */
export function PrintList<Row extends { id: string }>(props: PrintListProps<Row>) {
  const { shown, readPage, ...table } = props;
  const { print } = useAdminMessages().register;
  const of = (rows: Row[]) => (
    <PrintedTable {...table} rows={rows} count={shown?.totalCount ?? 0} />
  );
  return (
    <PrintButtons sheets={[{ label: print, of }]} shown={shown?.nodes ?? []} readPage={readPage} />
  );
}

/** A list on paper: with the name of the association, the day and page numbers. */
export function PrintedTable<Row extends { id: string }>(
  props: PrintedTableProps<Row> & { rows: Row[]; count: number },
) {
  const { title, note, columns, rows, count } = props;
  const { register: words } = useAdminMessages();
  const { association } = useMessages();
  usePrintStyle('@page { @bottom-right { content: counter(page) " / " counter(pages); } }');
  return (
    <>
      <p className="text-lg font-semibold">{association.name}</p>
      <p className="font-semibold">{title}</p>
      <p>{[words.shown(rows.length, count), note].filter(Boolean).join(' · ')}</p>
      <table className="mt-4 w-full border-collapse">
        <thead>
          <tr>
            {columns.map(({ header }) => (
              <th key={header} scope="col" className={cell}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ header, text }) => (
                <Cell key={header} text={text(row) ?? ''} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A short text, such as an amount, a day or a telephone number, stays in one line. */
const Cell = ({ text }: { text: string }) => (
  <td className={`${cell} ${text.length > 16 ? 'wrap-anywhere' : 'whitespace-nowrap'}`}>
    <MultilingualText text={text} />
  </td>
);

const cell = 'border-b border-line py-1 pe-2 text-start align-top text-sm';

/** Styles paper only while the component is shown: the one stylesheet of the site stands in every public page. */
export const usePrintStyle = (rules: string) =>
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    // What is printed has a heading of its own.
    sheet.replaceSync(`${rules} @media print { h1 { display: none; } }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [rules]);

interface ListPage<Row> {
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Reads all pages of a list, one after the other. */
async function readAllRows<Row>(
  readPage: (after: string | null) => Promise<ListPage<Row> | undefined>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const page = await readPage(after);
    rows.push(...(page?.nodes ?? []));
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return rows;
}
