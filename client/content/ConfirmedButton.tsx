import { type MouseEvent, useEffect, useRef } from 'react';
import { useFailureText } from '../graphql/useFailureText.ts';
import { leaveMenu } from '../lists/RowMenu.tsx';
import { useRefresh } from '../lists/useRefresh.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { AccessibleLabel } from '../ui/field/AccessibleLabel.tsx';
import { passFocusOn } from '../ui/focusPlace.ts';
import type { Notice } from '../ui/toast/toasts.ts';
import { useToaster } from '../ui/toast/useToaster.ts';
import { toolStyle } from '../ui/toolStyle.ts';

/** The messages of an operation that needs a confirmation. */
export interface ConfirmedWords {
  action: string;
  /** The label of the button that changes nothing, by default “Cancel”. */
  cancel?: string;
  /** The accessible name of the button, by default its label with the subject. */
  buttonName?: (subject: string) => string;
  title: string;
  text: string;
  /** How the operation can be undone or corrected. */
  note?: string;
  success: (subject: string) => string;
}

interface ConfirmedButtonProps {
  words: ConfirmedWords;
  /** The title of its record. */
  subject: string;
  run: () => Promise<unknown>;
  /** Called after the operation; by default, the page reads its data again. */
  onDone?: () => unknown;
  /** Returns a message for a failure where that of the API does not fit; null where it does. */
  explain?: ((error: unknown) => Promise<string | null>) | undefined;
  /** Undoes the operation, if that is possible. */
  undo?: Notice['action'];
  /** The colour of the label. Red is for what removes something. */
  color?: 'text-red' | 'text-green';
}

/**
 * A button that runs an operation after a confirmation, and shows the result (docs/product/records.md,
 * section 6.7).
 */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { words, subject, run, explain, undo, color = 'text-red' } = props;
  const refresh = useRefresh();
  const { onDone = refresh } = props;
  const failureText = useFailureText();
  const { admin } = useAdminMessages();
  const name = words.buttonName?.(subject) ?? admin.named(words.action, subject);
  const question = useRef(0);
  const { ask, notify, withdraw } = useToaster();
  // The confirmation closes with the record that it is about.
  useEffect(() => () => withdraw(question.current), [withdraw]);

  async function confirm() {
    try {
      await run();
    } catch (error) {
      const reason = (await explain?.(error)) ?? failureText(error);
      return () => {
        notify({ tone: 'bad', text: admin.notDone(name), operation: name, reason });
        // Somebody else may have changed what the page shows.
        void refresh({ isQuiet: true });
      };
    }
    return () => {
      const action = undo && { action: undo };
      notify({ tone: 'good', text: words.success(subject), operation: name, ...action });
      void onDone();
    };
  }

  function onClick({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const { title, text, note, action } = words;
    const asked = { title, text, ...(note && { note }), subject, action, busy: admin.busy };
    const cancel = words.cancel ?? admin.cancel;
    question.current = ask({ ...asked, cancel, confirm, opener: leaveMenu(currentTarget) });
  }

  return (
    <button
      ref={passFocusOn}
      type="button"
      onClick={onClick}
      className={`${toolStyle} cursor-pointer ${color}`}
    >
      <AccessibleLabel name={name}>{words.action}</AccessibleLabel>
    </button>
  );
}
