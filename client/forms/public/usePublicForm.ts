import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureOf } from '../../graphql/errors.ts';
import { emptyResult, type FormResult, useFormResult } from '../submission/formResult.ts';
import { textsOf } from './publicFormSubmit.ts';
import { draftKey } from '../draft/drafts.ts';
import { useUncontrolledDraft } from '../draft/useUncontrolledDraft.ts';
import type { Failure } from '../../../api/shared/failures.rules.ts';

/** The result of the API for a stored form. */
type Receipt = Pick<FormResult, 'delivery' | 'isRegistered'> & { isCopySent: boolean };

/** Sends the values of a form; rejects with the error of the API. */
export type SendForm = (
  values: FormData,
  proof: { ticket: string; trap: string },
) => Promise<Receipt>;

/** The name of the hidden field that only bots fill in. */
export const trapName = 'reference';

/**
 * @param path the address of the form's page
 * @param send calls the API
 * @param renewTicket gets a new ticket after the API has refused the former one
 */
export function usePublicForm(path: string, send: SendForm, renewTicket: () => Promise<unknown>) {
  const [result, setResult] = useState(useFormResult());
  const [isSubmitting, setSubmitting] = useState(false);
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  /** The values that were sent last; null if they were sent without a script. */
  const sent = useRef<FormData>(null);
  const [corrected, setCorrected] = useState<string[]>([]);
  /**
   * Whether nothing was entered since the form was sent. Sending it then is the second click of a
   * double click.
   */
  const isAsSent = useRef(result?.state === 'sent');
  const key = draftKey('visitor', path);
  const { save, clearDraft } = useUncontrolledDraft(form, key, Boolean(result?.values));

  const clearSentDraft = useEffectEvent(clearDraft);
  // Clears the draft also after the form was sent without scripts.
  useEffect(() => {
    if (result?.state === 'sent') clearSentDraft();
  }, [result]);

  // Screen reader users are moved to the first invalid field.
  useEffect(() => {
    if (result?.state !== 'failed') return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [result]);

  async function submit(values: FormData) {
    setSubmitting(true);
    sent.current = values;
    try {
      const { ticket, [trapName]: trap } = textsOf(values, ['ticket', trapName]);
      const proof = { ticket, trap };
      const { isCopySent, delivery, isRegistered } = await send(values, proof);
      const isCopyRefused = values.has('copy') && !isCopySent;
      setResult({ ...emptyResult, state: 'sent', delivery, isRegistered, isCopyRefused });
      setRound((before) => before + 1);
      isAsSent.current = true;
    } catch (error) {
      const failure = failureOf(error);
      const isStored = failure.code === 'MAIL_FAILED';
      setResult({ ...emptyResult, state: 'failed', failure, isStored });
      setCorrected([]);
      const trap = form.current?.elements.namedItem(trapName);
      if (trap instanceof HTMLInputElement) trap.value = '';
      // It fails without a network; the next submission shows that.
      if ('ticket' in failure.fields) await renewTicket().catch(() => undefined);
    } finally {
      setSubmitting(false);
    }
  }

  function noteCorrections() {
    if (!result?.failure || !form.current) return;
    const refused = (name: string) => sent.current?.get(name) ?? result.values?.[name];
    setCorrected(correctedFields(form.current, result.failure, refused));
  }

  return {
    result: result && { ...result, failure: withoutCorrected(result.failure, corrected) },
    isSubmitting,
    round,
    form,
    // React's `onChange` runs after the handlers of the fields. `onInput` ran before a date was in
    // its control.
    onChange: () => {
      isAsSent.current = false;
      save();
      noteCorrections();
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isSubmitting && !isAsSent.current) void submit(new FormData(event.currentTarget));
    },
  };
}

/**
 * The fields of a form whose value differs from the refused one and is valid for the browser. The
 * rules are only on the server, because visitors do not download them.
 * @param refused the value of a field when the form was sent
 */
function correctedFields(
  form: HTMLFormElement,
  { fields }: Failure,
  refused: (name: string) => unknown,
): string[] {
  const values = new FormData(form);
  return Object.keys(fields).filter((name) => {
    const control = form.elements.namedItem(name);
    const isControl = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    return isControl && control.validity.valid && values.get(name) !== refused(name);
  });
}

/** A failure without the errors that have been corrected; null if no other error is left. */
function withoutCorrected(failure: Failure | null, corrected: string[]): Failure | null {
  if (!failure || corrected.length === 0) return failure;
  const left = Object.entries(failure.fields).filter(([name]) => !corrected.includes(name));
  return left.length === 0 ? null : { ...failure, fields: Object.fromEntries(left) };
}
