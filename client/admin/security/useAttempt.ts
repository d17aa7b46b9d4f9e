import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Failure } from '../../../api/shared/failures.rules.ts';
import { focusPlace } from '../../ui/focusPlace.ts';
import { firstInvalidField, showField } from '../../forms/showField.ts';
import { failureOf } from '../../graphql/errors.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { NoPasskeyError } from './passkeyBrowser.ts';

interface AttemptState {
  isBusy: boolean;
  /** The error of each field. */
  fields: Failure['fields'];
  /** The reason of the failure, if it does not belong to a field. */
  failure: string;
}

const idle: AttemptState = { isBusy: false, fields: {}, failure: '' };
const missing = { code: 'required', values: {} };

/**
 * Runs an operation of a form, and shows what failed.
 * @param onFailure called with the failure
 * @param fieldOf returns the key of a field's error from the name of its control
 */
export function useAttempt(
  onFailure: (failure: Failure) => unknown = () => undefined,
  fieldOf = (control: string) => control,
) {
  const failureText = useFailureText();
  const { passkeys } = useAdminMessages().security;
  const [state, setState] = useState(idle);
  const form = useRef<HTMLFormElement>(null);

  /** The fields that were changed since the attempt, whose errors are hidden. */
  const [changed, setChanged] = useState<readonly string[]>([]);
  const noteChange = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !form.current?.contains(target)) return;
    const field = fieldOf(target.getAttribute('name') ?? '');
    if (state.fields[field]) setChanged([...changed, field]);
  });
  useEffect(() => {
    const note = (event: Event) => noteChange(event);
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, []);
  const show = (next: AttemptState) => {
    setChanged([]);
    setState(next);
  };

  /**
   * Focuses the button, which has lost the focus while it was disabled, or what is left around it
   * after the form was removed.
   */
  const focusAgain = useRef<(() => void) | null>(null);
  useEffect(() => () => focusAgain.current?.(), []);

  // A screen reader reads an error with its field.
  const handled = useRef(idle);
  useEffect(() => {
    if (state === handled.current) return;
    handled.current = state;
    const wrong = form.current && firstInvalidField(form.current);
    if (wrong) showField(wrong);
    else if (!state.isBusy) focusAgain.current?.();
    if (!state.isBusy) focusAgain.current = null;
  }, [state]);

  async function attempt(work: () => Promise<unknown>) {
    const pressed = document.activeElement;
    const button = form.current?.querySelector('[type="submit"]') ?? pressed;
    const focus = button instanceof HTMLElement ? focusPlace(button) : undefined;
    focusAgain.current = () => {
      if (document.activeElement === document.body) focus?.();
    };
    show({ ...idle, isBusy: true });
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

  /** Shows the errors of fields, if they prevent an attempt. */
  const refuse = (fields: Failure['fields']) => show({ ...idle, fields });
  /** Shows that fields are empty. */
  const miss = (...names: string[]) =>
    refuse(Object.fromEntries(names.map((name) => [name, missing])));

  return {
    ...state,
    fields: Object.fromEntries(
      Object.entries(state.fields).filter(([field]) => !changed.includes(field)),
    ),
    /** For the form, which then gets the focus back: in its first invalid field or in its button. */
    form,
    attempt,
    refuse,
    miss,
  };
}
