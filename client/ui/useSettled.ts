import { useEffect, useState } from 'react';

/**
 * A typed text after a pause in typing, so that the server is not asked for each letter.
 * @param pause in milliseconds
 * @param first the text until the first pause
 */
export function useSettled(typed: string, pause = 300, first = typed): string {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, pause]);
  return settled;
}
