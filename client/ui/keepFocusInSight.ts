/**
 * Scrolls to the focused control of an element when the element grows or shrinks, for example
 * above the control, and when the control receives the keyboard focus: a dialog that closes gives
 * it back without a scroll. The control could otherwise come to lie beneath a bar.
 */
export function keepFocusInSight(element: HTMLElement | null) {
  if (!element) return;
  const scrollToFocus = () => element.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  const observer = new ResizeObserver(scrollToFocus);
  observer.observe(element);
  const onFocus = () => {
    // A scroll between press and release of a mouse button would lose the click.
    if (element.querySelector(':focus-visible')) scrollToFocus();
  };
  element.addEventListener('focusin', onFocus);
  return () => {
    observer.disconnect();
    element.removeEventListener('focusin', onFocus);
  };
}
