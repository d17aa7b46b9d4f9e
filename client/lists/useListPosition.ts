import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { readAddress } from '../ui/useAddressState.ts';
import { writeAddress } from '../ui/writeAddress.ts';
import { entriesIn } from './entriesIn.ts';

/** How long scrolling must pause before the place is written into the address, in milliseconds. */
const pause = 400;

interface LoadedList {
  /** Of the entries that have been loaded. */
  ids: string[];
  /** How many come at once. */
  pageSize: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  load: (after: string | null) => Promise<unknown>;
  /** The element that has the entries. */
  list: RefObject<HTMLElement | null>;
}

/**
 * Keeps in the address how many entries of a list have been loaded (`shown`) and which is at the top
 * of the window (`at`), and goes there when the page is opened: it loads as many, then scrolls.
 * @returns whether entries of that place are still on their way
 */
export function useListPosition({ ids, pageSize, pageInfo, load, list }: LoadedList): boolean {
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

  const readPlace = () => {
    const index = window.scrollY > 0 ? indexAtTop(entriesIn(list.current)) : -1;
    return ids[index] ?? null;
  };
  const goToPlace = useEffectEvent(() => {
    const place = readAddress('at');
    if (place === null || place === readPlace()) return;
    entriesIn(list.current)[ids.indexOf(place)]?.scrollIntoView();
  });
  useEffect(() => {
    if (!isLoading) goToPlace();
  }, [isLoading]);

  const notePlace = useEffectEvent(() => {
    writeAddress({ at: readPlace() });
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

/**
 * The entry that begins nearest to where scrolling to an entry puts it, so that the same one is found
 * after that; -1 without entries.
 */
function indexAtTop(entries: Element[]): number {
  const distances = entries.map((entry) => {
    const margin = parseFloat(getComputedStyle(entry).scrollMarginTop);
    return Math.abs(entry.getBoundingClientRect().top - margin);
  });
  return distances.indexOf(Math.min(...distances));
}
