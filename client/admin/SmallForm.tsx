import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import type { Failure } from '../../api/shared/failures.rules.ts';
import type { FormMessages } from '../../api/shared/messages/words.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { textOf } from '../forms/textOf.ts';
import { useFieldErrorText } from '../forms/useFieldErrorText.ts';
import { Button } from '../ui/Button.tsx';
import { StatusLine } from '../ui/StatusLine.tsx';
import { AdminSubmitButton } from './AdminSubmitButton.tsx';
import { useAttempt } from './security/useAttempt.ts';
import { useWithConfirmation } from './security/withConfirmation.ts';

/** The props of the control with that name. */
type FieldProps = (name: string) => {
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
};

interface SmallFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  words: { submit: string; busy?: string };
  fields?: FormMessages;
  /** The names of the fields that must not be empty. */
  required?: readonly string[];
  /** The form shows the text that it resolves with, if any, as the message of success. */
  send: (typed: FormData, form: HTMLFormElement) => Promise<unknown>;
  onFailure?: (failure: Failure) => unknown;
  onCancel?: () => void;
  /** How long the message of success is shown, in milliseconds. */
  shownFor?: number;
  children: (field: FieldProps) => ReactNode;
}

/**
 * A form of uncontrolled fields for one operation, which may need a confirmation of identity. It
 * shows the result below its button, and a failure keeps what was typed.
 */
export function SmallForm({
  words,
  fields = {},
  required = [],
  send,
  onFailure,
  onCancel,
  shownFor,
  className = '',
  children,
  ...form
}: SmallFormProps) {
  const { admin } = useAdminMessages();
  const fieldErrorText = useFieldErrorText(fields);
  const withConfirmation = useWithConfirmation();
  const { form: element, attempt, miss, isBusy, fields: errors, failure } = useAttempt(onFailure);
  const [success, setSuccess] = useState('');

  // A form that can be cancelled was opened by a button, perhaps below the edge of the window.
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (!isOpened) return;
    element.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [element, isOpened]);

  useEffect(() => {
    if (!success || !shownFor) return;
    const timer = setTimeout(() => setSuccess(''), shownFor);
    return () => clearTimeout(timer);
  }, [success, shownFor]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const typed = new FormData(currentTarget);
    const empty = required.filter((name) => !textOf(typed, name).trim());
    setSuccess('');
    if (empty.length > 0) miss(...empty);
    else
      await attempt(async () => {
        const sent = await withConfirmation(() => send(typed, currentTarget));
        setSuccess(typeof sent === 'string' ? sent : '');
      });
  }

  return (
    <form
      ref={element}
      method="post"
      noValidate
      onChange={() => setSuccess('')}
      {...form}
      onSubmit={(event) => void submit(event)}
      className={`space-y-6 ${className}`}
    >
      {children((name) => ({
        name,
        label: fields[name]?.label ?? name,
        hint: fields[name]?.hint,
        error: fieldErrorText(name, errors[name]),
      }))}
      <div>
        <div className="flex flex-wrap gap-4">
          <AdminSubmitButton isBusy={isBusy} busyLabel={words.busy}>
            {words.submit}
          </AdminSubmitButton>
          {onCancel && <Button onClick={onCancel}>{admin.cancel}</Button>}
        </div>
        <StatusLine tone={failure ? 'bad' : 'good'}>{failure || success}</StatusLine>
      </div>
    </form>
  );
}
