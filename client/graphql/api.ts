import type { ApolloClient } from '@apollo/client';
import { createContext, useContext } from 'react';
import type { PageResults } from './pageResults.ts';

/** How the hooks of operations reach the API. */
export interface Api {
  /** Null on the server, and in a browser until it is needed and loaded. */
  client: ApolloClient | null;
  /** Loads Apollo Client; called again, it does so only after a failure. */
  load: () => Promise<ApolloClient>;
  /** What queries get while there is no client. */
  results: PageResults;
}

export const ApiContext = createContext<Api | null>(null);

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('An operation needs an ApiContext around it.');
  return api;
}
