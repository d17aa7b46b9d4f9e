import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { AsyncButton } from '../../content/AsyncButton.tsx';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { useToasts } from '../../ui/toast/toasts.ts';
import {
  type Register_EntryFragment,
  type RegisterQuery,
  type RegisterQueryVariables,
  useRegisterLazyQuery,
} from './Register.generated.ts';

interface PrintRegisterProps {
  variables: RegisterQueryVariables;
  title: string;
  note: string;
  /** The entries that the screen shows, which the browser prints by itself. */
  shown: RegisterQuery['memberRegister'] | undefined;
}

/**
 * The button that prints the whole list, and the list on paper: with the name of the association, the day and
 * page numbers.
 */
export function PrintRegister({ variables, title, note, shown }: PrintRegisterProps) {
  const { register: words } = useAdminMessages();
  const { association } = useMessages();
  const [readPage] = useRegisterLazyQuery({ fetchPolicy: 'no-cache' });
  const failureText = useFailureText();
  const { notify } = useToasts();
  const list = JSON.stringify(variables);
  const [all, setAll] = useState<{ list: string; entries: Register_EntryFragment[] } | null>(null);
  useEffect(numberPages, []);

  async function print() {
    const entries: Register_EntryFragment[] = [];
    try {
      let after: string | null = null;
      do {
        const page: typeof shown = (await readPage({ variables: { ...variables, after } })).data
          ?.memberRegister;
        entries.push(...(page?.nodes ?? []));
        after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
    } catch (error) {
      notify({ tone: 'bad', text: words.printFailed, reason: failureText(error) });
      return;
    }
    flushSync(() => setAll({ list, entries }));
    window.print();
  }

  const entries = all?.list === list ? all.entries : (shown?.nodes ?? []);
  return (
    <>
      <AsyncButton name={words.print} label={words.print} busyLabel={words.printing} run={print} />
      <div className="hidden w-full print:block">
        <p className="text-lg font-semibold">{association.name}</p>
        <p className="font-semibold">{title}</p>
        <p>
          {[words.shown(entries.length, shown?.totalCount ?? 0), note].filter(Boolean).join(' · ')}
        </p>
        <PrintedTable entries={entries} />
      </div>
    </>
  );
}

function PrintedTable({ entries }: { entries: Register_EntryFragment[] }) {
  const { register: words } = useAdminMessages();
  const { columns, unknown } = words;
  const day = (value: string | null) => value && dayMonthYear(value);
  return (
    <table className="mt-4 w-full border-collapse">
      <thead>
        <tr>
          {printed.map((name) => (
            <th key={name} scope="col" className={cell}>
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const days = { joinedOn: day(entry.joinedOn) ?? unknown, ceasedOn: day(entry.ceasedOn) };
          return (
            <tr key={entry.id}>
              {printed.map((name) => (
                <td key={name} className={styleOf(name)}>
                  <MultilingualText text={{ ...entry, ...days }[name] ?? ''} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The printed columns; days stay in one line. */
const printed = [
  ...(['id', 'name', 'address', 'contactNumber', 'email', 'joinedOn', 'ceasedOn'] as const),
];
const cell = 'border-b border-line py-1 pe-2 text-start align-top text-sm';
const styleOf = (name: string) =>
  `${cell} ${/id|On/.test(name) ? 'whitespace-nowrap' : 'wrap-anywhere'}`;

/** Only while this page is open: the one stylesheet of the site stands in every public page. */
function numberPages() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@page { @bottom-right { content: counter(page) " / " counter(pages); } }');
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
