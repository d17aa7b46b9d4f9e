import { z } from 'zod';
import { categoryIdRule, requiredLine, requiredText, requiredUrl } from '../common.rules.ts';

/** Specification, section 5. */
export const resourceRules = z.object({
  title: requiredLine('Resource title is required'),
  link: requiredUrl('Link is required', 'Enter a valid URL'),
  description: requiredText('Description is required'),
  categoryId: categoryIdRule,
});
