/**
 * Sets a CSS variable to the height of the bar of a form or list, so that the focused element does
 * not scroll below it. The height changes with the message and the buttons in the bar. An editor or a
 * message that arrives above the focused element can also push it below the bar.
 */
export function trackBarHeight(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--form-bar', `${String(bar.offsetHeight)}px`);
    if (isCovered(document.activeElement, bar)) {
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    }
  });
  observer.observe(bar);
  if (bar.parentElement) observer.observe(bar.parentElement);
  return () => {
    observer.disconnect();
    style.removeProperty('--form-bar');
  };
}

/** Whether the lower edge of an element is behind the bar. */
function isCovered(element: Element | null, bar: HTMLElement) {
  if (!element || bar.contains(element)) return false;
  const { top, bottom } = bar.getBoundingClientRect();
  const edge = element.getBoundingClientRect().bottom;
  return edge > top && edge <= bottom;
}
