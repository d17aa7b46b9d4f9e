import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { AsyncButton } from '../../content/AsyncButton.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { accentButton } from '../../ui/buttonStyle.ts';
import type { ImportedKind } from './importedKinds.ts';
import type { FinishedImport } from './useCsvImport.ts';
import { useImportOperations } from './useImportOperations.ts';

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
export function ImportOutcome({ done, kind, list, restart }: ImportOutcomeProps) {
  const { id, added, updated, existing, repeated, skipped, outdated, leftOut } = done;
  const { csvImport: words } = useAdminMessages();
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
          <AsyncButton name={words.undoName} label={words.undo} run={() => undo(id)} />
        )}
      </div>
    </>
  );
}
