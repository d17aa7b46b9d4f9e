import { ApolloLink } from '@apollo/client';
import { defer, mergeMap } from 'rxjs';

/**
 * Sends operations that carry files by a link of their own, whose code is loaded when the first of
 * them comes, and all others by the given one.
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
