import type { ApolloCache } from '@apollo/client';
import { evictCategoryEntries, evictQueryFields } from '../forms/evictCache.ts';
import { type AdminKindName, adminKinds } from './adminKinds.ts';

/** Evicts the lists of a kind from the cache, after a change of one of its records. */
export function evictRecordLists(cache: ApolloCache, kind: AdminKindName): void {
  const { query, furtherQueries = [], categories } = adminKinds[kind];
  evictQueryFields(cache, [query, ...furtherQueries]);
  if (categories) evictCategoryEntries(cache, categories);
}

/** Evicts the lists, and the pages and forms of single records. */
export function evictRecords(cache: ApolloCache, kind: AdminKindName): void {
  evictRecordLists(cache, kind);
  evictQueryFields(cache, [kind]);
}
