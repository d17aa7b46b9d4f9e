import { z } from 'zod';
import { optionalEmail, requiredDay, requiredLine, requiredText } from '../content/common.rules.ts';

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

/** Specification, section 5. */
export const inquiryRules = z.object({
  name: requiredLine('Name is required'),
  title: requiredLine('Subject is required'),
  email: requiredEmail,
  message: requiredText('Message is required').pipe(
    z.string().max(maxMessage, `At most ${String(maxMessage)} characters`),
  ),
});

export type InquiryValues = z.output<typeof inquiryRules>;

const dayFormat = 'Date must be in DD-MM-YYYY format';

/** Specification, sections 2 and 5. */
export const membershipApplicationRules = z
  .object({
    name: requiredLine('Full name is required'),
    dob: requiredDay('Date of Birth is required', dayFormat),
    email: optionalEmail('Enter a valid email').pipe(z.string().max(200, 'At most 200 characters')),
    address: requiredLine('Address is required'),
    contactNumber: requiredLine('Contact number is required'),
    date: requiredDay('Date is required', dayFormat),
    agreement: z.boolean().refine((agreed) => agreed, 'Please agree to the statement to apply.'),
    copy: z.boolean().default(false),
    language: z.enum(['en', 'am']).default('en'),
  })
  .refine(({ copy, email }) => !copy || email !== '', {
    path: ['email'],
    message: 'Enter your email to get a copy',
  });

export type MembershipApplicationValues = z.output<typeof membershipApplicationRules>;
