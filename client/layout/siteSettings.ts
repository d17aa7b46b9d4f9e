import { createContext, useContext } from 'react';
import type { LayoutQuery } from './Layout.generated.ts';

export type SiteSettings = LayoutQuery['siteSettings'];

/** Null only while the layout's query is under way. */
export const SiteSettingsContext = createContext<SiteSettings | null>(null);

export function useSiteSettings(): SiteSettings | null {
  return useContext(SiteSettingsContext);
}
