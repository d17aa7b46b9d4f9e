import { useEffect, useEffectEvent, useState } from 'react';
import type { PendingSubmission } from './pendingSubmission.ts';

interface Options<Saved> {
  /** The submission before the form opened, while it is not known whether it was saved. */
  sent: PendingSubmission | null;
  /** Finds out what it saved; null when nothing. */
  settle: () => Promise<Saved | null>;
  onSaved: (saved: Saved) => void;
}

/**
 * Settles, as a form opens, the submission before.
 * @returns whether that is still running
 */
export function useSettleOnOpen<Saved>({ sent, settle, onSaved }: Options<Saved>): boolean {
  const [isSettling, setIsSettling] = useState(sent !== null);
  const onOpen = useEffectEvent(async () => {
    // While this page waits for the response, wait too: settling would abandon the submission.
    await sent?.ended;
    const saved = await settle();
    if (saved) onSaved(saved);
  });
  useEffect(() => {
    if (!isSettling) return;
    // The form shows by itself that the outcome is not known.
    void onOpen()
      .catch(() => undefined)
      .finally(() => setIsSettling(false));
  }, [isSettling]);
  return isSettling;
}
