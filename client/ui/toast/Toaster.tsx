import { MultilingualText } from '../text/MultilingualText.tsx';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { ToastQuestion } from './ToastQuestion.tsx';
import { type Notice, useToasts } from './toasts.ts';
import { AccessibleLabel } from '../field/AccessibleLabel.tsx';
import { Icon } from '../Icon.tsx';
import { toastStyle } from './toastStyle.ts';

/**
 * Confirmations and notices at the bottom end of the screen (docs/product/records.md, section 6.7). The
 * status is rendered while still empty, so that screen readers announce changes.
 */
export function Toaster() {
  const { ui } = useMessages();
  const { subscribe, read, dismiss, withdraw } = useToasts();
  const { question, notices } = useSyncExternalStore(subscribe, read, read);
  return (
    <section
      aria-label={ui.toast.region}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--form-bar,0px)+1rem)] z-40 flex flex-col items-end gap-3 sm:inset-x-6 sm:bottom-[calc(var(--form-bar,0px)+1.5rem)] print:hidden"
    >
      <div role="status" className="flex w-full max-w-md flex-col gap-3">
        {notices.map((notice) => (
          <ToastNotice key={notice.id} notice={notice} onClose={() => dismiss(notice.id)} />
        ))}
      </div>
      {question && (
        <ToastQuestion
          key={question.id}
          question={question}
          onClose={() => withdraw(question.id)}
        />
      )}
    </section>
  );
}

/** Milliseconds during which a success notice is shown (docs/product/records.md, section 6.7). */
const shownFor = 5000;

/** The same for a notice with a button, which users must find first. */
const shownWithAction = 15_000;

const edges = { good: 'border-s-green', bad: 'border-s-red' };

interface ToastNoticeProps {
  notice: Notice;
  onClose: () => void;
}

function ToastNotice({ notice, onClose }: ToastNoticeProps) {
  const { ui } = useMessages();
  const { tone, text, reason, action, stays = tone === 'bad' } = notice;
  const [isHeld, setIsHeld] = useState(false);
  const hasAction = action !== undefined;
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (stays || isHeld) return;
    const timer = setTimeout(close, hasAction ? shownWithAction : shownFor);
    return () => clearTimeout(timer);
  }, [stays, isHeld, hasAction]);

  return (
    <div
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={`${toastStyle} ${edges[tone]} flex items-start gap-2 p-2 ps-5`}
    >
      <div className="grow py-2">
        <p className="font-semibold">
          <MultilingualText text={text} />
        </p>
        {reason && <p className="mt-1">{reason}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={() => {
            onClose();
            action.run();
          }}
          className="min-h-11 shrink-0 cursor-pointer px-3 font-semibold underline decoration-2 underline-offset-4"
        >
          <AccessibleLabel name={action.name}>{action.label}</AccessibleLabel>
        </button>
      )}
      <button
        type="button"
        aria-label={ui.toast.close}
        onClick={onClose}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-ink hover:text-paper"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
