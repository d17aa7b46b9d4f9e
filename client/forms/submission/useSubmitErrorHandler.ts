import type { UseFormSetError } from 'react-hook-form';
import { failureOf } from '../../graphql/errors.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import type { useFieldErrorText } from '../useFieldErrorText.ts';
import type { SubmissionFailure } from './useSubmission.ts';
import type { FormValues } from '../values.ts';
import { SubmitTimeoutError, UnknownOutcomeError } from './submitWithTimeout.ts';

interface SubmitErrorOptions {
  /** The names of the form's fields. */
  fields: string[];
  /** Formats the error of a field. */
  errorText: ReturnType<typeof useFieldErrorText>;
  setError: UseFormSetError<FormValues>;
  /** Merges the changes of another admin into the form; resolves to whether there were any. */
  mergeRemoteChanges: () => Promise<boolean>;
  /** Called when another admin has deleted the record. */
  noteDeletion: () => void;
}

const failed = (message: string, hasNoticeAbove = false): SubmissionFailure => ({
  status: 'failed',
  message,
  hasNoticeAbove,
});

/**
 * Explains a failed submission to the user: beneath the fields that the server refused and, for
 * other reasons, in a message beside the button.
 */
export function useSubmitErrorHandler({
  fields,
  errorText,
  setError,
  mergeRemoteChanges,
  noteDeletion,
}: SubmitErrorOptions) {
  const { errors } = useMessages();
  const failureText = useFailureText();
  const { adminForms } = useAdminMessages();

  return async (error: unknown, fileWasSent: boolean): Promise<SubmissionFailure> => {
    if (error instanceof UnknownOutcomeError) {
      const { cause } = error;
      const failure = failureOf(cause);
      const isLost =
        cause instanceof SubmitTimeoutError || (failure.code === 'NETWORK' && fileWasSent);
      return failed(isLost ? adminForms.noAnswer : `${failureText(cause)} ${adminForms.safeAgain}`);
    }
    // From here on nothing was saved.
    if (error instanceof SubmitTimeoutError)
      return failed(error.wasSent ? adminForms.notSaved : adminForms.stalled);
    const failure = failureOf(error);
    if (failure.code === 'NETWORK') return failed(adminForms.notSaved);
    if (failure.code === 'NOT_FOUND') {
      noteDeletion();
      return failed(adminForms.deletedMeanwhile.notSaved, true);
    }

    const fieldErrors = Object.entries(failure.fields);
    const marked = fieldErrors.filter(([name]) => fields.includes(name));
    for (const [name, fieldError] of marked) {
      setError(name, { type: 'server', message: errorText(name, fieldError) });
    }
    if (marked.length > 0 && marked.length === fieldErrors.length) {
      return { status: 'invalid', fields: marked.map(([name]) => name) };
    }

    const isConflict = failure.code === 'CONFLICT' && fieldErrors.length === 0;
    // If the newer version cannot be read, the message of the server is shown.
    if (isConflict && (await mergeRemoteChanges().catch(() => false)))
      return failed(adminForms.conflict.notSaved, true);

    const others = fieldErrors
      .filter(([name]) => !fields.includes(name))
      .map(([name, fieldError]) => errorText(name, fieldError));
    const sentence = failureText(error) || errors.serverError;
    return failed([sentence, ...others, adminForms.kept].join(' '));
  };
}
