import { ApolloLink } from '@apollo/client';
import { defer, mergeMap } from 'rxjs';

/**
 * Sends operations with files by a separate link, whose code is loaded with the first of them, and
 * all others by the given link.
 */
export function withUploads(other: ApolloLink): ApolloLink {
  const upload = new ApolloLink((operation, forward) =>
    defer(() => import('./uploadLink.ts')).pipe(
      mergeMap(({ uploadLink }) => uploadLink.request(operation, forward)),
    ),
  );
  return ApolloLink.split(
    ({ variables }) => Object.values(variables).some((value) => value instanceof File),
    upload,
    other,
  );
}
