import type { ApolloClient, DocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createHydrationClient, type Results } from './hydrationClient.ts';
import { createSession, type Session } from '../session/session.ts';

/** How a browser reaches the API. */
export interface ApiConnection {
  session: Session;
  /** The client in force: a stand-in until Apollo Client is needed and has been loaded. */
  client: () => ApolloClient;
  /** Tells of another client in force. */
  subscribe: (listener: () => void) => () => void;
  /** Tells that the page is hydrated, or that there is none to hydrate; Apollo Client waits for that. */
  markHydrated: () => void;
  /** Loads Apollo Client; asked again, it does so only after a failure. */
  load: () => Promise<ApolloClient>;
}

/** @param results what the server sent along with the page */
export function createApiConnection(results: Results): ApiConnection {
  const answered = new Map<DocumentNode, unknown>();
  const listeners = new Set<() => void>();
  let markHydrated!: () => void;
  const hydrated = new Promise<void>((resolve) => (markHydrated = resolve));
  let loading: Promise<ApolloClient> | null = null;

  const session = createSession(async () => {
    const [{ refreshSession }, real] = await Promise.all([import('../session/connect.ts'), load()]);
    return refreshSession(real);
  });

  async function loadNow() {
    // What the page was made of is known once it is hydrated; changing clients before would
    // make it differ from what the server sent.
    const [{ connect }] = await Promise.all([import('../session/connect.ts'), hydrated]);
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

  let client = createHydrationClient(results, load, (query, data) => answered.set(query, data));
  return {
    session,
    client: () => client,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    markHydrated,
    load,
  };
}

/** Hands the client in force to the hooks. */
export function ApiConnectionProvider({
  connection,
  children,
}: {
  connection: ApiConnection;
  children: ReactNode;
}) {
  const { subscribe, client, markHydrated } = connection;
  useEffect(markHydrated, [markHydrated]);
  return (
    <ApolloProvider client={useSyncExternalStore(subscribe, client, client)}>
      {children}
    </ApolloProvider>
  );
}
