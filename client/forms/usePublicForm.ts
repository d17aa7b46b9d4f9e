import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { describeError } from '../errors.ts';
import { useMessages } from '../messages/messages.ts';
import { type FormResult, useFormResult } from './formResult.ts';
import { textsOf } from './sending.ts';

/** Sends what a form holds; rejects with the API's error. */
export type SendForm = (
  values: FormData,
  proof: { ticket: string; trap: string },
) => Promise<{ isCopySent: boolean }>;

/** The name of the field that people do not see. */
export const trapName = 'reference';

/**
 * @param send asks the API
 * @param renewTicket asks for a new ticket, when the API does not take the one that was sent
 */
export function usePublicForm(send: SendForm, renewTicket: () => Promise<unknown>) {
  const messages = useMessages();
  const [result, setResult] = useState(useFormResult());
  const [isSubmitting, setSubmitting] = useState(false);
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  // Whoever does not see the page is taken to the first field that is wrong.
  useEffect(() => {
    if (result?.state !== 'failed') return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [result]);

  async function submit(values: FormData) {
    setSubmitting(true);
    try {
      const { ticket, [trapName]: trap } = textsOf(values, ['ticket', trapName]);
      const proof = { ticket, trap };
      const { isCopySent } = await send(values, proof);
      setResult({ ...sent, isCopyRefused: values.has('copy') && !isCopySent });
      setRound((before) => before + 1);
    } catch (error) {
      const { code, message, fields } = describeError(error, messages);
      setResult({ ...failed, message, fields, isKept: code === 'MAIL_FAILED' });
      const trap = form.current?.elements.namedItem(trapName);
      if (trap instanceof HTMLInputElement) trap.value = '';
      // Fails where the network does; the next press tells.
      if ('ticket' in fields) await renewTicket().catch(() => undefined);
    } finally {
      setSubmitting(false);
    }
  }

  return {
    result,
    isSubmitting,
    round,
    form,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isSubmitting) void submit(new FormData(event.currentTarget));
    },
  };
}

const sent: FormResult = {
  state: 'sent',
  message: '',
  isKept: false,
  isCopyRefused: false,
  fields: {},
  values: null,
  ticket: null,
};
const failed: FormResult = { ...sent, state: 'failed' };
