import { shownInAuckland } from '../../api/shared/dates/aucklandInstant.ts';
import { AsyncButton } from './AsyncButton.tsx';
import type { Language } from '../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { usePageLanguage } from '../messages/createMessages.ts';
import { Drawing } from '../ui/picture/Drawing.tsx';
import { downloadFile } from '../ui/downloadFile.ts';
import type { ExportButton_TableFragment } from './ExportButton.generated.ts';

interface ExportButtonProps {
  /** The name of the file, without the date. */
  fileName: string;
  /** Requests the table from the server, with texts in this language. */
  makeTable: (
    language: Language,
  ) => Promise<{ data?: { table: ExportButton_TableFragment } | undefined }>;
  /** The label, if the table is not the whole list. */
  label?: string;
  /** The accessible name, if it differs from the label and the table is not the whole list. */
  name?: string;
  /** The message that the table has only some of the entries, if they are not the first ones. */
  cut?: (count: number) => string;
}

/** Downloads a list, as it is shown, as a CSV table. */
export function ExportButton(props: ExportButtonProps) {
  const { fileName, makeTable, label, cut } = props;
  const { csvExport: words } = useAdminMessages();
  const language = usePageLanguage();
  const name = props.name ?? label ?? words.button;

  async function run() {
    const { data } = await makeTable(language);
    if (!data) return;
    const { csv, rows, isCut } = data.table;
    const day = shownInAuckland(new Date()).day;
    downloadFile(`${fileName}-${day}.csv`, csv, 'text/csv;charset=utf-8');
    return isCut ? (cut ?? words.cut)(rows) : words.done(rows);
  }
  return (
    <AsyncButton
      name={name}
      label={label ?? <ShortLabel title={name} />}
      busyLabel={
        <>
          <span aria-hidden="true" className="opacity-60">
            {label ?? <ShortLabel title={name} />}
          </span>
          <span className="sr-only">{words.busy}</span>
        </>
      }
      run={run}
    />
  );
}

/**
 * The heading of a list leaves no room for a longer label, so that the list starts near the top.
 */
function ShortLabel({ title }: { title: string }) {
  return (
    <span title={title} className="inline-flex items-center gap-1">
      <Drawing path="M12 4v11M7 10.5l5 5 5-5M4.5 20h15" className="size-5 shrink-0" />
      CSV
    </span>
  );
}
