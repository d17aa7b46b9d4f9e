import { z } from 'zod';
import type { FileField } from '../../media/picture.rules.ts';
import { categoryIdRule, requiredLine, requiredText } from '../common.rules.ts';
import { optionalUrl } from '../link.rules.ts';
import { pictureDetails } from '../pictureDetails.rules.ts';

/** docs/product/fields.md, section 6.5. */
export const aboutEthiopiaRules = z.object({
  title: requiredLine(),
  description: requiredText(),
  link: optionalUrl(),
  categoryId: categoryIdRule,
  ...pictureDetails,
});

export const mediaField = {
  name: 'media',
  kinds: ['image', 'video'],
  required: true,
} satisfies FileField;

export const posterField = {
  name: 'poster',
  kinds: ['image'],
  required: false,
} satisfies FileField;
