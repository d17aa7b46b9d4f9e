import { z } from 'zod';

/** docs/product.md, section 6.5. */
export const categoryRules = z.object({
  categoryName: z
    .string()
    .trim()
    .min(1, 'Category name is required')
    .min(2, 'Too short')
    .max(50, 'Too long'),
});
