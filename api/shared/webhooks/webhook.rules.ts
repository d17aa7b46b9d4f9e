import { z } from 'zod';
import { requiredUrl } from '../content/link.rules.ts';
import { failsWith } from '../fieldErrors.rules.ts';

/** The values of a list, each once; at least one. */
const someOf = <Value>(value: z.ZodType<Value>) =>
  z
    .array(value)
    .transform((given) => [...new Set(given)])
    .refine((given) => given.length > 0, failsWith('required'));

export const webhookRules = z.object({
  url: requiredUrl(),
  kinds: someOf(z.string()),
  events: someOf(z.enum(['PUBLISHED', 'CHANGED', 'UNPUBLISHED', 'DELETED'])),
  isActive: z.boolean(),
});
