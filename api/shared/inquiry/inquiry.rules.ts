import { z } from 'zod';
import { atMost, requiredEmail, requiredLine, requiredText } from '../content/common.rules.ts';
import { failsWith } from '../fieldErrors.rules.ts';
import { isBornBefore, notBornYet, plausiblePerson } from '../members/person.rules.ts';

/**
 * The maximum length of a message, in characters. In a form that is posted without scripts, an
 * Amharic letter takes nine bytes, and a form of more than 100 kB is not read.
 */
const maxMessage = 10_000;

/** docs/product/forms.md, section 4.2. */
export const inquiryRules = z.object({
  name: requiredLine(),
  title: requiredLine(),
  email: requiredEmail(),
  message: requiredText().pipe(atMost(maxMessage)),
});

export type InquiryValues = z.output<typeof inquiryRules>;

/**
 * docs/product/forms.md, section 4.3.
 * @param today in Auckland, YYYY-MM-DD
 */
export const membershipApplicationRules = (today: string) =>
  z
    .object({
      ...plausiblePerson(today),
      agreement: z.boolean().refine((agreed) => agreed, failsWith('required')),
      copy: z.boolean().default(false),
      language: z.enum(['en', 'am']).default('en'),
    })
    .refine(isBornBefore(today), notBornYet)
    .refine(({ copy, email }) => !copy || email !== '', {
      path: ['email'],
      ...failsWith('required'),
    });

export type MembershipApplicationValues = z.output<ReturnType<typeof membershipApplicationRules>>;
