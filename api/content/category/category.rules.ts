import { z } from 'zod';
import { singleLine } from '../common.rules.ts';

/** docs/product.md, section 6.5. */
export const categoryRules = z.object({
  categoryName: singleLine().pipe(
    z.string().min(1, 'Category name is required').min(2, 'Too short').max(50, 'Too long'),
  ),
});
