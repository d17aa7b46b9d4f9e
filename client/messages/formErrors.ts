import { createMessages } from './createMessages.ts';
import { failures } from './en/failures.ts';
import { fieldErrors } from './en/fieldErrors.ts';

/** Why a public form failed, and what is wrong with its fields. */
export const useFormErrors = createMessages(
  { failures, fieldErrors },
  { AM: async () => await import('./am/formErrors.ts') },
  'formErrors',
);
