import { z } from 'zod';
import { optionalEmail, requiredDay, requiredLine } from '../content/common.rules.ts';

const dayFormat = 'Date must be in DD-MM-YYYY format';

/** Specification, section 5. */
export const memberRules = z.object({
  name: requiredLine('Full name is required'),
  dob: requiredDay('Date of Birth is required', dayFormat),
  email: optionalEmail('Enter a valid email'),
  address: requiredLine('Address is required'),
  contactNumber: requiredLine('Contact number is required'),
  date: requiredDay('Date of registration is required', dayFormat),
});
