import { useEffect, useEffectEvent, useState } from 'react';

/** The pause in typing after which the server is asked, in milliseconds. */
const pause = 300;

/**
 * The text of a search field. It searches while the user types, without a request for each letter.
 * @param search the current search, which the address or a link can change too
 */
export function useTypedSearch(
  search: string,
  onSearch: (search: string) => void,
): [typed: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  if (shown !== search) {
    setShown(search);
    // Not while the user types.
    if (typed.trim() !== search) setTyped(search);
  }
  const searchNow = useEffectEvent(() => {
    if (typed.trim() !== search) onSearch(typed.trim());
  });
  useEffect(() => {
    const timer = setTimeout(searchNow, pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}
