import { useSiteSettings } from '../footer/siteSettings.ts';

/**
 * Converts paths of this site to absolute addresses. Absolute addresses, such as those of a media
 * store, stay.
 */
export function useAbsoluteUrl(): (address: string) => string {
  const siteUrl = useSiteSettings()?.siteUrl ?? '';
  return (address) => (address.startsWith('/') ? siteUrl + address : address);
}
