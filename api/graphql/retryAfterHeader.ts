import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';

/** Sets the `Retry-After` header to the longest `retryAfter` of the errors, in seconds. */
export const retryAfterHeader: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response: { http, body } }) => {
        const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
        const longest = Math.max(
          0,
          ...errors.map(({ extensions }) => Number(extensions?.['retryAfter'] ?? 0)),
        );
        if (longest > 0) http.headers.set('retry-after', String(longest));
        return Promise.resolve();
      },
    }),
};
