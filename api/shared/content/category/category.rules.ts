import { z } from 'zod';
import { failsWith } from '../../fieldErrors.rules.ts';
import { atMost, filled, singleLine } from '../common.rules.ts';

/** docs/product/fields.md, section 6.5. */
export const categoryRules = z.object({
  categoryName: singleLine()
    .pipe(filled())
    .pipe(z.string().refine((name) => name.length >= 2, failsWith('tooShort', { min: 2 })))
    .pipe(atMost(50)),
});
