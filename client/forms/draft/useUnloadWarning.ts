import { useEffect } from 'react';

/**
 * Makes the browser ask before the page is left by its own means, for example by closing the tab.
 */
export function useUnloadWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
}
