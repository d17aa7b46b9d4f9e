import { useSiteSettings } from './siteSettings.ts';

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
