import type { UseFormSetError } from 'react-hook-form';
import { describeError } from '../graphql/errors.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useMessages } from '../messages/messages.ts';
import type { FormValues } from './values.ts';
import { UnknownOutcomeError } from './unknownOutcome.ts';
import { SubmitTimeoutError } from './submitWithTimeout.ts';

interface SubmitErrorOptions {
  /** The names of the form's fields. */
  fields: string[];
  setError: UseFormSetError<FormValues>;
  /** Merges what somebody else has saved into the form; resolves to whether there was anything. */
  mergeRemoteChanges: () => Promise<boolean>;
}

/**
 * Says what a failure means for the person who sent a form: beneath the fields that the server
 * found wrong, and in a sentence for beside the button.
 */
export function useSubmitErrorHandler({
  fields,
  setError,
  mergeRemoteChanges,
}: SubmitErrorOptions) {
  const messages = useMessages();
  const { adminForms } = useAdminMessages();

  return async (error: unknown, fileWasSent: boolean): Promise<string> => {
    if (error instanceof UnknownOutcomeError) {
      const { cause } = error;
      const failure = describeError(cause, messages);
      const isLost =
        cause instanceof SubmitTimeoutError || (failure.code === 'NETWORK' && fileWasSent);
      return isLost ? adminForms.noAnswer : `${failure.message} ${adminForms.safeAgain}`;
    }
    // From here on it is certain that nothing was saved.
    if (error instanceof SubmitTimeoutError)
      return error.wasSent ? adminForms.notSaved : adminForms.stalled;
    const failure = describeError(error, messages);
    if (failure.code === 'NETWORK') return adminForms.notSaved;

    const faults = Object.entries(failure.fields);
    const marked = faults.filter(([name]) => fields.includes(name));
    for (const [name, message] of marked) setError(name, { type: 'server', message });
    if (marked.length > 0 && marked.length === faults.length) return adminForms.correctFields;

    const isConflict = failure.code === 'CONFLICT' && faults.length === 0;
    // Without the newer version at hand the server's words must do.
    if (isConflict && (await mergeRemoteChanges().catch(() => false)))
      return adminForms.conflict.notSaved;

    const others = faults.filter(([name]) => !fields.includes(name)).map(([, text]) => text);
    const sentence = failure.message || messages.errors.serverError;
    return [sentence, ...others, adminForms.kept].join(' ');
  };
}
