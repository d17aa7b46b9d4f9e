import { useEffect, useEffectEvent, useState } from 'react';
import type { PendingSubmission } from './pendingSubmission.ts';

interface Options<Saved> {
  /** What was sent before the form opened, where it is not known whether it was saved. */
  sent: PendingSubmission | null;
  /** Finds out what it saved; null when nothing. */
  settle: () => Promise<Saved | null>;
  onSaved: (saved: Saved) => void;
}

/**
 * Finds out, as a form opens, what became of what was sent before.
 * @returns whether that is still going on
 */
export function useSettlementOnOpen<Saved>({ sent, settle, onSaved }: Options<Saved>): boolean {
  const [isSettling, setIsSettling] = useState(sent !== null);
  const onOpen = useEffectEvent(async () => {
    // Where this page still waits for the answer, that comes first: settling would abandon it.
    await sent?.ended;
    const saved = await settle();
    if (saved) onSaved(saved);
  });
  useEffect(() => {
    if (!isSettling) return;
    // The form says by itself that it is not known.
    void onOpen()
      .catch(() => undefined)
      .finally(() => setIsSettling(false));
  }, [isSettling]);
  return isSettling;
}
