import { ApolloLink } from '@apollo/client';
import { catchError, defer, from, mergeMap, type Observable, of, throwError } from 'rxjs';
import { codeOf } from '../errors.ts';
import type { Session } from './session.ts';

/**
 * What an operation may ask of the links in its context: `asVisitor` sends it without the access
 * token, and `credentials: 'same-origin'` lets the cookie with the refresh token travel along,
 * which only the mutations of the session itself need.
 */
declare module '@apollo/client' {
  interface DefaultContext {
    asVisitor?: boolean;
    credentials?: RequestCredentials;
  }
}

const refused = 'UNAUTHENTICATED';

/**
 * Sends operations in the name of whoever is signed in. One that is refused for that is sent once
 * more with a refreshed session; where there is none any more, the session ends.
 */
export function authLink(session: Session): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { asVisitor } = operation.getContext();
    if (asVisitor || session.read().status !== 'signedIn') return forward(operation);

    const send = (token: string | null) => {
      operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      }));
      return forward(operation);
    };

    const sendAgain = (former: string, answer: Observable<ApolloLink.Result>) =>
      from(session.renew(former)).pipe(
        mergeMap((token) => (token === null ? answer : send(token))),
        tapRefusal(() => session.end()),
      );

    return from(session.accessToken()).pipe(
      mergeMap((token) =>
        token === null
          ? send(token)
          : onRefusal(send(token), (answer) => sendAgain(token, answer)),
      ),
    );
  });
}
