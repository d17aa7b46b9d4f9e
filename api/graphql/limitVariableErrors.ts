import type { ApolloServerPlugin } from '@apollo/server';
import { getVariableValues, GraphQLError } from 'graphql';
import type { Context } from '../context.ts';
import { invalidArgument } from '../errors.ts';

/** The maximum length of a message, in characters: graphql-js repeats the invalid value in it. */
const maxMessageLength = 300;

/**
 * Refuses variables at the first invalid one. By default graphql-js collects 50 errors, each with
 * the whole value: a body of 200 kB made a response of 19 MB.
 */
export const limitVariableErrors: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ schema, operation, request }) => {
        if (!operation) return Promise.resolve();
        const { errors } = getVariableValues(
          schema,
          operation.variableDefinitions ?? [],
          request.variables ?? {},
          { maxErrors: 1 },
        );
        const [first] = errors ?? [];
        if (!first) return Promise.resolve();
        const message = first.message.slice(0, maxMessageLength);
        const { extensions } = invalidArgument(message);
        return Promise.reject(
          new GraphQLError(message, { extensions: { ...extensions, http: { status: 400 } } }),
        );
      },
    }),
};
