import { useMemo, useRef, useEffect } from 'react';
import { useParams, Link } from 'react-router-dom';
import { maxCsvBytes, maxRows } from '../../../api/shared/csv/csvLimits.rules.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { FileChooser } from '../../ui/field/FileChooser.tsx';
import { ImportedRows } from './ImportedRows.tsx';
import { type ImportedKind, importedKind } from './importedKinds.ts';
import { RecentImports } from './RecentImports.tsx';
import { useCsvImport, type FinishedImport } from './useCsvImport.ts';
import { AsyncButton } from '../../content/AsyncButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { accentButton } from '../../ui/buttonStyle.ts';
import { useImportOperations } from './useImportOperations.ts';

/** Adds records from a CSV file (docs/product/tables.md, section 6.24). */
export function Component() {
  const { kind: path } = useParams();
  const { adminForms, csvImport: words } = useAdminMessages();
  const kind = useMemo(() => importedKind(path), [path]);
  // Another list starts another import.
  if (kind) return <Import key={kind.listPath} kind={kind} />;
  return <AdminPage heading={words.heading} intro={adminForms.missing} />;
}

function Import({ kind }: { kind: ImportedKind }) {
  const { csvImport: words } = useAdminMessages();
  const { list, fields, titleLabel } = kind.useWords();
  const form = useCsvImport(kind);
  const browse = useRef<HTMLButtonElement>(null);
  const { sent, check, busy, error, done } = form;
  return (
    <AdminPage
      heading={words.headingOf(list)}
      intro={done ? undefined : words.intro}
      back={{ to: kind.listPath, name: list }}
    >
      {done ? (
        <ImportOutcome done={done} kind={kind} list={list} restart={form.restart} />
      ) : (
        <>
          <fieldset disabled={busy === 'adding'}>
            <FileChooser
              label={words.file}
              error={error ?? undefined}
              accept=".csv,.tsv,.txt,text/csv"
              hint={words.types(maxRows, maxCsvBytes / 1_000_000)}
              browse={browse}
              onFiles={([file]) => file && void form.choose(file)}
              buttons={null}
            >
              <p className="font-semibold wrap-anywhere not-empty:mb-4">{sent?.file.name}</p>
            </FileChooser>
          </fieldset>
          <p role="status" className="font-semibold not-empty:mt-6">
            {busy && !check && words.busy[busy]}
          </p>
          {check && sent && (
            <ImportedRows
              check={check}
              corrections={sent.corrections}
              form={form}
              fields={fields}
              titleLabel={titleLabel}
              isPublished={kind.constant !== null}
            />
          )}
        </>
      )}
      {!check && <RecentImports kind={kind} />}
    </AdminPage>
  );
}

/**
 * The maximum number of lines that are listed. A column that is wrong in every line would fill the
 * page.
 */
const named = 50;

interface ImportOutcomeProps {
  done: FinishedImport;
  kind: ImportedKind;
  /** The name of the list that contains the records. */
  list: string;
  restart: () => void;
}

/** The result of an import, with a button to undo it. */
function ImportOutcome({ done, kind, list, restart }: ImportOutcomeProps) {
  const { id, added, updated, existing, repeated, skipped, outdated, leftOut } = done;
  const { admin, csvImport: words } = useAdminMessages();
  const operations = useImportOperations(kind);
  const outcome = useRef<HTMLParagraphElement>(null);
  // The pressed button has been removed.
  useEffect(() => outcome.current?.focus(), []);

  const notAdded = [
    outdated.length > 0 && words.asked.wereOutdated(outdated.slice(0, named), outdated.length),
    skipped > 0 && words.asked.wereSkipped(skipped),
    existing > 0 && words.werePresent(existing),
    repeated.length > 0 && words.wereRepeated(repeated.slice(0, named), repeated.length),
    leftOut.length > 0 && words.wereLeftOut(leftOut.slice(0, named), leftOut.length),
  ].filter((sentence) => sentence !== false);

  async function undo(importId: string) {
    const undone = await operations.undo(importId);
    restart();
    return words.undone(undone);
  }

  return (
    <>
      <p ref={outcome} role="status" tabIndex={-1} className="text-lg font-semibold text-green">
        {words.done(added, updated)}
        {notAdded.map((sentence) => (
          <span key={sentence} className="mt-2 block max-w-[44em] text-base font-normal text-ink">
            {sentence}
          </span>
        ))}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Link to={kind.listPath} className={accentButton}>
          {list}
        </Link>
        <Button onClick={restart}>{words.another}</Button>
        {id !== null && (
          <AsyncButton name={words.undoName} label={admin.undo} run={() => undo(id)} />
        )}
      </div>
    </>
  );
}
