import { createContext, useContext } from 'react';
import type { LayoutQuery } from '../Layout.generated.ts';

/** The settings that every page needs, and the logos that replace the bundled one. */
export type LayoutSettings = LayoutQuery['siteSettings'] & Omit<LayoutQuery, 'siteSettings'>;

/** Null only while the query of the layout is loading. */
export const SiteSettingsContext = createContext<LayoutSettings | null>(null);

export function useSiteSettings(): LayoutSettings | null {
  return useContext(SiteSettingsContext);
}
