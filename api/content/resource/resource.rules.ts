import { z } from 'zod';
import { categoryIdRule, requiredLine, requiredText } from '../common.rules.ts';
import { requiredUrl } from '../link.rules.ts';

/** docs/product.md, section 6.5. */
export const resourceRules = z.object({
  title: requiredLine('Resource title is required'),
  link: requiredUrl('Link is required', 'Enter a valid URL'),
  description: requiredText('Description is required'),
  categoryId: categoryIdRule,
});
