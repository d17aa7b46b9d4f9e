import type { ReportedFieldError } from '../../api/shared/fieldErrors.rules.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { fieldErrorText, type FormMessages } from '../../api/shared/messages/words.ts';

/** Formats the error of a field of an admin form; undefined if there is none. */
export function useFieldErrorText(messages: FormMessages) {
  const { fieldErrors } = useAdminMessages();
  return (name: string, error: ReportedFieldError | undefined) =>
    error && fieldErrorText(error, fieldErrors, messages[name]);
}
