import { useEffect, useEffectEvent, useState } from 'react';
import type { PendingSubmission } from './pendingSubmission.ts';

interface Options<Saved> {
  /** The submission before the form opened, if its result is unknown. */
  sent: PendingSubmission | null;
  /** Resolves to the record that it saved; null if it saved none. */
  resolveSubmission: () => Promise<Saved | null>;
  onSaved: (saved: Saved) => void;
}

/**
 * Resolves the former submission when a form opens.
 * @returns whether that is still running
 */
export function useResolveOnOpen<Saved>({
  sent,
  resolveSubmission,
  onSaved,
}: Options<Saved>): boolean {
  const [isResolving, setIsResolving] = useState(sent !== null);
  const onOpen = useEffectEvent(async () => {
    // If this page still waits for the response, wait too: resolving would cancel the submission.
    await sent?.ended;
    const saved = await resolveSubmission();
    if (saved) onSaved(saved);
  });
  useEffect(() => {
    if (!isResolving) return;
    // The form itself shows that the result is unknown.
    void onOpen()
      .catch(() => undefined)
      .finally(() => setIsResolving(false));
  }, [isResolving]);
  return isResolving;
}
