import { useRef, useState } from 'react';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { FileChooser } from '../../ui/field/FileChooser.tsx';
import { type BankRow_RowFragment, useReadBankFileMutation } from './BankFile.generated.ts';
import { BankRow } from './BankRow.tsx';

/** The rows of a bank file, each to be confirmed (docs/product/fees.md, section 6.35). */
export function Component() {
  const { bank: words, payments } = useAdminMessages().fees;
  const failureText = useFailureText();
  const [read, { loading }] = useReadBankFileMutation({ fetchPolicy: 'no-cache' });
  const [rows, setRows] = useState<BankRow_RowFragment[]>([]);
  const [chosen, setChosen] = useState<File | null>(null);
  const [reads, setReads] = useState(0);
  const [error, setError] = useState('');
  const browse = useRef<HTMLButtonElement>(null);
  const count = (state: string) => rows.filter((row) => row.state === state).length;

  async function readRows(file: File) {
    setError('');
    try {
      const { data } = await read({ variables: { file } });
      setRows(data?.readBankFile ?? []);
      return true;
    } catch (failure) {
      setError(failureText(failure, { file: { label: words.file } }));
      return false;
    }
  }

  async function choose([file]: File[]) {
    if (!file) return;
    setChosen(file);
    setRows([]);
    if (!(await readRows(file))) return;
    setReads(reads + 1);
  }

  return (
    <AdminPage
      heading={words.heading}
      intro={words.intro}
      back={{ to: '/admin/payments', name: payments.heading }}
    >
      <fieldset disabled={loading}>
        <FileChooser
          label={words.file}
          error={error || undefined}
          accept=".csv,.tsv,.txt,text/csv"
          hint={words.types}
          browse={browse}
          onFiles={(files) => void choose(files)}
          buttons={null}
        >
          <p className="font-semibold wrap-anywhere not-empty:mb-4">{chosen?.name}</p>
        </FileChooser>
      </fieldset>
      <p role="status" className="mt-6 font-semibold">
        {loading
          ? words.reading
          : reads > 0 && words.rowCounts(count('OPEN'), count('RECORDED'), count('REFUSED'))}
      </p>
      <ul key={reads} className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.key} className="py-4">
            {/* A payment changes what the other rows may be. */}
            <BankRow row={row} onRecorded={() => chosen && void readRows(chosen)} />
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}
