import type {
  ApolloClient,
  DocumentNode,
  ObservableQuery,
  OperationVariables,
} from '@apollo/client';

/** What the queries of a page brought on the server, by the names of their operations. */
export type Results = Record<string, unknown>;

/**
 * Stands in for Apollo Client until it is needed, so that the first page comes alive without its
 * code: queries get what came with the page; whatever asks for more loads the real client.
 * @param onAnswered hears of each query with its data, for the real client to know them too
 */
export function createHydrationClient(
  results: Results,
  load: () => Promise<ApolloClient>,
  onAnswered: (query: DocumentNode, data: unknown) => void,
): ApolloClient {
  function watchQuery({ query }: { query: DocumentNode }) {
    const data = results[nameOf(query)];
    if (data) onAnswered(query, data);
    // A failure leaves the page at 'loading'; every link out of it works.
    else load().catch(() => undefined);
    const result = data
      ? { data, dataState: 'complete', loading: false, networkStatus: 7, partial: false }
      : { data: undefined, dataState: 'empty', loading: true, networkStatus: 1, partial: true };
    return {
      options: {},
      variables: {},
      getCurrentResult: () => result,
      // Nothing changes here: news come with the real client, which takes the place of this one.
      pipe: () => ({ subscribe: () => ({ unsubscribe: nothing }) }),
      reobserve: nothing,
      applyOptions: nothing,
      updateQuery: nothing,
      startPolling: nothing,
      stopPolling: nothing,
      subscribeToMore: nothing,
      async refetch() {
        return (await load()).query({ query, fetchPolicy: 'network-only' });
      },
      async fetchMore(options: ObservableQuery.FetchMoreOptions<unknown, OperationVariables>) {
        return (await load()).watchQuery({ query }).fetchMore(options);
      },
    };
  }
  const client = {
    defaultOptions: {},
    watchQuery,
    mutate: async (options: ApolloClient.MutateOptions) => (await load()).mutate(options),
  };
  // As much of a client as the hooks of Apollo Client ask for.
  return client as unknown as ApolloClient;
}

function nothing() {
  return undefined;
}

/** The name of a document's operation; every operation has one (client/build/hooksPlugin.ts). */
function nameOf({ definitions }: DocumentNode): string {
  for (const definition of definitions) {
    if ('operation' in definition) return definition.name?.value ?? '';
  }
  return '';
}
