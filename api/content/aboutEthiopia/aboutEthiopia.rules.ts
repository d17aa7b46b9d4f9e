import { z } from 'zod';
import { categoryIdRule, requiredLine, requiredText } from '../common.rules.ts';
import { optionalUrl } from '../link.rules.ts';

/** docs/product.md, section 6.5. */
export const aboutEthiopiaRules = z.object({
  title: requiredLine('Title is required'),
  description: requiredText('Description is required'),
  link: optionalUrl('Link must be a valid URL'),
  categoryId: categoryIdRule,
});

export const mediaMessages = {
  field: 'media',
  missing: 'Media File is required',
  wrongType: 'Must be an image or video',
};

export const posterMessages = { field: 'poster', wrongType: 'File must be an image' };
