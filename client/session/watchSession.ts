import { expiryKey, sessionKey } from './storedSession.ts';
import type { Session } from './session.ts';

/** Milliseconds between two looks at the session's end (docs/product.md, section 7.4). */
const tick = 30_000;

/**
 * Keeps the session of an open page going, and the same in all tabs.
 * @returns ends that
 */
export function watchSession(session: Session): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const refresh = () => void session.refreshIfDue();
  const timer = setInterval(refresh, tick);
  signal.addEventListener('abort', () => clearInterval(timer));

  window.addEventListener(
    'storage',
    ({ key }) => {
      // Without a key everything was removed.
      if (key === null || key === sessionKey || key === expiryKey) session.followOtherTabs();
    },
    { signal },
  );
  // A page that slept, in the background or in the browser's history, has heard of nothing.
  const awake = () => {
    if (document.visibilityState === 'hidden') return;
    session.followOtherTabs();
    refresh();
  };
  window.addEventListener('pageshow', awake, { signal });
  window.addEventListener('online', awake, { signal });
  document.addEventListener('visibilitychange', awake, { signal });
  return () => {
    ending.abort();
  };
}
