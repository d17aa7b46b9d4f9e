import type {
  ApolloClient,
  DefaultContext,
  ObservableQuery,
  OperationVariables,
  TypedDocumentNode,
  WatchQueryFetchPolicy,
} from '@apollo/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Api, useApi } from './api.ts';
import { usePageLanguage } from '../messages/createMessages.ts';
import { inLanguage, resultKey } from './pageResults.ts';

export interface QueryOptions<Variables extends OperationVariables> {
  variables?: Variables;
  /** If true, only `refetch` sends the query. */
  skip?: boolean;
  fetchPolicy?: WatchQueryFetchPolicy;
  /** For the links of Apollo Client. */
  context?: DefaultContext;
}

interface Outcome<Data> {
  data?: Data | undefined;
  error?: Error | undefined;
  loading: boolean;
}

/** The result of a query with its variables, as it changes. */
interface Source<Data, Variables extends OperationVariables> {
  api: Api;
  key: string;
  observable: ObservableQuery<Data, Variables> | null;
  read: () => Outcome<Data>;
  subscribe: (listener: () => void) => () => void;
  /** The data before the variables changed. */
  previousData: Data | undefined;
}

/**
 * Runs a query and follows its data. Until Apollo Client is loaded, the result is the one that came
 * with the page; a query without such a result loads the client. A variable `language` gets the
 * language of the page.
 */
export function useQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  { variables: own = {} as Variables, skip = false, ...options }: QueryOptions<Variables> = {},
) {
  const language = usePageLanguage();
  const variables = inLanguage(query, own, language);
  const api = useApi();
  const { client, load } = api;
  const key = skip ? '' : resultKey({ query, variables });

  const [stored, setSource] = useState<Source<Data, Variables>>();
  let source = stored;
  if (source?.api !== api || source.key !== key) {
    const former = source?.read();
    const previousData = former?.data ?? source?.previousData;
    source = { ...createSource(api, query, key, { variables, ...options }), previousData };
    setSource(source);
  }
  const { subscribe, read, observable, previousData } = source;
  const outcome = useSyncExternalStore(subscribe, read, read);

  const isMissing = !client && outcome.loading;
  useEffect(() => {
    // After a failure the page stays at 'loading'; every link on it works.
    if (isMissing) load().catch(() => undefined);
  }, [isMissing, load]);

  const watch = async () =>
    observable ?? (await load()).watchQuery({ query, variables, ...options });
  const fetchMore: ObservableQuery<Data, Variables>['fetchMore'] = async (options) => {
    // The variables of this query are not passed to another query.
    const other = 'query' in options ? options.query : undefined;
    const more = options.variables ?? {};
    const variables = other ? inLanguage(other, more, language) : more;
    return (await watch()).fetchMore({ ...options, variables });
  };
  return {
    ...outcome,
    previousData,
    variables,
    /**
     * Refetches.
     * @param changed replaces variables of the query
     */
    refetch: async (changed?: Partial<Variables>) => (await watch()).refetch(changed),
    /** Requests the next page of a list, which the cache appends. */
    fetchMore,
  };
}

function createSource<Data, Variables extends OperationVariables>(
  api: Api,
  query: TypedDocumentNode<Data, Variables>,
  key: string,
  options: Omit<QueryOptions<Variables>, 'skip'> & { variables: Variables },
): Omit<Source<Data, Variables>, 'previousData'> {
  if (!key) return unchanging(api, key, { loading: false });
  if (!api.client) {
    const found = api.results[key] as Omit<Outcome<Data>, 'loading'> | undefined;
    return unchanging(api, key, { ...found, loading: !found });
  }
  const client: ApolloClient = api.client;
  const observable = client.watchQuery({ query, ...options });
  let current: Outcome<Data> = observable.getCurrentResult() as Outcome<Data>;
  return {
    api,
    key,
    observable,
    read: () => current,
    subscribe(listener) {
      const subscription = observable.subscribe((next) => {
        current = next as Outcome<Data>;
        listener();
      });
      return () => subscription.unsubscribe();
    },
  };
}

function unchanging<Data>(api: Api, key: string, outcome: Outcome<Data>) {
  const read = () => outcome;
  return { api, key, observable: null, read, subscribe: () => () => undefined };
}
