import { useCallback } from 'react';
import { fieldErrorText, type FormMessages } from '../../api/shared/messages/words.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useMessages } from '../messages/messages.ts';
import { failureOf, failureText } from './errors.ts';

/**
 * Returns a function that formats why an operation failed, in the language of the admin area. With
 * the messages of fields, it says what is wrong with each of them, because no field shows that. The
 * function is stable.
 */
export function useFailureText(): (error: unknown, fields?: FormMessages) => string {
  const { errors } = useMessages();
  const { failures, fieldErrors } = useAdminMessages();
  return useCallback(
    (error, fields) => {
      const failure = failureOf(error);
      const ofFields = Object.entries(fields ? failure.fields : {}).map(([name, each]) =>
        fieldErrorText(each, fieldErrors, fields?.[name]),
      );
      return ofFields.join(' · ') || failureText(failure, { failures, errors });
    },
    [failures, fieldErrors, errors],
  );
}
