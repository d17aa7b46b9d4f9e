import { useHref } from 'react-router-dom';
import { useAbsoluteUrl } from '../../layout/useAbsoluteUrl.ts';

/** A page as it is handed on. */
export interface Shared {
  title: string;
  /** Its absolute address. */
  url: string;
}

/**
 * How a page of this site is handed on.
 * @param path of the page, without the language
 */
export function useShared(path: string, title: string): Shared {
  return { title, url: useAbsoluteUrl()(useHref(path)) };
}

/**
 * Opens the device's own share sheet.
 * @returns false where there is none
 */
export function openShareSheet(shared: Shared): boolean {
  if (!('share' in navigator)) return false;
  // Rejects when the reader cancels, which needs no message.
  void navigator.share(shared).catch(() => undefined);
  return true;
}
