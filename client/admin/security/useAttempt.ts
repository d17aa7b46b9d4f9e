import { useState } from 'react';
import type { Failure } from '../../../api/failures.rules.ts';
import { failureOf } from '../../graphql/errors.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { NoPasskeyError } from './passkeyBrowser.ts';

interface AttemptState {
  isBusy: boolean;
  /** What is wrong with each field. */
  fields: Failure['fields'];
  /** Why it failed, where no field is to blame. */
  failure: string;
}

const idle: AttemptState = { isBusy: false, fields: {}, failure: '' };
const missing = { code: 'required', values: {} };

/**
 * Tries something of a form, and says what went wrong.
 * @param onFailure learns of it, too
 */
export function useAttempt(onFailure: (failure: Failure) => unknown = () => undefined) {
  const failureText = useFailureText();
  const { passkeys } = useAdminMessages().security;
  const [state, setState] = useState(idle);

  async function attempt(work: () => Promise<unknown>) {
    setState({ ...idle, isBusy: true });
    try {
      await work();
      setState(idle);
    } catch (error) {
      const found = failureOf(error);
      const isTold = Object.keys(found.fields).length > 0;
      const text = error instanceof NoPasskeyError ? passkeys.cancelled : failureText(error);
      setState({ isBusy: false, fields: found.fields, failure: isTold ? '' : text });
      onFailure(found);
    }
  }

  /** Says that a field was left empty. */
  const miss = (field: string) => setState({ ...idle, fields: { [field]: missing } });

  return { ...state, attempt, miss };
}
