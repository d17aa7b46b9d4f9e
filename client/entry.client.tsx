import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { ApiConnectionProvider, createApiConnection } from './session/apiConnection.tsx';
import { Document } from './Document.tsx';
import { FormResultContext } from './forms/submission/formResult.ts';
import { isInAdminArea, loadAdminRoutes } from './lazyAdminRoutes.ts';
import { withData } from './loadPage.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { createReachability, ReachabilityContext } from './graphql/reachability.ts';
import { resultKey } from './graphql/pageResults.ts';
import { type DocumentMessages, MessagesContext } from './messages/createMessages.ts';
import { languageOf, languages } from '../api/shared/messages/languages.ts';
import { loadMessages, queriesOf } from './pageHandle.ts';
import { pageBoundary, routesIn } from './routes.tsx';
import type { ServerState } from './serverState.ts';
import { SessionContext } from './session/useSession.ts';
import { watchSession } from './session/watchSession.ts';
import './styles.css';

const stateText = document.getElementById('state')?.textContent ?? '';
const state = JSON.parse(stateText) as ServerState;
const language = languageOf(window.location.pathname);
const { basename, tag } = languages[language];
const adminRoutes = isInAdminArea(window.location.pathname.slice(basename.length))
  ? await loadAdminRoutes()
  : undefined;
let routes = routesIn(language, adminRoutes, state.isUnknown && pathInLanguage(basename));
const { overrides = {}, overriddenElsewhere = [] } = state;
const messages: DocumentMessages = {
  language,
  tag,
  catalogues: new Map(),
  overrides,
  overriddenElsewhere,
};

/** The path of the document without the language, as in the routes. */
function pathInLanguage(base: string) {
  const path = window.location.pathname.slice(base.length);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The code of the page must be loaded before hydration; otherwise React would replace the page with
 * an empty one.
 */
async function loadMatchingPages() {
  const matches = matchRoutes(routes, window.location, basename || '/') ?? [];
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  await loadMessages(
    messages,
    matches.map(({ route }) => route),
  );
  return matches;
}

const matches = await loadMatchingPages();
const answered = queriesOf(matches, window.location.search, language).flatMap((query) => {
  const data = state.results[resultKey(query)]?.data;
  return data === undefined ? [] : { ...query, data };
});
const connection = createApiConnection(answered);
const { session } = connection;
const reachability = createReachability();
void session.restore();
watchSession(session);
const complete = (some: RouteObject[]) => withData(some, connection, reachability.run, messages);
let hasAdminRoutes = adminRoutes !== undefined;
const router = createBrowserRouter(complete(routes), {
  basename: basename || '/',
  async patchRoutesOnNavigation({ path, patch }) {
    if (hasAdminRoutes || !isInAdminArea(path)) return;
    const added = await reachability.run(loadAdminRoutes);
    hasAdminRoutes = true;
    routes = routesIn(language, added);
    patch(pageBoundary, complete(added));
  },
  hydrationData: {
    // The data of the rendered page is there already.
    loaderData: Object.fromEntries(matches.map(({ route: { id = '' } }) => [id, null])),
    ...(state.failed && { errors: { [pageBoundary]: new Error('the server failed') } }),
  },
});

// A transition hydrates in small steps, between which the browser can scroll.
startTransition(() => {
  hydrateRoot(
    document,
    <MessagesContext value={messages}>
      <Document inlineStyles={state.inlineStyles} styles={state.styles} state={stateText}>
        <ApiConnectionProvider connection={connection}>
          <SessionContext value={session}>
            <ReachabilityContext value={reachability}>
              <FormResultContext value={state.form}>
                <RouterProvider router={router} />
              </FormResultContext>
            </ReachabilityContext>
          </SessionContext>
        </ApiConnectionProvider>
      </Document>
    </MessagesContext>,
  );
});
prefetchOnIntent(connection, () => routes, language);
