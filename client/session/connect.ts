import { type ApolloClient, ApolloLink, HttpLink, type InMemoryCache } from '@apollo/client';
import { createApollo } from '../apollo.ts';
import { withUploads } from '../fileOperations.ts';
import { authLink, openingSession } from './authLink.ts';
import { forgetProtected } from './forgetProtected.ts';
import { RefreshSessionDocument } from './RefreshSession.generated.ts';
import { createSession, type Session } from './session.ts';

/** Milliseconds after which an answer to a refresh is no longer waited for. */
const answerLimit = 10_000;

/** Connects a browser to the API, in the name of whoever is signed in. */
export function connect(cache: InMemoryCache): { client: ApolloClient; session: Session } {
  const session = createSession(async () => {
    const { data } = await client.mutate({
      mutation: RefreshSessionDocument,
      context: { ...openingSession, fetchOptions: { signal: AbortSignal.timeout(answerLimit) } },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error('The answer to a refresh was empty.');
    return data.refreshSession;
  });
  // What visitors read is the same for all, so it goes without the cookie.
  const http = new HttpLink({ uri: '/graphql', credentials: 'omit' });
  const client = createApollo(ApolloLink.from([authLink(session), withUploads(http)]), cache);

  let user = session.read().user;
  session.subscribe(() => {
    const former = user;
    user = session.read().user;
    if (!former || former.id === user?.id) return;
    // Pages that show it must be gone first, or they would load it again.
    setTimeout(() => forgetProtected(client), 0);
  });
  return { client, session };
}
