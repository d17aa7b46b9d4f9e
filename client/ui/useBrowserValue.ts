import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Something only the browser knows. Gives `before` on the server and while hydrating, so that both
 * render alike, and `read()` from then on.
 * @param read must return the same value as long as nothing has changed
 */
export function useBrowserValue<Value extends string | boolean>(
  read: () => Value,
  before: Value,
): Value {
  return useSyncExternalStore(never, read, () => before);
}
