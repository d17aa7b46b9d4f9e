import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';
import { responseTooLarge } from '../errors.ts';

/** Answers with one error, and no data, where a response has grown larger than its budget. */
export const withholdLargeResponses: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ contextValue, response: { body } }) => {
        if (contextValue.responseBudget.isSpent && body.kind === 'single') {
          const { message, extensions } = responseTooLarge();
          body.singleResult = { errors: [{ message, extensions }], data: null };
        }
        return Promise.resolve();
      },
    }),
};
