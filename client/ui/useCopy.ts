import { useEffect, useState } from 'react';

/** Milliseconds during which 'Copied' is shown. */
const shownFor = 3000;

type Outcome = 'idle' | 'copied' | 'failed';

/** Copies a text, and shows the result for a while. */
export function useCopy(): { outcome: Outcome; copy: (text: string) => Promise<void> } {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('idle'), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Refused, or there is no clipboard because the page has no secure connection.
      setOutcome('failed');
    }
  };
  return { outcome, copy };
}
