import { useMemo, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { maxCsvBytes, maxRows } from '../../../api/shared/csv/csvLimits.rules.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { FileChooser } from '../../ui/field/FileChooser.tsx';
import { ImportedRows } from './ImportedRows.tsx';
import { type ImportedKind, importedKind } from './importedKinds.ts';
import { ImportOutcome } from './ImportOutcome.tsx';
import { RecentImports } from './RecentImports.tsx';
import { useCsvImport } from './useCsvImport.ts';

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
