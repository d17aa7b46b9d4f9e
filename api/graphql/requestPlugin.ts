import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import {
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../context.ts';
import { badRequest, invalidArgument, responseTooLarge } from '../errors.ts';
import { uploadsIn } from './uploadMap.ts';

type Variables = Record<string, unknown>;

/** The maximum length of a message, in characters: graphql-js repeats the invalid value in it. */
const maxMessageLength = 300;

/** Checks the variables of requests, and limits their responses. */
export const requestPlugin: ApolloServerPlugin<Context> = {
  requestDidStart({ request }) {
    const variables = request.variables ?? {};
    makeWellFormed(variables);
    return Promise.resolve({
      didResolveOperation({ schema, operation }) {
        if (operation) {
          checkVariables(schema, operation, variables);
          checkUploads(operation, variables);
        }
        return Promise.resolve();
      },
      willSendResponse(request) {
        withholdLargeResponse(request);
        setRetryAfter(request);
        return Promise.resolve();
      },
    });
  },
};

/**
 * Replaces unpaired surrogates, for example from a cut emoji, with U+FFFD, because the database
 * cannot store them. Only variables can have them, because graphql-js refuses them in a document.
 */
function makeWellFormed(variables: Variables): void {
  // A list instead of recursion, because a deeply nested value would overflow the stack.
  const pending: object[] = [variables];
  for (const holder of pending as Variables[]) {
    for (const [name, value] of Object.entries(holder)) {
      if (isOfJson(value)) pending.push(value);
      else if (typeof value === 'string' && !value.isWellFormed())
        holder[name] = value.toWellFormed();
    }
  }
}

/** Whether it is an object or a list from JSON, and not a file of a multipart request. */
const isOfJson = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype);

/**
 * Refuses variables at the first invalid one. By default graphql-js collects 50 errors, each with
 * the whole value: a body of 200 kB made a response of 19 MB.
 */
function checkVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): void {
  const { errors } = getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 });
  const [first] = errors ?? [];
  if (!first) return;
  const message = first.message.slice(0, maxMessageLength);
  const { extensions } = invalidArgument(message);
  throw new GraphQLError(message, { extensions: { ...extensions, http: { status: 400 } } });
}

/** Refuses an operation that does not declare the variable of a file. */
function checkUploads(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): void {
  const declared = new Set(variableDefinitions.map(({ variable }) => variable.name.value));
  const unknown = uploadsIn(variables).find(([name]) => !declared.has(name));
  if (unknown)
    throw badRequest(`The operation does not declare the variable "${unknown[0]}" of a file.`);
}

type Request = GraphQLRequestContextWillSendResponse<Context>;

/** Sends one error, without data, if a response has exceeded its budget. */
function withholdLargeResponse({ contextValue, response: { body } }: Request): void {
  if (!contextValue.responseBudget.isSpent || body.kind !== 'single') return;
  const { message, extensions } = responseTooLarge();
  body.singleResult = { errors: [{ message, extensions }], data: null };
}

/** Sets the `Retry-After` header to the longest `retryAfter` of the errors, in seconds. */
function setRetryAfter({ response: { http, body } }: Request): void {
  const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
  const longest = Math.max(
    0,
    ...errors.map(({ extensions }) => Number(extensions?.['retryAfter'] ?? 0)),
  );
  if (longest > 0) http.headers.set('retry-after', String(longest));
}
