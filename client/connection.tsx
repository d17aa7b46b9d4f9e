import type { ApolloClient, DocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createFirstClient, type Results } from './firstClient.ts';
import { createSession, type Session } from './session/session.ts';

/** How a browser reaches the API. */
export interface Connection {
  session: Session;
  /** The client in force: a stand-in until Apollo Client is needed and has been loaded. */
  client: () => ApolloClient;
  /** Tells of another client in force. */
  subscribe: (listener: () => void) => () => void;
  /** The page that the server sent has come alive, or there is none; Apollo Client waits for that. */
  comeAlive: () => void;
  /** Loads Apollo Client; asked again, it does so only after a failure. */
  load: () => Promise<ApolloClient>;
}

/** @param results what the server sent along with the page */
export function createConnection(results: Results): Connection {
  const answered = new Map<DocumentNode, unknown>();
  const listeners = new Set<() => void>();
  let comeAlive!: () => void;
  const alive = new Promise<void>((resolve) => (comeAlive = resolve));
  let loading: Promise<ApolloClient> | null = null;

  const session = createSession(async () => {
    const [{ refreshSession }, real] = await Promise.all([import('./session/connect.ts'), load()]);
    return refreshSession(real);
  });

  async function loadNow() {
    // What the page was made of is known when it has come alive; changing clients before would
    // make it differ from what the server sent.
    const [{ connect }] = await Promise.all([import('./session/connect.ts'), alive]);
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

  let client = createFirstClient(results, load, (query, data) => answered.set(query, data));
  return {
    session,
    client: () => client,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    comeAlive,
    load,
  };
}

/** Hands the client in force to the hooks. */
export function Connected({
  connection,
  children,
}: {
  connection: Connection;
  children: ReactNode;
}) {
  const { subscribe, client, comeAlive } = connection;
  useEffect(comeAlive, [comeAlive]);
  return (
    <ApolloProvider client={useSyncExternalStore(subscribe, client, client)}>
      {children}
    </ApolloProvider>
  );
}
