import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { MixedText } from './MixedText.tsx';
import type { Question } from './toasts.ts';
import { toastStyle } from './toastStyle.ts';

const button =
  'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-md px-5 font-semibold transition-colors aria-disabled:cursor-progress ';

interface ToastQuestionProps {
  question: Question;
  onClose: () => void;
}

/**
 * Asks before something is done. The focus goes to the harmless answer, and back to where it came
 * from afterwards; Esc cancels, wherever the focus is meanwhile.
 */
export function ToastQuestion({ question, onClose }: ToastQuestionProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const { title, subject, text, opener } = question;

  function close() {
    const hadFocus = box.current?.contains(document.activeElement);
    onClose();
    if (hadFocus) opener.focus({ preventScroll: true });
  }

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    // Something else that Esc closes, say the viewer, lies on top.
    if (event.key !== 'Escape' || event.defaultPrevented || busy) return;
    event.preventDefault();
    close();
  });

  useEffect(() => {
    cancelButton.current?.focus({ preventScroll: true });
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, []);

  async function confirm() {
    if (busy) return;
    setBusy(true);
    await question.confirm();
    close();
  }

  return (
    <div
      ref={box}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={`${toastStyle} border-s-red p-5`}
    >
      <h2 id={`${id}-title`} className="text-xl font-semibold">
        {title}
      </h2>
      <div id={`${id}-text`} className="mt-2">
        <p className="font-semibold wrap-anywhere">
          <MixedText text={subject} />
        </p>
        <p>{text}</p>
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
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
          type="button"
          aria-disabled={busy}
          onClick={() => void confirm()}
          className={`${button} bg-red text-paper hover:bg-ink`}
        >
          {busy ? question.busy : question.action}
        </button>
      </div>
    </div>
  );
}
