import { z } from 'zod';
import { requiredLine, requiredText } from '../content/common.rules.ts';
import { isBornBefore, notBornYet, plausiblePerson } from '../members/person.rules.ts';

/**
 * The longest a message may be, in characters. Posted as a plain form an Amharic letter takes nine
 * bytes, and a form of more than 100 kB is not read.
 */
export const maxMessage = 10_000;

const requiredEmail = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .max(200, 'At most 200 characters')
  .refine((text) => text === '' || z.email().safeParse(text).success, 'Enter a valid email');

/** docs/product.md, section 4.2. */
export const inquiryRules = z.object({
  name: requiredLine('Name is required'),
  title: requiredLine('Subject is required'),
  email: requiredEmail,
  message: requiredText('Message is required').pipe(
    z.string().max(maxMessage, `At most ${String(maxMessage)} characters`),
  ),
});

export type InquiryValues = z.output<typeof inquiryRules>;

/**
 * docs/product.md, section 4.3.
 * @param today in Auckland, YYYY-MM-DD
 */
export const membershipApplicationRules = (today: string) =>
  z
    .object({
      ...plausiblePerson(today, 'Date is required'),
      agreement: z.boolean().refine((agreed) => agreed, 'Please agree to the statement to apply.'),
      copy: z.boolean().default(false),
      language: z.enum(['en', 'am']).default('en'),
    })
    .refine(isBornBefore(today), notBornYet)
    .refine(({ copy, email }) => !copy || email !== '', {
      path: ['email'],
      message: 'Enter your email to get a copy',
    });

export type MembershipApplicationValues = z.output<ReturnType<typeof membershipApplicationRules>>;
