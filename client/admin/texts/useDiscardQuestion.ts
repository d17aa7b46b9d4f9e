import { useEffect, useRef } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Toaster } from '../../ui/toast/Toaster.tsx';
import { useToasts } from '../../ui/toast/toasts.ts';

/** Returns a function that discards what was typed after a confirmation. */
export function useDiscardQuestion(discard: () => void): (opener: HTMLElement) => void {
  const { discard: words } = useAdminMessages().texts;
  const question = useRef(0);
  const { bring, ask, withdraw } = useToasts();
  useEffect(() => bring(Toaster), [bring]);
  // The confirmation closes with the form that it is about.
  useEffect(() => () => withdraw(question.current), [withdraw]);
  return (opener) => {
    const confirm = () => Promise.resolve(discard);
    question.current = ask({ ...words, busy: words.action, confirm, opener });
  };
}
