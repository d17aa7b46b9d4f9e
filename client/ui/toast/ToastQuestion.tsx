import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { StatusLine } from '../StatusLine.tsx';
import { MultilingualText } from '../text/MultilingualText.tsx';
import type { Question } from './toasts.ts';
import { toastStyle } from './toastStyle.ts';
import { focusPlace } from '../focusPlace.ts';

const button =
  'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-md px-5 font-semibold transition-colors aria-disabled:cursor-progress ';

interface ToastQuestionProps {
  question: Question;
  onClose: () => void;
}

/**
 * Asks for a confirmation in a modal dialog: the focus starts at the harmless answer, stays in the
 * dialog, and returns afterwards. Esc cancels.
 */
export function ToastQuestion({ question, onClose }: ToastQuestionProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { title, subject, text, note, fields, opener, pages = [] } = question;

  const [focusOpener] = useState(() => focusPlace(opener));
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    cancelButton.current?.focus({ preventScroll: true });
  }, []);

  function close() {
    dialog.current?.close();
    onClose();
    focusOpener();
  }

  async function confirm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const values = new FormData(event.currentTarget);
    setBusy(true);
    setFailure('');
    const proceed = await question.confirm(values);
    if (typeof proceed === 'string') {
      setFailure(proceed);
      setBusy(false);
      return;
    }
    // While it is open, nothing outside it can be focused or is announced.
    close();
    proceed();
  }

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) close();
      }}
      // A browser may close it when Esc is pressed again, whatever `onCancel` does.
      onClose={onClose}
      className={`${toastStyle} ms-auto me-4 mt-auto mb-4 max-h-[calc(100%-2rem)] w-[calc(100%-2rem)] max-w-md border-s-red p-5 text-ink backdrop:bg-black/40 sm:me-6 sm:mb-6`}
    >
      <h2 id={`${id}-title`} className="text-xl font-semibold">
        {title}
      </h2>
      <div id={`${id}-text`} className="mt-2">
        <p className="font-semibold">
          <MultilingualText text={subject} />
        </p>
        <p>{text}</p>
        {note && <p className="mt-2 text-muted">{note}</p>}
      </div>
      <ul className="mt-2 empty:hidden">
        {pages.map(({ name, path, open }) => (
          <li key={path}>
            <a
              href={path}
              onClick={(event) => {
                event.preventDefault();
                dialog.current?.close();
                onClose();
                open();
              }}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void confirm(event)}>
        {fields && <div className="mt-4 grid gap-4">{fields}</div>}
        <StatusLine tone="bad">{failure}</StatusLine>
        <div className="mt-5 flex flex-wrap justify-end gap-x-6 gap-y-3">
          <button
            ref={cancelButton}
            type="button"
            aria-disabled={busy}
            onClick={() => {
              if (!busy) close();
            }}
            className={`${button} border border-control hover:border-ink hover:bg-ink hover:text-paper`}
          >
            {question.cancel}
          </button>
          <button
            type="submit"
            aria-disabled={busy}
            className={`${button} bg-red text-paper hover:bg-ink`}
          >
            {busy ? question.busy : question.action}
          </button>
        </div>
      </form>
    </dialog>
  );
}
