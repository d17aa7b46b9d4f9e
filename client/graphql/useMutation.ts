import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useRef, useState } from 'react';
import { useApi } from './api.ts';

export type MutationOptions<Data, Variables extends OperationVariables> = Partial<
  Omit<ApolloClient.MutateOptions<Data, Variables>, 'mutation' | 'variables'>
> & { variables?: Partial<Variables> };

/**
 * @param options for every call
 * @returns the function that sends the mutation, with options of its own, and how the last call goes
 */
export function useMutation<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  options: MutationOptions<Data, Variables> = {},
) {
  const { load } = useApi();
  const [state, setState] = useState<{ loading: boolean; error?: Error | undefined }>({
    loading: false,
  });
  const calls = useRef(0);

  /** @throws what the API or the network failed with */
  async function mutate(own: MutationOptions<Data, Variables> = {}) {
    const call = (calls.current += 1);
    const show = (next: typeof state) => {
      if (call === calls.current) setState(next);
    };
    show({ loading: true });
    try {
      const client = await load();
      const all = { mutation, ...options, ...own } as unknown as ApolloClient.MutateOptions<
        Data,
        Variables
      >;
      const result = await client.mutate(all);
      show({ loading: false });
      return result;
    } catch (error) {
      show({ loading: false, error: error instanceof Error ? error : new Error(String(error)) });
      throw error;
    }
  }

  return [mutate, state] satisfies [unknown, unknown];
}
