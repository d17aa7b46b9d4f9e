const reloadedKey = 'reloaded-for-new-version';

/** The messages with which browsers, and Vite for styles, report that code could not be fetched. */
const missingCode =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && missingCode.test(error.message);
}

/**
 * After a new deployment the files of the former one may be gone, so an open page cannot fetch the
 * code of the next page. Reloading the document loads the new version. It reloads only once: if
 * that does not help, the error stays visible.
 */
export function reloadForNewVersion(error: unknown): void {
  if (!isChunkLoadError(error)) return;
  // Offline the browser would only replace the page with its own error page.
  if (!navigator.onLine) return;
  try {
    const address = window.location.href;
    if (sessionStorage.getItem(reloadedKey) === address) return;
    sessionStorage.setItem(reloadedKey, address);
  } catch {
    // Without storage it is unknown whether it has reloaded already.
    return;
  }
  window.location.reload();
}
