import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useCall } from './useCall.ts';

export type MutationOptions<Data, Variables extends OperationVariables> = Partial<
  Omit<ApolloClient.MutateOptions<Data, Variables>, 'mutation' | 'variables'>
> & { variables?: Partial<Variables> };

/**
 * @param options for every call
 * @returns the function that sends the mutation, which takes options for one call, and the state of
 * the last call
 */
export function useMutation<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  options: MutationOptions<Data, Variables> = {},
) {
  const [call, state] = useCall((client, own: MutationOptions<Data, Variables>) =>
    client.mutate({ mutation, ...options, ...own } as unknown as ApolloClient.MutateOptions<
      Data,
      Variables
    >),
  );
  const mutate = (own: MutationOptions<Data, Variables> = {}) => call(own);
  return [mutate, state] satisfies [unknown, unknown];
}
