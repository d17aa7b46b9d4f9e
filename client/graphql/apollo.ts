import {
  ApolloClient,
  type ApolloLink,
  defaultDataIdFromObject,
  type FieldPolicy,
  InMemoryCache,
} from '@apollo/client';
import { contentKinds } from '../contentKinds.ts';
import fragmentTypes from './possibleTypes.generated.ts';

interface Page {
  nodes: unknown[];
}

/**
 * Appends the pages of a list that is paginated with `after`. Lists with different page sizes are
 * cached separately: Home has a list of one event, which is not the beginning of another list.
 */
const connection: FieldPolicy<Page> = {
  keyArgs: (args) => Object.keys(args ?? {}).filter((name) => name !== 'after'),
  merge: (existing, incoming, { args }) =>
    existing && args?.['after']
      ? { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] }
      : incoming,
};

const policies = <Policy>(names: string[], policy: Policy) =>
  Object.fromEntries(names.map((name) => [name, policy]));

/** The lists that are not content. */
const otherLists = [
  'activity',
  'deletedRecords',
  'inquiries',
  'mailMessages',
  'mediaLibrary',
  'memberFees',
  'memberMessages',
  'memberRegister',
  'members',
  'membershipApplications',
  'payments',
  'pendingTranslations',
  'revisions',
  'webhookDeliveries',
];

export function createCache(): InMemoryCache {
  const lists = [...contentKinds.map(({ query }) => query), ...otherLists];
  const categories = contentKinds.flatMap(({ categories }) => categories ?? []);
  return new InMemoryCache({
    possibleTypes: fragmentTypes.possibleTypes,
    // A record has other texts in each language, and the forms of the admin area read the original
    // ones.
    dataIdFromObject(object) {
      const id = defaultDataIdFromObject(object);
      return id && typeof object['language'] === 'string' ? `${id} ${object['language']}` : id;
    },
    typePolicies: {
      Query: { fields: policies(lists, connection) },
      ...policies(categories, { fields: { entries: connection } }),
      SiteSettings: { keyFields: [] },
    },
  });
}

/** @param link over HTTP in a browser, in process on the server */
export function createApollo(link: ApolloLink, cache: InMemoryCache): ApolloClient {
  return new ApolloClient({
    link,
    cache,
    ssrMode: typeof window === 'undefined',
    // A list that is reloaded after a change must not get the response to an earlier request.
    queryDeduplication: false,
  });
}
