import { useContext } from 'react';
import { fieldErrorText } from '../../api/shared/messages/words.ts';
import { failureOf } from '../graphql/errors.ts';
import { useFailureText } from '../graphql/useFailureText.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { MessagesContext } from '../messages/createMessages.ts';
import { type AdminKindName, adminKinds } from './adminKinds.ts';

/**
 * Returns a function that formats why an operation on records of these kinds failed, outside their
 * forms: no field shows its error, so the text contains it.
 */
export function useRecordFailureText() {
  const failureText = useFailureText();
  const { fieldErrors } = useAdminMessages();
  const messages = useContext(MessagesContext);
  return (error: unknown, kinds: AdminKindName[]): string => {
    const { reason, fields } = failureOf(error);
    if (reason !== 'invalidFields') return failureText(error);
    const [kind, ...others] = new Set(kinds);
    // The API does not say which of several kinds has the field.
    const words = kind && others.length === 0 ? adminKinds[kind].useMessages.from(messages) : null;
    const texts = Object.entries(fields).map(([name, fieldError]) => {
      const field = words?.fields[name];
      return field ? fieldErrorText(fieldError, fieldErrors, field) : fieldError.message;
    });
    return texts.join(' ') || failureText(error);
  };
}
