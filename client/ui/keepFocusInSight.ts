/**
 * Scrolls to the focused control of an element when that grows or shrinks, for example above the
 * control. The control could otherwise come to lie beneath a bar.
 */
export function keepFocusInSight(element: HTMLElement | null) {
  if (!element) return;
  const observer = new ResizeObserver(() => {
    const { activeElement } = document;
    if (element.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(element);
  return () => observer.disconnect();
}
