import { Fragment, type ReactNode } from 'react';
import { Link, useHref } from 'react-router-dom';
import type { PublicFieldErrors } from '../../../api/shared/fieldErrors.rules.ts';
import { useMessages } from '../../messages/messages.ts';
import { Bilingual } from '../../ui/field/Bilingual.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { useBrowserValue } from '../../ui/useBrowserValue.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { type FailureMessages, failureText } from '../../graphql/errors.ts';
import type { FieldErrorWords, FormMessages } from '../../../api/shared/messages/words.ts';
import { useFormMessages } from '../../messages/formMessages.ts';
import type { FormResult } from '../submission/formResult.ts';
import { type PublicField, publicFields } from './publicFields.ts';
import { type SendForm, trapName, usePublicForm } from './usePublicForm.ts';

/** The messages of a bilingual form in the other language: in Amharic on an English page. */
interface OtherWords extends FailureMessages {
  fields: FormMessages;
  fieldErrors: FieldErrorWords<PublicFieldErrors>;
  submit: string;
  requiredNote: string;
  submitting: string;
  privacyLink: string;
  kept: string;
  copyRefused: string;
  errorPrefix: string;
}

interface PublicFormProps {
  /** The accessible name of the form. */
  name: string;
  /** The path of the page, to which browsers post the form if scripts do not run. */
  action: string;
  words: { submit: string; submitting: string; errorPrefix: string; fields: FormMessages };
  /** The message after a successful submission. */
  success: (result: FormResult) => ReactNode;
  /** The messages in the other language; absent if the form has one language. */
  inOther?: OtherWords;
  /** A token that tells the API when the form was opened. */
  ticket: string | undefined;
  renewTicket: () => Promise<unknown>;
  send: SendForm;
  /** Shown beside the button. */
  note?: ReactNode;
  children: (field: PublicField) => ReactNode;
}

const statusId = 'form-status';

/**
 * A public form: its fields, the button and the status line (docs/product/forms.md, section 4.1). Before
 * scripts run and without them it works as a plain form: the server renders the page again, with
 * the result.
 */
export function PublicForm({
  name,
  action,
  words,
  success,
  inOther,
  ticket,
  renewTicket,
  send,
  note,
  children,
}: PublicFormProps) {
  const { ui, errors } = useMessages();
  const { forms, failures, fieldErrors } = useFormMessages();
  const address = useHref(action);
  const { result, isSubmitting, round, form, onChange, onSubmit } = usePublicForm(
    action,
    send,
    renewTicket,
  );
  const failure = isSubmitting ? null : (result?.failure ?? null);
  const field = publicFields(result, { fields: words.fields, fieldErrors }, inOther);
  const tone = isSubmitting ? 'neutral' : failure ? 'bad' : 'good';
  return (
    <form
      ref={form}
      method="post"
      action={`${address}#${statusId}`}
      aria-label={name}
      className="space-y-6"
      // With scripts the form shows the errors itself; without them the browser does.
      noValidate={useBrowserValue(() => true, false)}
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <p className="text-sm text-muted">
        <Bilingual text={ui.requiredNote} other={inOther?.requiredNote} />
      </p>
      {/* After a success the fields are empty. */}
      <Fragment key={round}>{children(field)}</Fragment>
      <div aria-hidden="true" className="sr-only">
        <label>
          {forms.trap}
          <input name={trapName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="ticket" value={result?.ticket ?? ticket ?? ''} />
      {note}
      <div id={statusId} className="scroll-mt-28">
        <SubmitButton aria-disabled={isSubmitting || undefined} otherLabel={inOther?.submit}>
          {words.submit}
        </SubmitButton>
        <StatusLine tone={tone}>
          {isSubmitting && <Bilingual text={words.submitting} other={inOther?.submitting} />}
          {failure && (
            <Bilingual
              text={words.errorPrefix + failureText(failure, { failures, errors })}
              // The messages of the API are in English.
              other={
                inOther &&
                inOther.errorPrefix +
                  failureText({ ...failure, message: inOther.errors.serverError }, inOther)
              }
            />
          )}
          {!isSubmitting && result?.state === 'sent' && success(result)}
        </StatusLine>
        <div aria-live="polite" className="not-empty:mt-2">
          {failure && result?.isStored && (
            <p>
              <Bilingual text={forms.kept} other={inOther?.kept} />
            </p>
          )}
          {!isSubmitting && result?.isCopyRefused && (
            <p>
              <Bilingual text={forms.copyRefused} other={inOther?.copyRefused} />
            </p>
          )}
        </div>
      </div>
      <p className="print:hidden">
        <Link
          to="/privacy"
          className="inline-flex min-h-11 items-center text-sm text-green underline decoration-1 underline-offset-4"
        >
          <span>
            <Bilingual text={forms.privacyLink} other={inOther?.privacyLink} />
          </span>
        </Link>
      </p>
    </form>
  );
}
