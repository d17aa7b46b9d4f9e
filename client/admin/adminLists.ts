import type { ApolloCache } from '@apollo/client';
import { InMemoryCache } from '@apollo/client';
import { connection } from '../graphql/apollo.ts';

/** The paginated lists that only the admin area has. */
const adminLists = [
  'activity',
  'deletedRecords',
  'inquiries',
  'mailMessages',
  'mediaLibrary',
  'members',
  'membershipApplications',
  'pendingTranslations',
  'revisions',
  'webhookDeliveries',
];

/** Lets the cache append the pages of the lists of the admin area. Visitors do not load this. */
export function addAdminLists(cache: ApolloCache): void {
  const fields = Object.fromEntries(adminLists.map((name) => [name, connection]));
  if (cache instanceof InMemoryCache) cache.policies.addTypePolicies({ Query: { fields } });
}
