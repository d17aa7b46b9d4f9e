import { useEffect, useState } from 'react';

/** Milliseconds for which 'Copied' is shown. */
const shownFor = 3000;

type Outcome = 'idle' | 'copied' | 'failed';

/** Copies text and says for a while how it went. */
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
      // Refused, or the page did not come over a safe connection and there is no clipboard.
      setOutcome('failed');
    }
  };
  return { outcome, copy };
}
