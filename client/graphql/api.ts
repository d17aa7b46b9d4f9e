import type { ApolloClient } from '@apollo/client';
import { createContext, useContext } from 'react';
import type { PageResults } from './pageResults.ts';

/** The connection of the operations' hooks to the API. */
export interface Api {
  /** Null on the server, and in a browser until it is loaded. */
  client: ApolloClient | null;
  /** Loads Apollo Client; a repeated call loads it again only after a failure. */
  load: () => Promise<ApolloClient>;
  /** The results of queries while there is no client. */
  results: PageResults;
}

export const ApiContext = createContext<Api | null>(null);

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('An operation needs an ApiContext around it.');
  return api;
}
