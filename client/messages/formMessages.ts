import { createMessages } from './createMessages.ts';
import { dates } from './en/dates.ts';
import { failures } from './en/failures.ts';
import { fieldErrors } from './en/fieldErrors.ts';
import { forms } from './en/forms.ts';

/** What every public form says, why one failed, and what is wrong with its fields. */
export const useFormMessages = createMessages(
  { forms, dates, failures, fieldErrors },
  { AM: async () => await import('./am/formMessages.ts') },
  'forms',
);
