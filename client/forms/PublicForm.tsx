import { type ReactNode, useState } from 'react';
import { useMessages } from '../messages/messages.ts';
import { StatusLine } from '../ui/StatusLine.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { useInBrowser } from '../ui/useInBrowser.ts';
import { NotSent } from './NotSent.tsx';

interface PublicFormProps {
  /** What the form is called for those who do not see it. */
  name: string;
  submit: string;
  submitAmharic?: string;
  /** Stands beside the button. */
  note?: ReactNode;
  children: ReactNode;
}

/**
 * A form that visitors fill in: its fields, the button and the status line. Nothing takes what it
 * sends yet, so it says that and keeps what was typed.
 */
export function PublicForm({ name, submit, submitAmharic, note, children }: PublicFormProps) {
  const { ui } = useMessages();
  const [pressed, setPressed] = useState(false);
  // Before hydration a press would leave the page and lose what was typed.
  const ready = useInBrowser(() => true, false);
  return (
    <form
      method="post"
      aria-label={name}
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(true);
      }}
    >
      <p className="text-sm text-muted">{ui.requiredNote}</p>
      {children}
      {note}
      <div>
        <SubmitButton disabled={!ready} amharic={submitAmharic}>
          {submit}
        </SubmitButton>
        <StatusLine tone="bad">{pressed && <NotSent kept />}</StatusLine>
        <noscript className="mt-6 block">
          <NotSent />
        </noscript>
      </div>
    </form>
  );
}
