import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { readAddress, writeAddress } from '../../ui/useAddressState.ts';

/** How long scrolling must pause before the place is written into the address, in milliseconds. */
const pause = 400;

interface LoadedList {
  /** Of the entries that have been loaded. */
  ids: string[];
  /** How many come at once. */
  pageSize: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  load: (after: string | null) => Promise<unknown>;
  /** The element whose children are the entries. */
  list: RefObject<HTMLElement | null>;
}

/**
 * Keeps in the address how many entries of a list have been loaded (`shown`) and which is the first
 * in sight (`at`), and goes there when the page is opened: it loads as many, then scrolls.
 * @returns whether entries of that place are still on their way
 */
export function useListPlace({ ids, pageSize, pageInfo, load, list }: LoadedList): boolean {
  const [wanted, setWanted] = useState(() => Number(readAddress('shown')));
  const { hasNextPage, endCursor } = pageInfo;
  const count = ids.length;
  const isLoading = count < wanted && hasNextPage;
  // A list that is searched afterwards begins with one page.
  if (!isLoading && wanted > 0) setWanted(0);

  const loadNext = useEffectEvent(() => {
    // Should it fail, the button to load more is there.
    load(endCursor).catch(() => setWanted(0));
  });
  useEffect(() => {
    if (isLoading) loadNext();
  }, [isLoading, endCursor]);

  useEffect(() => {
    if (!isLoading) writeAddress({ shown: count > pageSize ? String(count) : null });
  }, [isLoading, count, pageSize]);

  const goToPlace = useEffectEvent(() => {
    const entry = list.current?.children[ids.indexOf(readAddress('at') ?? '')];
    if (entry && !isInSight(entry)) entry.scrollIntoView();
  });
  useEffect(() => {
    if (!isLoading) goToPlace();
  }, [isLoading]);

  const notePlace = useEffectEvent(() => {
    const entries = [...(list.current?.children ?? [])];
    const first = window.scrollY > 0 ? ids[entries.findIndex(isInSight)] : undefined;
    writeAddress({ at: first ?? null });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(notePlace, pause);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return isLoading;
}

/** Below the navigation bar, which stays at the top (5rem), and above the end of the window. */
function isInSight(entry: Element): boolean {
  const { top, bottom } = entry.getBoundingClientRect();
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return bottom > 5 * rem && top < window.innerHeight;
}
