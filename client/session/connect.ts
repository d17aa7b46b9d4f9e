import { type ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { defer, mergeMap } from 'rxjs';
import { Kind } from 'graphql';
import { createApollo, createCache } from '../graphql/apollo.ts';
import type { AnsweredQuery } from '../graphql/pageResults.ts';
import { authLink } from './authLink.ts';
import { openingSession } from './operationContext.ts';
import { RefreshSessionDocument } from './RefreshSession.generated.ts';
import type { Session } from './session.ts';
import type { SignedInSession } from './storedSession.ts';

/** Milliseconds after which a refresh without a response is given up. */
const responseLimit = 10_000;

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
    context: { ...openingSession, fetchOptions: { signal: AbortSignal.timeout(responseLimit) } },
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error('The response to a refresh was empty.');
  return data.refreshSession;
}

/**
 * Sends operations with files by a separate link, whose code is loaded with the first of them, and
 * all others by the given link.
 */
export function withUploads(other: ApolloLink): ApolloLink {
  const upload = new ApolloLink((operation, forward) =>
    defer(() => import('../graphql/uploadLink.ts')).pipe(
      mergeMap(({ uploadLink }) => uploadLink.request(operation, forward)),
    ),
  );
  return ApolloLink.split(
    ({ variables }) => Object.values(variables).some((value) => value instanceof File),
    upload,
    other,
  );
}

/**
 * Evicts from the cache what a former user has loaded, except what the current page shows, which
 * would be loaded again at once.
 */
function clearProtectedCache(client: ApolloClient): void {
  const shown = new Set<string>();
  for (const { query } of client.getObservableQueries('active')) {
    for (const definition of query.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      for (const field of definition.selectionSet.selections) {
        if (field.kind === Kind.FIELD) shown.add(field.name.value);
      }
    }
  }
  client.cache.modify({
    id: 'ROOT_QUERY',
    fields: (value: unknown, { fieldName, DELETE }) => (shown.has(fieldName) ? value : DELETE),
  });
  client.cache.gc();
}
