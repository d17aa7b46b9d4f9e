import type { ApolloClient } from '@apollo/client';
import { Kind } from 'graphql';

/**
 * Evicts from the cache what a former user has loaded, except what the current page shows, which
 * would be loaded again at once.
 */
export function clearProtectedCache(client: ApolloClient): void {
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
