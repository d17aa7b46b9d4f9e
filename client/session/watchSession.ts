import { expiryKey, sessionKey } from './storedSession.ts';
import type { Session } from './session.ts';

/** Milliseconds between two checks whether the session expires (docs/product/accounts.md, section 7.4). */
const tick = 30_000;

/**
 * Refreshes the session of an open page, and synchronizes all tabs.
 * @returns a function that stops this
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
      // Without a key, the whole storage was cleared.
      if (key === null || key === sessionKey || key === expiryKey) session.followOtherTabs();
    },
    { signal },
  );
  // A frozen page, in the background or in the history cache, received no events.
  const onVisible = () => {
    if (document.visibilityState === 'hidden') return;
    session.followOtherTabs();
    refresh();
  };
  window.addEventListener('pageshow', onVisible, { signal });
  window.addEventListener('online', onVisible, { signal });
  document.addEventListener('visibilitychange', onVisible, { signal });
  return () => {
    ending.abort();
  };
}
