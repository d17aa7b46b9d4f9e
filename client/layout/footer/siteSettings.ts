import { createContext, useContext } from 'react';
import type { LayoutQuery } from '../Layout.generated.ts';

/** The settings that every page needs, and the logos that replace the bundled one. */
export type LayoutSettings = LayoutQuery['siteSettings'] & Omit<LayoutQuery, 'siteSettings'>;

/** Null only while the query of the layout is loading. */
export const SiteSettingsContext = createContext<LayoutSettings | null>(null);

export function useSiteSettings(): LayoutSettings | null {
  return useContext(SiteSettingsContext);
}

const settingOf = {
  facebook: 'facebookUrl',
  telegram: 'telegramUrl',
  whatsapp: 'whatsappUrl',
  viber: 'viberUrl',
} as const;

type Platform = keyof typeof settingOf;

/**
 * The platforms of the association's groups, in the order of Contact Us (docs/product/pages.md, section
 * 3.7).
 */
export const groupPlatforms = ['viber', 'facebook', 'whatsapp', 'telegram'] as const;

/**
 * The accounts of the association on these platforms, in this order; those that are not configured
 * are left out.
 */
export function useSocialAccounts(platforms: readonly Platform[]) {
  const settings = useSiteSettings();
  return platforms.flatMap((platform) => {
    const url = settings?.[settingOf[platform]];
    return url ? [{ platform, url }] : [];
  });
}
