import { useCallback } from 'react';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useMessages } from '../messages/messages.ts';
import { failureOf, failureText } from './errors.ts';

/** Says in the words of the admin area why an operation failed; stays the same function. */
export function useFailureText(): (error: unknown) => string {
  const { errors } = useMessages();
  const { failures } = useAdminMessages();
  return useCallback(
    (error) => failureText(failureOf(error), { failures, errors }),
    [failures, errors],
  );
}
