import { useEffect, useEffectEvent } from 'react';

/**
 * Makes the browser ask before the page is left by its own means, for example by closing the tab.
 * @param isSafe whether nothing would be lost at that time
 */
export function useUnloadWarning(isActive: boolean, isSafe: () => boolean = () => false): void {
  const isSafeNow = useEffectEvent(isSafe);
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSafeNow()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
}
