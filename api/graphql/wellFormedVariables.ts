import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';

/**
 * Replaces half characters, which a cut emoji leaves, by U+FFFD: the database keeps none. Only variables
 * can have them, because graphql-js refuses them in a document.
 */
export const wellFormedVariables: ApolloServerPlugin<Context> = {
  requestDidStart: ({ request: { variables } }) => {
    // A list rather than recursion, which a deeply nested value would end.
    const pending: object[] = variables ? [variables] : [];
    for (const holder of pending) pending.push(...replaceTexts(holder as Record<string, unknown>));
    return Promise.resolve();
  },
};

/** @returns the objects and lists in this one */
function replaceTexts(holder: Record<string, unknown>): object[] {
  const inner: object[] = [];
  for (const [name, value] of Object.entries(holder)) {
    if (typeof value === 'string') {
      if (!value.isWellFormed()) holder[name] = value.toWellFormed();
    } else if (isOfJson(value)) {
      inner.push(value);
    }
  }
  return inner;
}

/** Whether it is an object or a list that JSON brought, and no file of a multipart request. */
const isOfJson = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype);
