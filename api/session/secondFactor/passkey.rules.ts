import { z } from 'zod';
import { failsWith } from '../../fieldErrors.rules.ts';

const maxNameLength = 60;

/** What a passkey is called by its owner, to know which device it is on. */
export const passkeyRules = z.object({
  name: z
    .string()
    .trim()
    .refine((name) => name.length > 0, failsWith('required'))
    .refine((name) => name.length <= maxNameLength, failsWith('tooLong', { max: maxNameLength })),
});
