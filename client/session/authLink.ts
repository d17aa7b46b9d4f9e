import { ApolloLink } from '@apollo/client';
import { catchError, from, map, mergeMap, type Observable, of, throwError } from 'rxjs';
import { codeOf } from '../graphql/errors.ts';
import type { Session } from './session.ts';

/**
 * Sends operations in the name of whoever is signed in. One that is refused for that is sent once
 * more with a refreshed session; where there is none any more, the session ends.
 */
export function authLink(session: Session): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { asVisitor } = operation.getContext();
    if (asVisitor || session.read().status !== 'signedIn') return forward(operation);

    const send = (token: string) => {
      operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
        headers: { ...headers, authorization: `Bearer ${token}` },
      }));
      return judged(forward(operation));
    };
    const sendAgain = (token: string) =>
      send(token).pipe(
        mergeMap(({ isRefused, answer }) => {
          if (isRefused) session.end();
          return answer;
        }),
      );
    const sendFirst = (token: string) =>
      send(token).pipe(
        mergeMap(({ isRefused, answer }) => {
          if (!isRefused) return answer;
          const renewed = from(session.renew(token));
          return renewed.pipe(mergeMap((next) => (next === null ? answer : sendAgain(next))));
        }),
      );
    return from(session.accessToken()).pipe(
      mergeMap((token) => (token === null ? forward(operation) : sendFirst(token))),
    );
  });
}

interface Judged {
  /** Whether the API wants somebody to sign in. */
  isRefused: boolean;
  answer: Observable<ApolloLink.Result>;
}

/** A refusal comes as an error within an answer, or in place of one where files were sent. */
function judged(answers: Observable<ApolloLink.Result>): Observable<Judged> {
  const refusal = 'UNAUTHENTICATED';
  return answers.pipe(
    map((result) => ({
      isRefused: result.errors?.some(({ extensions }) => extensions?.['code'] === refusal) ?? false,
      answer: of(result),
    })),
    catchError((error: unknown) =>
      of({ isRefused: codeOf(error) === refusal, answer: throwError(() => error) }),
    ),
  );
}
