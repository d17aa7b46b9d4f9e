import { z } from 'zod';
import { requiredEmail } from '../content/common.rules.ts';
import { telephone } from '../content/telephone.rules.ts';
import { personFields } from './person.rules.ts';

export const ownDataRequestRules = z.object({ email: requiredEmail() });

const { address, contactNumber } = personFields();

/** What members correct themselves. */
export const correctionRules = z.object({
  address,
  contactNumber: contactNumber.pipe(telephone()),
});
