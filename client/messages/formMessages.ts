import { createMessages } from './createMessages.ts';
import { dates } from './en/dates.ts';
import { failures } from './en/failures.ts';
import { fieldErrors } from './en/fieldErrors.ts';
import { forms } from './en/forms.ts';

/** The messages of public forms, their failures and the errors of their fields. */
export const useFormMessages = createMessages(
  { forms, dates, failures, fieldErrors },
  { AM: async () => await import('./am/formMessages.ts') },
  'forms',
);
