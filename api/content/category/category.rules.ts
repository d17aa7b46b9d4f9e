import { z } from 'zod';

/** Specification, sections 5 and 9. */
export const categoryRules = z.object({
  categoryName: z
    .string()
    .trim()
    .min(1, 'Category name is required')
    .min(2, 'Too short')
    .max(50, 'Too long'),
});
