import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';
import { responseTooLarge } from '../errors.ts';

/** Sends one error, without data, if a response has exceeded its budget. */
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
