import { useSyncExternalStore } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { ToastNotice } from './ToastNotice.tsx';
import { ToastQuestion } from './ToastQuestion.tsx';
import { useToasts } from './toasts.ts';

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
