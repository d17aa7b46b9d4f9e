import { useEffect, useEffectEvent, useState } from 'react';
import type { PendingSubmission } from './pendingSubmission.ts';

interface Options<Saved> {
  /** The submission before the form opened, if its result is unknown. */
  sent: PendingSubmission | null;
  /** Resolves to the record that it saved; null if it saved none. */
  settle: () => Promise<Saved | null>;
  onSaved: (saved: Saved) => void;
}

/**
 * Resolves the former submission when a form opens.
 * @returns whether that is still running
 */
export function useSettleOnOpen<Saved>({ sent, settle, onSaved }: Options<Saved>): boolean {
  const [isSettling, setIsSettling] = useState(sent !== null);
  const onOpen = useEffectEvent(async () => {
    // If this page still waits for the response, wait too: settling would cancel the submission.
    await sent?.ended;
    const saved = await settle();
    if (saved) onSaved(saved);
  });
  useEffect(() => {
    if (!isSettling) return;
    // The form itself shows that the result is unknown.
    void onOpen()
      .catch(() => undefined)
      .finally(() => setIsSettling(false));
  }, [isSettling]);
  return isSettling;
}
