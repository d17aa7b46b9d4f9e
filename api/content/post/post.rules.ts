import { z } from 'zod';
import type { FileField } from '../../media/picture.rules.ts';
import { optionalLine, optionalText, requiredLine } from '../common.rules.ts';
import { optionalUrl } from '../link.rules.ts';
import { pictureDetails } from '../pictureDetails.rules.ts';

/** docs/product/fields.md, section 6.5. */
export const postRules = z.object({
  postTitle: requiredLine(),
  postText: optionalText(),
  postLink: optionalUrl(),
  postLinkText: optionalLine(),
  ...pictureDetails,
});

export const imageField = { name: 'image', kinds: ['image'], required: false } satisfies FileField;
