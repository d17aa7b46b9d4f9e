import { type ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { createApollo, createCache } from '../graphql/apollo.ts';
import { withUploads } from '../graphql/fileOperations.ts';
import type { AnsweredQuery } from '../graphql/pageResults.ts';
import { authLink } from './authLink.ts';
import { clearProtectedCache } from './clearProtectedCache.ts';
import { openingSession } from './operationContext.ts';
import { RefreshSessionDocument } from './RefreshSession.generated.ts';
import type { Session } from './session.ts';
import type { SignedInSession } from './storedSession.ts';

/** Milliseconds after which a refresh without a response is given up. */
const answerLimit = 10_000;

/**
 * Connects a browser to the API, as the signed-in user.
 * @param known queries with known results
 */
export function connect(session: Session, known: AnsweredQuery[] = []): ApolloClient {
  const cache = createCache();
  for (const { query, variables, data } of known) cache.writeQuery({ query, variables, data });
  // Visitors' data is the same for all, so it is requested without the cookie.
  const http = new HttpLink({ uri: '/graphql', credentials: 'omit' });
  const client = createApollo(ApolloLink.from([authLink(session), withUploads(http)]), cache);

  let user = session.read().user;
  session.subscribe(() => {
    const previousUser = user;
    user = session.read().user;
    if (!previousUser || previousUser.id === user?.id) return;
    // Pages that show it must unmount first, or they would load it again.
    setTimeout(() => clearProtectedCache(client), 0);
  });
  return client;
}

/** Exchanges the cookie for the next session. */
export async function refreshSession(client: ApolloClient): Promise<SignedInSession> {
  const { data } = await client.mutate({
    mutation: RefreshSessionDocument,
    context: { ...openingSession, fetchOptions: { signal: AbortSignal.timeout(answerLimit) } },
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error('The answer to a refresh was empty.');
  return data.refreshSession;
}
