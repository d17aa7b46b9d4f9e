import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Focuses the heading of the new page after a client-side navigation, so that screen readers
 * announce the page and the keyboard continues there. If the data is still loading, the heading
 * gets the focus when it appears.
 * @param mainId id of the element that contains the page
 */
export function useFocusOnNavigation(mainId: string): void {
  const { key, hash } = useLocation();
  const arrivedAt = useRef(key);

  useEffect(() => {
    if (key === arrivedAt.current) return;
    arrivedAt.current = key;
    const main = document.getElementById(mainId);
    // A link to a part of a page moves the focus there by itself.
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
  // The router sets the scroll position: the top, or the former position after Back.
  heading.focus({ preventScroll: true });
  return true;
}
