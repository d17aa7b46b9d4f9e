import type { ApolloCache } from '@apollo/client';

/** Evicts lists from the cache by the names of their fields of Query, so that pages reload them. */
export function evictQueryFields(cache: ApolloCache, lists: string[]): void {
  cache.modify({
    id: 'ROOT_QUERY',
    fields: (value: unknown, { fieldName, DELETE }) => (lists.includes(fieldName) ? DELETE : value),
  });
}

/**
 * Evicts the entries of each category of a kind. The categories stay, because a form shows them.
 * @param type of the categories in the schema
 */
export function evictCategoryEntries(cache: ApolloCache, type: string): void {
  const everything: unknown = cache.extract();
  for (const id of Object.keys(everything ?? {})) {
    if (!id.startsWith(`${type}:`)) continue;
    cache.modify({ id, fields: { entries: (_value, { DELETE }) => DELETE } });
  }
}
