import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';

/**
 * Replaces unpaired surrogates, for example from a cut emoji, with U+FFFD, because the database
 * cannot store them. Only variables can have them, because graphql-js refuses them in a document.
 */
export const wellFormedVariables: ApolloServerPlugin<Context> = {
  requestDidStart: ({ request: { variables } }) => {
    // A list instead of recursion, because a deeply nested value would overflow the stack.
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

/** Whether it is an object or a list from JSON, and not a file of a multipart request. */
const isOfJson = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype);
