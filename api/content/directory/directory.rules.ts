import { z } from 'zod';
import type { FileField } from '../../media/picture.rules.ts';
import {
  atMost,
  categoryIdRule,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
} from '../common.rules.ts';
import { optionalUrl, requiredUrl, socialUrl } from '../link.rules.ts';
import { telephone } from '../telephone.rules.ts';
import { pictureDetails } from '../pictureDetails.rules.ts';

/** In the order in which forms and pages display them (docs/product/pages.md, section 3.5). */
export const socialPlatforms = [
  'facebook',
  'instagram',
  'telegram',
  'whatsapp',
  'viber',
  'x',
] as const;

/** The maximum length of opening hours, in characters. */
const maxOpeningHours = 500;

/** docs/product/fields.md, section 6.5. */
export const directoryRules = z.object({
  name: requiredLine(),
  location: requiredLine(),
  mapLink: requiredUrl(),
  telephone: optionalLine().pipe(telephone()),
  openingHours: optionalText().pipe(atMost(maxOpeningHours)),
  website: optionalUrl(),
  description: requiredText(),
  categoryId: categoryIdRule,
  facebook: socialUrl('facebook'),
  instagram: socialUrl('instagram'),
  telegram: socialUrl('telegram'),
  whatsapp: socialUrl('whatsapp'),
  viber: socialUrl('viber'),
  x: socialUrl('x'),
  ...pictureDetails,
});

export const imageField = { name: 'image', kinds: ['image'], required: true } satisfies FileField;
