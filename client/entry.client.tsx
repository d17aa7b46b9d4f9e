import { ApolloProvider } from '@apollo/client/react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { createCache } from './apollo.ts';
import { Document } from './Document.tsx';
import { FormResultContext } from './forms/formResult.ts';
import { pageBoundary, routes } from './routes.tsx';
import type { ServerState } from './serverState.ts';
import { connect } from './session/connect.ts';
import { SessionContext } from './session/useSession.ts';
import { watchSession } from './session/watchSession.ts';
import './styles.css';

const stateText = document.getElementById('state')?.textContent ?? '';
const state = JSON.parse(stateText) as ServerState;
const { client, session } = connect(createCache().restore(state.apollo));
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

await loadMatchingPages();
const router = createBrowserRouter(routes, {
  hydrationData: {
    loaderData: {},
    ...(state.failed && { errors: { [pageBoundary]: new Error('the server failed') } }),
  },
});

hydrateRoot(
  document,
  <Document styles={state.styles} preloads={state.preloads} state={stateText}>
    <ApolloProvider client={client}>
      <SessionContext value={session}>
        <FormResultContext value={state.form}>
          <RouterProvider router={router} />
        </FormResultContext>
      </SessionContext>
    </ApolloProvider>
  </Document>,
);
