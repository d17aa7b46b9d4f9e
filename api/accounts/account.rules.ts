import { z } from 'zod';
import { failsWith } from '../fieldErrors.rules.ts';

/** In the order in which they are shown. */
const roleNames = ['ADMIN', 'EDITOR', 'REGISTRAR'] as const;

/** At least one role, each once. */
const roles = z
  .array(z.enum(roleNames))
  .transform((given) => roleNames.filter((role) => given.includes(role)))
  .refine((given) => given.length > 0, failsWith('required'));

export const rolesRules = z.object({ roles });
