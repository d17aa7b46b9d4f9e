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
}

/**
 * @param options for every call
 * @returns the function that runs the query, with options of its own, and how the last call goes
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
