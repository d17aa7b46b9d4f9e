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
  /** What was searched last. The user may have typed more before it is shown. */
  const [sent, setSent] = useState(search);
  if (shown !== search) {
    setShown(search);
    if (search !== sent) {
      setSent(search);
      setTyped(search);
    }
  }
  const searchNow = useEffectEvent(() => {
    const text = typed.trim();
    if (text === search) return;
    setSent(text);
    onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(searchNow, pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}
