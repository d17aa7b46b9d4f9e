import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';
import type { ApiConnection } from './session/apiConnection.tsx';
import { loadData } from './loadPage.ts';
import { type Language, languages } from '../api/shared/messages/languages.ts';

/** The events before a link is followed, with a mouse, the keyboard or a finger. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches the code and the data of a page when a visitor is about to open it.
 * @param routesNow the routes of the document's language that are loaded
 */
export function prefetchOnIntent(
  connection: ApiConnection,
  routesNow: () => RouteObject[],
  language: Language,
): void {
  const { basename } = languages[language];
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin) return;
    if (link.pathname === window.location.pathname) return;
    // Chromium never fetches a module again after a failure.
    if (!navigator.onLine) return;
    // If it fails now, it is fetched again when the link is followed, which shows the error.
    const matches = matchRoutes(routesNow(), link.pathname, basename || '/') ?? [];
    prefetch(connection, matches, link, language).catch(() => undefined);
  };
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
}

async function prefetch(
  connection: ApiConnection,
  matches: RouteMatch[],
  { search }: HTMLAnchorElement,
  language: Language,
) {
  for (const { route, params } of matches) {
    if (typeof route.lazy !== 'function') continue;
    const [page] = await Promise.all([route.lazy(), connection.load()]);
    await loadData({ route: page, params }, search, language, connection, (task) => task());
  }
}
