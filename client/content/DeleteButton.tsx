import { type MouseEvent, useEffect, useRef } from 'react';
import { useFailureText } from '../graphql/useFailureText.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { AccessibleLabel } from '../ui/AccessibleLabel.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { useToasts } from '../ui/toasts.ts';
import { toolStyle } from './toolStyle.ts';

interface DeleteButtonProps {
  /** How its kind is called in sentences. */
  kind: string;
  /** The name of the record. */
  title: string;
  remove: () => Promise<unknown>;
  onDeleted: () => void;
}

/** Deletes a record after a question, and says how it went (docs/product.md, section 6.7). */
export function DeleteButton({ kind, title, remove, onDeleted }: DeleteButtonProps) {
  const failureText = useFailureText();
  const { deleteFlow: words } = useAdminMessages();
  const question = useRef(0);
  const { bring, ask, notify, withdraw } = useToasts();
  useEffect(() => bring(Toaster), [bring]);
  // The question goes with the record that it is about.
  useEffect(() => () => withdraw(question.current), [withdraw]);

  async function confirm() {
    try {
      await remove();
    } catch (error) {
      const reason = failureText(error);
      return () => notify({ tone: 'bad', text: words.failure(kind), reason });
    }
    return () => {
      notify({ tone: 'good', text: words.success(kind) });
      onDeleted();
    };
  }

  function onClick(event: MouseEvent<HTMLButtonElement>) {
    question.current = ask({
      title: words.title(kind),
      text: words.text(kind),
      subject: title,
      action: words.action,
      busy: words.deleting,
      cancel: words.cancel,
      confirm,
      opener: event.currentTarget,
    });
  }

  return (
    <button type="button" onClick={onClick} className={`${toolStyle} cursor-pointer text-red`}>
      <AccessibleLabel name={words.buttonName(title)}>{words.action}</AccessibleLabel>
    </button>
  );
}
