/**
 * Sets a CSS variable to the height of the bar of a form or list, so that the focused element does
 * not scroll below it. The height changes with the message in the bar.
 */
export function trackBarHeight(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--form-bar', `${String(bar.offsetHeight)}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--form-bar');
  };
}
