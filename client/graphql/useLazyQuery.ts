import type {
  ApolloClient,
  FetchPolicy,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client';
import { useCall } from './useCall.ts';

export interface LazyQueryOptions<Variables extends OperationVariables> {
  variables?: Variables;
  fetchPolicy?: FetchPolicy;
  context?: ApolloClient.QueryOptions['context'];
}

/**
 * @param options the options of every call
 * @returns the function that runs the query, which takes options for one call, and the state of the
 * last call
 */
export function useLazyQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  options: LazyQueryOptions<Variables> = {},
) {
  const [call, state] = useCall((client, own: LazyQueryOptions<Variables>) =>
    client.query({ query, ...options, ...own } as ApolloClient.QueryOptions<Data, Variables>),
  );
  const run = (own: LazyQueryOptions<Variables> = {}) => call(own);
  return [run, state] satisfies [unknown, unknown];
}
