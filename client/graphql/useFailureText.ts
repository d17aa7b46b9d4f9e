import { useCallback } from 'react';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useMessages } from '../messages/messages.ts';
import { failureOf, failureText } from './errors.ts';

/**
 * Returns a function that formats why an operation failed, in the language of the admin area. The
 * function is stable.
 */
export function useFailureText(): (error: unknown) => string {
  const { errors } = useMessages();
  const { failures } = useAdminMessages();
  return useCallback(
    (error) => failureText(failureOf(error), { failures, errors }),
    [failures, errors],
  );
}
