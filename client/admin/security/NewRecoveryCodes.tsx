import { useEffect, useRef } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { downloadFile } from '../../ui/downloadFile.ts';
import { useCopy } from '../../ui/useCopy.ts';

interface NewRecoveryCodesProps {
  codes: string[];
  onKept: () => void;
}

/** Recovery codes, which are shown only once: to copy, download or print. */
export function NewRecoveryCodes({ codes, onKept }: NewRecoveryCodesProps) {
  const { recovery: words } = useAdminMessages().security;
  const { outcome, copy } = useCopy();
  const section = useRef<HTMLElement>(null);
  const text = `${codes.join('\n')}\n`;

  // They appear with another result, and must not be missed.
  useEffect(() => section.current?.focus(), [codes]);

  function download() {
    downloadFile(`${words.fileName}.txt`, text, 'text/plain');
  }

  const buttons: [string, () => void][] = [
    [words.copy, () => void copy(text)],
    [words.download, download],
    [
      words.print,
      () => {
        window.print();
      },
    ],
  ];
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="new-codes-heading"
      className="max-w-2xl rounded-lg border-2 border-green bg-surface p-5"
    >
      <h3 id="new-codes-heading" className="text-xl font-semibold">
        {words.newHeading}
      </h3>
      <p className="mt-1 font-semibold">{words.fresh}</p>
      <ol className="mt-4 grid list-inside list-decimal gap-x-8 gap-y-1 font-mono wrap-anywhere sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        {buttons.map(([name, press]) => (
          <Button key={name} onClick={press}>
            {name}
          </Button>
        ))}
        <Button look="accent" onClick={onKept}>
          {words.kept}
        </Button>
      </div>
      <p role="status" className={`mt-3 ${outcome === 'failed' ? 'text-red' : 'text-green'}`}>
        {outcome === 'copied' && words.copied}
        {outcome === 'failed' && words.copyFailed}
      </p>
    </section>
  );
}
