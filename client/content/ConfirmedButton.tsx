import { type MouseEvent, useEffect, useRef } from 'react';
import { useFailureText } from '../graphql/useFailureText.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { AccessibleLabel } from '../ui/AccessibleLabel.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { type Notice, useToasts } from '../ui/toasts.ts';
import { toolStyle } from './toolStyle.ts';

/** What is said about something that takes something away. */
export interface ConfirmedWords {
  action: string;
  /** Stands in place of `action` while it is under way. */
  busy: string;
  buttonName: (subject: string) => string;
  title: string;
  text: string;
  /** What can be done about it afterwards. */
  note?: string;
  success: (subject: string) => string;
  failure: string;
}

interface ConfirmedButtonProps {
  words: ConfirmedWords;
  /** What it is about, by name. */
  subject: string;
  run: () => Promise<unknown>;
  onDone: () => void;
  onFailed?: () => unknown;
  /** Why it failed, where the words of the API do not suit; null where they do. */
  explain?: ((error: unknown) => Promise<string | null>) | undefined;
  /** Takes it back, where that is possible. */
  undo?: Notice['action'];
}

/** Does something after a question, and says how it went (docs/product/records.md, section 6.7). */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { words, subject, run, onDone, onFailed, explain, undo } = props;
  const failureText = useFailureText();
  const { cancel } = useAdminMessages().deleteFlow;
  const question = useRef(0);
  const { bring, ask, notify, withdraw } = useToasts();
  useEffect(() => bring(Toaster), [bring]);
  // The question goes with the record that it is about.
  useEffect(() => () => withdraw(question.current), [withdraw]);

  async function confirm() {
    try {
      await run();
    } catch (error) {
      const reason = (await explain?.(error)) ?? failureText(error);
      return () => {
        notify({ tone: 'bad', text: words.failure, reason });
        onFailed?.();
      };
    }
    return () => {
      notify({ tone: 'good', text: words.success(subject), ...(undo && { action: undo }) });
      onDone();
    };
  }

  function onClick({ currentTarget: opener }: MouseEvent<HTMLButtonElement>) {
    const { title, text, note, action, busy } = words;
    const asked = { title, text, ...(note && { note }), subject, action, busy, cancel };
    question.current = ask({ ...asked, confirm, opener });
  }

  return (
    <button type="button" onClick={onClick} className={`${toolStyle} cursor-pointer text-red`}>
      <AccessibleLabel name={words.buttonName(subject)}>{words.action}</AccessibleLabel>
    </button>
  );
}
