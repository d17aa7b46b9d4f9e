import { z } from 'zod';
import { categoryIdRule, requiredLine, requiredText } from '../common.rules.ts';
import { requiredUrl } from '../link.rules.ts';

/** docs/product.md, section 6.5. */
export const resourceRules = z.object({
  title: requiredLine(),
  link: requiredUrl(),
  description: requiredText(),
  categoryId: categoryIdRule,
});
