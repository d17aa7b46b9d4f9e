import { ApolloClient, type ApolloLink, type FieldPolicy, InMemoryCache } from '@apollo/client';

interface Page {
  nodes: unknown[];
}

/** Appends the pages of a list that is read on with `after`. */
const connection: FieldPolicy<Page> = {
  keyArgs: (args) => Object.keys(args ?? {}).filter((name) => name !== 'after' && name !== 'first'),
  merge: (existing, incoming, { args }) =>
    existing && args?.['after']
      ? { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] }
      : incoming,
};

export function createCache(): InMemoryCache {
  const entries = { fields: { entries: connection } };
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          // Home has a list of one, which is not the beginning of another.
          events: { ...connection, keyArgs: ['period', 'first'] },
          posts: connection,
          directories: connection,
          resources: connection,
          aboutEthiopiaItems: connection,
          members: connection,
          inquiries: connection,
          membershipApplications: connection,
          mailMessages: connection,
        },
      },
      CulturalCategory: entries,
      DirectoryCategory: entries,
      ResourceCategory: entries,
      SiteSettings: { keyFields: [] },
    },
  });
}

/** @param link over HTTP in a browser, in process where pages are rendered */
export function createApollo(link: ApolloLink, cache: InMemoryCache): ApolloClient {
  return new ApolloClient({ link, cache, ssrMode: typeof window === 'undefined' });
}
