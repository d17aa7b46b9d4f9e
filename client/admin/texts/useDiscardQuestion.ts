import { useEffect, useRef } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useToaster } from '../../ui/toast/useToaster.ts';

/** Returns a function that discards what was typed after a confirmation. */
export function useDiscardQuestion(discard: () => void): (opener: HTMLElement) => void {
  const { discard: words } = useAdminMessages().texts;
  const question = useRef(0);
  const { ask, withdraw } = useToaster();
  // The confirmation closes with the form that it is about.
  useEffect(() => () => withdraw(question.current), [withdraw]);
  return (opener) => {
    const confirm = () => Promise.resolve(discard);
    question.current = ask({ ...words, busy: words.action, confirm, opener });
  };
}
