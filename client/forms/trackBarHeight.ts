/**
 * Tells the style sheet how high the bar of a form or a list is at present, so that what has the focus does not
 * come to lie beneath it: it grows with what it says.
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
