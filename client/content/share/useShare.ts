import { useHref } from 'react-router-dom';
import { useAbsoluteUrl } from '../../layout/head/useAbsoluteUrl.ts';

/** A page to share. */
export interface Shared {
  title: string;
  /** Its absolute address. */
  url: string;
}

/**
 * The title and address with which a page of this site is shared.
 * @param path of the page, without the language
 */
export function useShared(path: string, title: string): Shared {
  return { title, url: useAbsoluteUrl()(useHref(path)) };
}

/**
 * Opens the share sheet of the device.
 * @returns false if there is none
 */
export function openShareSheet(shared: Shared): boolean {
  if (!('share' in navigator)) return false;
  // Rejects when the user cancels, which needs no message.
  void navigator.share(shared).catch(() => undefined);
  return true;
}
