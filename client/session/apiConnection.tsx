import type { ApolloClient } from '@apollo/client';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createSession } from './session.ts';
import { ApiContext } from '../graphql/api.ts';
import { type AnsweredQuery, resultKey } from '../graphql/pageResults.ts';

/**
 * The connection of a browser to the API.
 * @param answered the results that the server sent with the page
 */
export function createApiConnection(answered: AnsweredQuery[]) {
  const listeners = new Set<() => void>();
  let markHydrated!: () => void;
  const hydrated = new Promise<void>((resolve) => (markHydrated = resolve));
  let client: ApolloClient | null = null;
  let loading: Promise<ApolloClient> | null = null;

  const session = createSession(async () => {
    const [{ refreshSession }, real] = await Promise.all([import('./connect.ts'), load()]);
    return refreshSession(real);
  });

  async function loadNow() {
    // Until the page is hydrated, its data must not change.
    const [{ connect }] = await Promise.all([import('./connect.ts'), hydrated]);
    client = connect(session, answered);
    for (const listener of listeners) listener();
    return client;
  }

  function load() {
    loading ??= loadNow().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  return {
    session,
    results: Object.fromEntries(answered.map((each) => [resultKey(each), { data: each.data }])),
    /** Null until Apollo Client has been loaded. */
    client: () => client,
    /** Calls the listener when the client is loaded. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Called when the page is hydrated, or if there is none to hydrate; Apollo Client waits for that. */
    markHydrated,
    load,
  };
}

export type ApiConnection = ReturnType<typeof createApiConnection>;

/** Provides the connection to the hooks of operations. */
export function ApiConnectionProvider({
  connection,
  children,
}: {
  connection: ApiConnection;
  children: ReactNode;
}) {
  const { subscribe, markHydrated, load, results } = connection;
  useEffect(markHydrated, [markHydrated]);
  const client = useSyncExternalStore(subscribe, connection.client, connection.client);
  const api = useMemo(() => ({ client, load, results }), [client, load, results]);
  return <ApiContext value={api}>{children}</ApiContext>;
}
