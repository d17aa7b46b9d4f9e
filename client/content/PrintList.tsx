import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFailureText } from '../graphql/useFailureText.ts';
import { readAllRows } from '../lists/readAllRows.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useMessages } from '../messages/messages.ts';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';
import { useToasts } from '../ui/toast/toasts.ts';
import { AsyncButton } from './AsyncButton.tsx';

interface PrintListProps<Row> {
  title: string;
  note: string;
  columns: {
    header: string;
    text: (row: Row) => string | null;
    /** Whether it stays in one line. */
    isShort?: boolean;
  }[];
  /** The rows that the screen shows, which the browser prints by itself. */
  shown: { nodes: Row[]; totalCount: number } | undefined;
  readPage: Parameters<typeof readAllRows<Row>>[0];
}

/**
 * The button that prints the whole list, and the list on paper: with the name of the association, the day and
 * page numbers. Give it a key that changes with the filter.
 */
export function PrintList<Row extends { id: string }>(props: PrintListProps<Row>) {
  const { title, note, columns, shown, readPage } = props;
  const { register: words } = useAdminMessages();
  const { association } = useMessages();
  const failureText = useFailureText();
  const { notify } = useToasts();
  const [all, setAll] = useState<Row[] | null>(null);
  useEffect(numberPages, []);

  async function print() {
    try {
      const rows = await readAllRows(readPage);
      flushSync(() => setAll(rows));
    } catch (error) {
      notify({ tone: 'bad', text: words.printFailed, reason: failureText(error) });
      return;
    }
    window.print();
  }

  const rows = all ?? shown?.nodes ?? [];
  return (
    <>
      <AsyncButton name={words.print} label={words.print} busyLabel={words.printing} run={print} />
      <div className="hidden w-full print:block">
        <p className="text-lg font-semibold">{association.name}</p>
        <p className="font-semibold">{title}</p>
        <p>
          {[words.shown(rows.length, shown?.totalCount ?? 0), note].filter(Boolean).join(' · ')}
        </p>
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
                {columns.map(({ header, text, isShort }) => (
                  <td
                    key={header}
                    className={`${cell} ${isShort ? 'whitespace-nowrap' : 'wrap-anywhere'}`}
                  >
                    <MultilingualText text={text(row) ?? ''} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const cell = 'border-b border-line py-1 pe-2 text-start align-top text-sm';

/** Only while this page is open: the one stylesheet of the site stands in every public page. */
function numberPages() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@page { @bottom-right { content: counter(page) " / " counter(pages); } }');
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
