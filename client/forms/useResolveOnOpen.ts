import { useEffect, useEffectEvent, useState } from 'react';
import type { PendingSubmission } from './pendingSubmission.ts';

interface Options<Saved> {
  /** The submission before the form opened, if its result is unknown. */
  sent: PendingSubmission | null;
  /** Finds out what it saved; null when nothing. */
  resolveSubmission: () => Promise<Saved | null>;
  onSaved: (saved: Saved) => void;
}

/**
 * Resolves, as a form opens, the submission before.
 * @returns whether that is still running
 */
export function useResolveOnOpen<Saved>({
  sent,
  resolveSubmission,
  onSaved,
}: Options<Saved>): boolean {
  const [isResolving, setIsResolving] = useState(sent !== null);
  const onOpen = useEffectEvent(async () => {
    // While this page waits for the response, wait too: resolving would abandon the submission.
    await sent?.ended;
    const saved = await resolveSubmission();
    if (saved) onSaved(saved);
  });
  useEffect(() => {
    if (!isResolving) return;
    // The form shows by itself that the outcome is not known.
    void onOpen()
      .catch(() => undefined)
      .finally(() => setIsResolving(false));
  }, [isResolving]);
  return isResolving;
}
