import { z } from 'zod';
import { atMost, requiredLine } from '../content/common.rules.ts';
import { failsWith } from '../fieldErrors.rules.ts';
import { maxAccountName } from './accountName.rules.ts';

/** What an API token may do. A scope to write includes the one to read. */
export enum Scope {
  CONTENT_READ = 'content:read',
  CONTENT_WRITE = 'content:write',
  MEMBERS_READ = 'members:read',
  MEMBERS_WRITE = 'members:write',
  INQUIRIES_READ = 'inquiries:read',
  INQUIRIES_WRITE = 'inquiries:write',
}

/** The lifetimes of API tokens, in days: those that the form offers, and the limits. */
export const tokenLifetimes = [30, 90, 365] as const;
const tokenDays = { min: 1, max: 365 };

export const apiTokenRules = z.object({
  name: requiredLine().pipe(atMost(maxAccountName)),
  scopes: z
    .array(z.enum(Scope))
    .transform((given) => Object.values(Scope).filter((scope) => given.includes(scope)))
    .refine((given) => given.length > 0, failsWith('required')),
  days: z
    .number()
    .refine(
      (days) => days >= tokenDays.min && days <= tokenDays.max,
      failsWith('outOfRange', tokenDays),
    ),
});
