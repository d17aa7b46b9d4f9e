import { createMessages } from './createMessages.ts';
import { dates } from '../../api/shared/messages/en/dates.ts';
import { failures } from '../../api/shared/messages/en/failures.ts';
import { fieldErrors } from '../../api/shared/messages/en/fieldErrors.ts';
import { forms } from '../../api/shared/messages/en/forms.ts';

/** The messages of public forms, their failures and the errors of their fields. */
export const useFormMessages = createMessages({ forms, dates, failures, fieldErrors }, 'forms', {
  AM: async () => await import('../../api/shared/messages/am/formMessages.ts'),
});
