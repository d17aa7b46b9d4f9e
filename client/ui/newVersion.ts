const reloadedKey = 'reloaded-for-new-version';

/** How browsers, and Vite for styles, say that a page's code could not be fetched. */
const missingCode =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && missingCode.test(error.message);
}

/**
 * After a new deployment the files of the previous one may be gone: an open page then cannot fetch
 * the code of the next. Loading the document anew brings the new version. Once only: where that
 * does not help, the error stays on screen.
 */
export function reloadForNewVersion(error: unknown): void {
  if (!isChunkLoadError(error)) return;
  // Offline the browser would only put its own error page in place of ours.
  if (!navigator.onLine) return;
  try {
    const address = window.location.href;
    if (sessionStorage.getItem(reloadedKey) === address) return;
    sessionStorage.setItem(reloadedKey, address);
  } catch {
    // Without storage it is not known whether this was tried already.
    return;
  }
  window.location.reload();
}
