import { useState } from 'react';

/**
 * State that stays with this entry of the browser's history: it is there again after a reload, as
 * follows a deletion, and on coming back. It is not in the address, which ends up in logs and may
 * not name a member. Only for parts that the server does not render.
 * @param read tells the values that may be kept from any others
 */
export function useKeptState<Value extends string>(
  name: string,
  initial: Value,
  read: (kept: string) => Value,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => {
    const kept: unknown = keptState()[name];
    return typeof kept === 'string' ? read(kept) : initial;
  });
  const keep = (next: Value) => {
    setValue(next);
    try {
      window.history.replaceState({ ...keptState(), [name]: next }, '');
    } catch {
      // Safari takes no more than a hundred changes in half a minute; this one is not kept.
    }
  };
  return [value, keep];
}

function keptState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
