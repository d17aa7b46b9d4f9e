import type { ApolloClient } from '@apollo/client';
import { type ReactNode, useMemo } from 'react';
import { ApiContext } from '../../../client/graphql/api.ts';

/** Provides a client that is loaded from the start. */
export function ApiProvider({ client, children }: { client: ApolloClient; children: ReactNode }) {
  const api = useMemo(
    () => ({ client, load: () => Promise.resolve(client), results: {} }),
    [client],
  );
  return <ApiContext value={api}>{children}</ApiContext>;
}
