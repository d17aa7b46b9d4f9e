import { Link } from 'react-router-dom';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { quietButton } from '../ui/buttonStyle.ts';
import { StatusLine } from '../ui/StatusLine.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import type { RecordFormMessages } from './recordFormOptions.ts';
import { NextSteps } from './NextSteps.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import type { RecordFormState } from './recordFormState.ts';

interface FormActionsProps {
  form: RecordFormState;
  words: RecordFormMessages;
  seeItAt: string;
}

/** The buttons of a form, and beside them how sending it went. */
export function FormActions({ form, words, seeItAt }: FormActionsProps) {
  const { adminForms } = useAdminMessages();
  const { submission, progress, isNew, isBusy } = form;
  const isSending = submission.status === 'sending';
  const failure = failureIn(form, adminForms.correctFields);
  return (
    <>
      <div data-form-bar className={barStyle}>
        <SubmitButton disabled={isBusy}>
          {isSending ? adminForms.saving : isNew ? words.submit : adminForms.saveChanges}
        </SubmitButton>
        {form.isChanged && !isBusy && (
          <button type="button" className={quietButton} onClick={() => form.discard()}>
            {adminForms.draft.discard}
          </button>
        )}
      </div>
      <div className="pt-2 lg:ps-68">
        {isSending && progress !== null && (
          <UploadProgress percent={progress} onCancel={() => form.cancel()} />
        )}
        <div role="alert" className="font-semibold text-red not-empty:mt-6">
          {failure}
        </div>
        <StatusLine tone="neutral">
          {submission.status === 'cancelled' && adminForms.cancelled}
          {form.isSettling && adminForms.settling}
        </StatusLine>
        {/* Has the focus while a new form rests, so that the keyboard keeps its place. */}
        <div data-outcome tabIndex={-1}>
          <StatusLine tone="good">
            {submission.status === 'saved' && (
              <>
                <span>{(isNew ? adminForms.created : adminForms.saved)(words.kind)}</span>{' '}
                {words.note && <span>{words.note}</span>}{' '}
                {!isNew && (
                  <Link to={seeItAt} className="inline-flex min-h-11 items-center underline">
                    {words.seeIt}
                  </Link>
                )}
              </>
            )}
          </StatusLine>
          {form.isResting && <NextSteps form={form} seeIt={words.seeIt} seeItAt={seeItAt} />}
        </div>
      </div>
    </>
  );
}

/**
 * At the lower edge of the window while the fields are scrolled, so that saving is always in reach; not
 * in a window so low that it would leave no room for them.
 */
const barStyle =
  'z-10 -mx-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-2 py-3 lg:ps-70 ' +
  '[@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-0';

function failureIn({ submission, errors }: RecordFormState, correctFields: string): string | null {
  if (submission.status === 'failed') return submission.message;
  const isWrong = submission.status === 'invalid' && Object.keys(errors).length > 0;
  return isWrong ? correctFields : null;
}
