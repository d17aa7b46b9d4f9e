import { z } from 'zod';
import { categoryIdRule, requiredLine, requiredText } from '../common.rules.ts';
import { requiredUrl, socialUrl } from '../link.rules.ts';

/** In the order in which forms and pages show them (docs/product.md, section 3.5). */
export const socialPlatforms = [
  'facebook',
  'instagram',
  'telegram',
  'whatsapp',
  'viber',
  'x',
] as const;

const socialLink = (platform: (typeof socialPlatforms)[number]) =>
  socialUrl(platform, 'Enter a valid URL');

/** docs/product.md, section 6.5. */
export const directoryRules = z.object({
  name: requiredLine('Directory name is required'),
  location: requiredLine('Address is required'),
  mapLink: requiredUrl('Map link is required', 'Enter a valid URL'),
  description: requiredText('Description is required'),
  categoryId: categoryIdRule,
  facebook: socialLink('facebook'),
  instagram: socialLink('instagram'),
  telegram: socialLink('telegram'),
  whatsapp: socialLink('whatsapp'),
  viber: socialLink('viber'),
  x: socialLink('x'),
});

export const imageMessages = {
  field: 'image',
  missing: 'Image is required',
  wrongType: 'File must be an image',
};
