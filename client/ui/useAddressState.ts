import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { writeAddress } from './writeAddress.ts';

/**
 * State in the query string: it is kept by reloads, the history and shared links. Only for parts
 * that the server does not render.
 * @param initial the value of an absent parameter
 * @param valid the valid values, or a function that returns a valid value for any text
 */
export function useAddressState<Value extends string>(
  name: string,
  initial: Value,
  valid: readonly Value[] | ((value: string) => Value),
): [Value, (value: Value) => void] {
  const read = (text: string) =>
    typeof valid === 'function' ? valid(text) : (valid.find((each) => each === text) ?? initial);
  const { key } = useLocation();
  const present = () => read(readAddress(name) ?? initial);
  const [state, setState] = useState(() => ({ key, value: present() }));
  // The router has navigated within the page.
  if (state.key !== key) setState({ key, value: present() });
  const change = (value: Value) => {
    setState({ key, value });
    writeAddress({ [name]: value === initial ? null : value });
  };
  return [state.value, change];
}

/** The value of a parameter of the current address; null if it is absent. */
export const readAddress = (name: string) => new URLSearchParams(window.location.search).get(name);
