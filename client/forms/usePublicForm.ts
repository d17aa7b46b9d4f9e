import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureOf } from '../graphql/errors.ts';
import { correctedFields, withoutCorrected } from './correctedFields.ts';
import { emptyResult, type FormResult, useFormResult } from './formResult.ts';
import { textsOf } from './publicFormSubmit.ts';
import { draftKey } from './drafts.ts';
import { useUncontrolledDraft } from './useUncontrolledDraft.ts';

/** The API's result for a form that it stored. */
type Receipt = Pick<FormResult, 'delivery' | 'isRegistered'> & { isCopySent: boolean };

/** Sends what a form holds; rejects with the API's error. */
export type SendForm = (
  values: FormData,
  proof: { ticket: string; trap: string },
) => Promise<Receipt>;

/** The name of the field that people do not see. */
export const trapName = 'reference';

/**
 * @param path the address of the form's page
 * @param send calls the API
 * @param renewTicket gets a new ticket, when the API refuses the one that was sent
 */
export function usePublicForm(path: string, send: SendForm, renewTicket: () => Promise<unknown>) {
  const [result, setResult] = useState(useFormResult());
  const [isSubmitting, setSubmitting] = useState(false);
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  /** What was sent last; null where that was without a script. */
  const sent = useRef<FormData>(null);
  const [corrected, setCorrected] = useState<string[]>([]);
  /** Whether nothing was entered since the form was sent: sending it then is the second tap of a double tap. */
  const isAsSent = useRef(result?.state === 'sent');
  const key = draftKey('visitor', path);
  const { save, clearDraft } = useUncontrolledDraft(form, key, Boolean(result?.values));

  const clearSentDraft = useEffectEvent(clearDraft);
  // Also of a form that was sent without a script.
  useEffect(() => {
    if (result?.state === 'sent') clearSentDraft();
  }, [result]);

  // Whoever does not see the page is taken to the first field that is wrong.
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
      // Fails where the network does; the next submission shows that.
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
    // As React calls it, after the fields' own: `onInput` came before a date was in its control.
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
