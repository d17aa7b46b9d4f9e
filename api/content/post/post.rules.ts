import { z } from 'zod';
import { optionalLine, optionalText, requiredLine } from '../common.rules.ts';
import { optionalUrl } from '../link.rules.ts';

/** docs/product.md, section 6.5. */
export const postRules = z.object({
  postTitle: requiredLine('Post title is required'),
  postText: optionalText(),
  postLink: optionalUrl('Enter a valid URL'),
  postLinkText: optionalLine(),
});

export const imageMessages = {
  field: 'image',
  wrongType: 'File must be an image',
};
