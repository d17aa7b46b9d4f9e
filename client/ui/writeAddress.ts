/**
 * Changes parameters of the current address; null removes one. Not by the router, for which it
 * would be a navigation, which moves the focus to the heading and scrolls to the top.
 */
export function writeAddress(parameters: Record<string, string | null>): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  if (url.href === window.location.href) return;
  try {
    window.history.replaceState(window.history.state, '', url);
  } catch {
    // Safari allows at most a hundred changes in half a minute; this one is skipped.
  }
}
