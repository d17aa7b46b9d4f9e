import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { firstInvalidField, showConflict, showField } from '../showField.ts';
import type { RecordFormMessages } from '../formOptions.ts';
import type { RecordFormState } from '../recordFormState.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { Button } from '../../ui/Button.tsx';
import { quietButton } from '../../ui/buttonStyle.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';

interface FormOutcomeProps {
  form: RecordFormState;
  words: RecordFormMessages;
  seeItAt: string;
}

/** The status of a form's submission. */
export function FormOutcome({ form, words, seeItAt }: FormOutcomeProps) {
  const { adminForms } = useAdminMessages();
  const { submission, progress, isNew } = form;
  const failure = failureIn(form, adminForms.correctFields);
  const wrong = Object.keys(form.errors).length;
  return (
    <>
      {submission.status === 'sending' && progress !== null && (
        <UploadProgress percent={progress} onCancel={() => form.cancel()} />
      )}
      <div role="alert" className="font-semibold text-red not-empty:mb-2">
        {failure}
        {failure && wrong > 0 && (
          <>
            {' '}
            <button type="button" className={underlined} onClick={showFirst}>
              {adminForms.attention(wrong)}
            </button>
          </>
        )}
        {submission.status === 'failed' && submission.hasNoticeAbove && (
          <>
            {' '}
            <button type="button" className={underlined} onClick={showBox}>
              {adminForms.toTop}
            </button>
          </>
        )}
      </div>
      <div role="status" className="font-semibold text-muted not-empty:mb-2">
        {submission.status === 'cancelled' && adminForms.cancelled}
        {form.isResolving && adminForms.settling}
      </div>
      <div role="status" className="font-semibold text-green not-empty:mb-2">
        {submission.status === 'saved' && (
          <>
            {/* The first sentence has no full stop, so that it is separated from the others. */}
            <p>
              {isNew
                ? adminForms.created(words.kind)
                : (words.saved ?? adminForms.saved(words.kind))}
            </p>
            {words.note && <p>{words.note}</p>}
            {form.notShown && <p>{form.notShown}</p>}
            {!isNew && !form.notShown && (
              <p>
                <SiteLink to={seeItAt} className={underlined}>
                  {words.seeIt}
                </SiteLink>
              </p>
            )}
          </>
        )}
      </div>
    </>
  );
}

/** The margins keep the line of a sentence as high as the others. */
const underlined = '-my-2 inline-flex min-h-11 items-center underline';

function showFirst({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const field = currentTarget.form && firstInvalidField(currentTarget.form);
  if (field) showField(field);
}

function showBox({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  if (currentTarget.form) showConflict(currentTarget.form);
}

function failureIn({ submission, errors }: RecordFormState, correctFields: string): string | null {
  if (submission.status === 'failed') return submission.message;
  const isWrong = submission.status === 'invalid' && Object.keys(errors).length > 0;
  return isWrong ? correctFields : null;
}

interface NextStepsProps {
  form: Pick<RecordFormState, 'editLink' | 'addAnother' | 'notShown'>;
  seeIt: string;
  seeItAt: string;
}

/** The next steps after a record was created, until the user selects one. */
export function NextSteps({ form, seeIt, seeItAt }: NextStepsProps) {
  const { next } = useAdminMessages().adminForms;
  return (
    <>
      {form.editLink && <p>{next.text}</p>}
      <div className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
        {form.notShown === null && (
          <SiteLink to={seeItAt} className={quietButton}>
            {seeIt}
          </SiteLink>
        )}
        {form.editLink && (
          <Link to={form.editLink} className={quietButton}>
            {next.edit}
          </Link>
        )}
        <Button onClick={() => form.addAnother()}>{next.another}</Button>
      </div>
    </>
  );
}
