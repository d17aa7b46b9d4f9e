import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { Connected, createConnection } from './connection.tsx';
import { Document } from './Document.tsx';
import { FormResultContext } from './forms/formResult.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { pageBoundary, routes } from './routes.tsx';
import type { ServerState } from './serverState.ts';
import { SessionContext } from './session/useSession.ts';
import { watchSession } from './session/watchSession.ts';
import './styles.css';

const stateText = document.getElementById('state')?.textContent ?? '';
const state = JSON.parse(stateText) as ServerState;
const connection = createConnection(state.results);
const { session } = connection;
void session.restore();
watchSession(session);

/** Hydration must find the page's code loaded, or it would replace the page by nothing first. */
async function loadMatchingPages() {
  const matches = matchRoutes(routes, window.location) ?? [];
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

/** Other pages than the first ask for their data, so Apollo Client comes along with their code. */
function loadApolloWith(pages: RouteObject[]) {
  for (const route of pages) {
    const { lazy, children } = route;
    if (typeof lazy === 'function') {
      route.lazy = async () => (await Promise.all([lazy(), connection.load()]))[0];
    }
    if (children) loadApolloWith(children);
  }
}

await loadMatchingPages();
loadApolloWith(routes);
const router = createBrowserRouter(routes, {
  hydrationData: {
    loaderData: {},
    ...(state.failed && { errors: { [pageBoundary]: new Error('the server failed') } }),
  },
});

// A transition is hydrated in small steps, between which the browser answers to whoever scrolls.
startTransition(() => {
  hydrateRoot(
    document,
    <Document inlineStyles={state.inlineStyles} styles={state.styles} state={stateText}>
      <Connected connection={connection}>
        <SessionContext value={session}>
          <FormResultContext value={state.form}>
            <RouterProvider router={router} />
          </FormResultContext>
        </SessionContext>
      </Connected>
    </Document>,
  );
});
prefetchOnIntent(connection);
