import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { readAddress } from '../ui/useAddressState.ts';
import { writeAddress } from '../ui/writeAddress.ts';
import { entriesIn } from './entriesIn.ts';

/** The pause in scrolling after which the position is written into the address, in milliseconds. */
const pause = 400;

interface LoadedList {
  /** The ids of the loaded entries. */
  ids: string[];
  /** The number of entries in a page of the list. */
  pageSize: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  load: (after: string | null) => Promise<unknown>;
  /** A ref to the element that contains the entries. */
  list: RefObject<HTMLElement | null>;
}

/**
 * Keeps in the address how many entries of a list are loaded (`shown`) and which one is at the top
 * of the window (`at`). When the page opens, it loads as many entries and scrolls to that one.
 * @returns whether entries up to that position are being loaded
 */
export function useListPosition({ ids, pageSize, pageInfo, load, list }: LoadedList): boolean {
  const [wanted, setWanted] = useState(() => Number(readAddress('shown')));
  const { hasNextPage, endCursor } = pageInfo;
  const count = ids.length;
  const isLoading = count < wanted && hasNextPage;
  // A list that is searched later starts with one page.
  if (!isLoading && wanted > 0) setWanted(0);

  const loadNext = useEffectEvent(() => {
    // If it fails, the button to load more is shown.
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
 * The index of the entry that starts nearest to the scroll position of an entry, so that scrolling
 * there finds the same entry; -1 without entries.
 */
function indexAtTop(entries: Element[]): number {
  const distances = entries.map((entry) => {
    const margin = parseFloat(getComputedStyle(entry).scrollMarginTop);
    return Math.abs(entry.getBoundingClientRect().top - margin);
  });
  return distances.indexOf(Math.min(...distances));
}
