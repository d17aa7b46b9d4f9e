import type { ApolloClient } from '@apollo/client';
import { useRef, useState } from 'react';
import { useApi } from './api.ts';

/**
 * Returns a function that sends an operation, and loads Apollo Client first if needed.
 * @returns the function, and the state of the last call
 */
export function useCall<Options, Result>(
  send: (client: ApolloClient, options: Options) => Promise<Result>,
) {
  const { load } = useApi();
  const [state, setState] = useState<{ loading: boolean; error?: Error | undefined }>({
    loading: false,
  });
  const calls = useRef(0);

  /** @throws the error of the API or of the network */
  async function call(options: Options): Promise<Result> {
    const number = (calls.current += 1);
    const show = (next: typeof state) => {
      if (number === calls.current) setState(next);
    };
    show({ loading: true });
    try {
      const result = await send(await load(), options);
      show({ loading: false });
      return result;
    } catch (error) {
      show({ loading: false, error: error instanceof Error ? error : new Error(String(error)) });
      throw error;
    }
  }

  return [call, state] as const;
}
