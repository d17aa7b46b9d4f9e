import { z } from 'zod';

/** The rule of a checkbox. In forms the value is 'yes' or an empty text. */
export const ticked = () =>
  z
    .union([z.boolean(), z.enum(['', 'yes'])])
    .default(false)
    .transform((value) => value === true || value === 'yes');
