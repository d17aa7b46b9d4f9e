import { ApolloLink } from '@apollo/client';
import { catchError, from, map, mergeMap, type Observable, of, throwError } from 'rxjs';
import { codeOf } from '../graphql/errors.ts';
import type { Session } from './session.ts';

/**
 * Adds the access token of the signed-in user. A refused operation is sent again with a refreshed
 * session; if that cannot be refreshed, the session ends.
 */
export function authLink(session: Session): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { asVisitor } = operation.getContext();
    if (asVisitor || session.read().status !== 'signedIn') return forward(operation);

    const send = (token: string) => {
      operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
        headers: { ...headers, authorization: `Bearer ${token}` },
      }));
      return checkRefusal(forward(operation));
    };
    const sendAgain = (token: string) =>
      send(token).pipe(
        mergeMap(({ isRefused, response }) => {
          if (isRefused) session.end();
          return response;
        }),
      );
    const sendFirst = (token: string) =>
      send(token).pipe(
        mergeMap(({ isRefused, response }) => {
          if (!isRefused) return response;
          const renewed = from(session.renew(token));
          return renewed.pipe(mergeMap((next) => (next === null ? response : sendAgain(next))));
        }),
      );
    return from(session.accessToken()).pipe(
      mergeMap((token) => (token === null ? forward(operation) : sendFirst(token))),
    );
  });
}

interface CheckedResponse {
  /** Whether the API requires a sign-in. */
  isRefused: boolean;
  response: Observable<ApolloLink.Result>;
}

/** A refusal is a GraphQL error in a response, or an HTTP error if files were sent. */
function checkRefusal(responses: Observable<ApolloLink.Result>): Observable<CheckedResponse> {
  const refusal = 'UNAUTHENTICATED';
  return responses.pipe(
    map((result) => ({
      isRefused: result.errors?.some(({ extensions }) => extensions?.['code'] === refusal) ?? false,
      response: of(result),
    })),
    catchError((error: unknown) =>
      of({ isRefused: codeOf(error) === refusal, response: throwError(() => error) }),
    ),
  );
}
