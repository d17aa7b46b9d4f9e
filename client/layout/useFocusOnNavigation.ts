import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a client-side navigation gives the focus to the new page's heading, so that screen readers
 * say where one has come to and the keyboard goes on from there. Where data is still on its way,
 * the heading gets it as soon as it appears.
 * @param mainId id of the element that holds the page
 */
export function useFocusOnNavigation(mainId: string): void {
  const { key, hash } = useLocation();
  const arrivedAt = useRef(key);

  useEffect(() => {
    if (key === arrivedAt.current) return;
    arrivedAt.current = key;
    const main = document.getElementById(mainId);
    // A link to a part of a page takes the focus there by itself.
    if (hash || !main || focusHeading(main)) return;
    const observer = new MutationObserver(() => {
      if (focusHeading(main)) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
    };
  }, [key, hash, mainId]);
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  // The scroll position is the router's: the top, or where the reader was when going back.
  heading.focus({ preventScroll: true });
  return true;
}
