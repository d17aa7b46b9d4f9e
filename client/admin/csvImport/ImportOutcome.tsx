import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { AsyncButton } from '../../content/AsyncButton.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { accentButton, quietButton } from '../../ui/buttonStyle.ts';
import { Toaster } from '../../ui/Toaster.tsx';
import { useToasts } from '../../ui/toasts.ts';
import type { CsvImport } from './useCsvImport.ts';

interface ImportOutcomeProps {
  added: string[];
  form: CsvImport;
  list: { to: string; name: string };
}

/** What an import has added, and taking it back. */
export function ImportOutcome({ added, form, list }: ImportOutcomeProps) {
  const { csvImport: words } = useAdminMessages();
  const { bring, notify } = useToasts();
  useEffect(() => bring(Toaster), [bring]);
  const outcome = useRef<HTMLParagraphElement>(null);
  // The button that was pressed has gone.
  useEffect(() => outcome.current?.focus(), []);

  async function undo() {
    try {
      const count = await form.undo(added);
      notify({ tone: 'good', text: words.undone(count) });
      form.restart();
    } catch (error) {
      notify({ tone: 'bad', text: words.notUndone, reason: form.failureText(error) });
    }
  }

  return (
    <>
      <p ref={outcome} role="status" tabIndex={-1} className="text-lg font-semibold text-green">
        {words.added(added.length)}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Link to={list.to} className={accentButton}>
          {list.name}
        </Link>
        <button type="button" className={quietButton} onClick={form.restart}>
          {words.another}
        </button>
        {added.length > 0 && (
          <AsyncButton
            name={words.undoName}
            label={words.undo}
            busyLabel={words.undoing}
            run={undo}
          />
        )}
      </div>
    </>
  );
}
