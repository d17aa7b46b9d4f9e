import { z } from 'zod';
import {
  accountAddress,
  atMost,
  filled,
  requiredEmail,
  singleLine,
} from '../content/common.rules.ts';
import { failsWith } from '../fieldErrors.rules.ts';
import { maxAccountName } from './accountName.rules.ts';

/** In the order in which they are displayed. */
const roleNames = ['ADMIN', 'EDITOR', 'REGISTRAR'] as const;

/** What others see in place of the email address; empty to show the address. */
export const accountNameRules = z.object({ name: singleLine().pipe(atMost(maxAccountName)) });

/** At least one role, each once. */
const roles = z
  .array(z.enum(roleNames))
  .transform((given) => roleNames.filter((role) => given.includes(role)))
  .refine((given) => given.length > 0, failsWith('required'));

export const rolesRules = z.object({ roles });

/** In the form in which sign-in compares it. */
const accountEmail = () => requiredEmail().transform(accountAddress);

export const invitationRules = z.object({
  email: accountEmail(),
  roles,
  language: z.enum(['EN', 'AM']),
});

export const emailChangeRules = z.object({
  email: accountEmail(),
  password: z.string().pipe(filled()),
});
