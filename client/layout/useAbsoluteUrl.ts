import { useSiteSettings } from './siteSettings.ts';

/** Makes absolute addresses of paths on this site; what is absolute, as of a media store, stays. */
export function useAbsoluteUrl(): (address: string) => string {
  const siteUrl = useSiteSettings()?.siteUrl ?? '';
  return (address) => (address.startsWith('/') ? siteUrl + address : address);
}
