import { useSiteSettings } from './siteSettings.ts';

const settingOf = {
  facebook: 'facebookUrl',
  telegram: 'telegramUrl',
  whatsapp: 'whatsappUrl',
  viber: 'viberUrl',
} as const;

type Platform = keyof typeof settingOf;

/** Where the association has groups, in the order of Contact Us (docs/product/pages.md, section 3.7). */
export const groupPlatforms = ['viber', 'facebook', 'whatsapp', 'telegram'] as const;

/** The association's accounts on these platforms, in this order; those not configured are left out. */
export function useSocialAccounts(platforms: readonly Platform[]) {
  const settings = useSiteSettings();
  return platforms.flatMap((platform) => {
    const url = settings?.[settingOf[platform]];
    return url ? [{ platform, url }] : [];
  });
}
