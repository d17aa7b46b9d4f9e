import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A value that only the browser knows. It returns `before` on the server and during hydration, so
 * that both render the same, and `read()` afterwards.
 * @param read must return the same value while nothing changes
 */
export function useBrowserValue<Value extends string | boolean>(
  read: () => Value,
  before: Value,
): Value {
  return useSyncExternalStore(never, read, () => before);
}
