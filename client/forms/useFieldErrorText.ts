import type { ReportedFieldError } from '../../api/fieldErrors.rules.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { fieldErrorText, type FormMessages } from '../messages/words.ts';

/** Says what is wrong with a field of a form of the admin area; undefined for nothing. */
export function useFieldErrorText(messages: FormMessages) {
  const { fieldErrors } = useAdminMessages();
  return (name: string, error: ReportedFieldError | undefined) =>
    error && fieldErrorText(error, fieldErrors, messages[name]);
}
