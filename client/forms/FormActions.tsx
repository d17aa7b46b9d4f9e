import { useAdminMessages } from '../messages/adminMessages.ts';
import { Button } from '../ui/Button.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { FormOutcome } from './submission/FormOutcome.tsx';
import { NextSteps } from './submission/NextSteps.tsx';
import type { RecordFormMessages } from './recordFormOptions.ts';
import type { RecordFormState } from './recordFormState.ts';
import { trackBarHeight } from './trackBarHeight.ts';

interface FormActionsProps {
  form: RecordFormState;
  words: RecordFormMessages;
  seeItAt: string;
  submitText: string | undefined;
  /** Whether the buttons are below the fields, which stand beside headings on wide screens. */
  isAligned: boolean;
}

/** The bar of a form: the status of its submission, and its buttons. */
export function FormActions(props: FormActionsProps) {
  const { form, words, seeItAt, submitText, isAligned } = props;
  const { adminForms } = useAdminMessages();
  const { isNew, isBusy, isResting } = form;
  const isSending = form.submission.status === 'sending';
  const ownText = isNew ? words.submit : adminForms.saveChanges;
  return (
    <div
      data-form-bar
      ref={trackBarHeight}
      className={`${barStyle} ${isAligned ? 'lg:ps-70' : ''}`}
    >
      {/* It has the focus while the fields of a new form are disabled, so that the keyboard keeps its position. */}
      <div data-outcome tabIndex={-1}>
        <FormOutcome form={form} words={words} seeItAt={seeItAt} />
        {isResting && <NextSteps form={form} seeIt={words.seeIt} seeItAt={seeItAt} />}
      </div>
      {!isResting && (
        <div className="flex flex-wrap gap-x-4 gap-y-2 *:grow sm:*:grow-0">
          <SubmitButton disabled={isBusy}>
            {isSending ? adminForms.saving : (submitText ?? ownText)}
          </SubmitButton>
          {form.isChanged && !isBusy && (
            <Button onClick={() => form.discard()}>{adminForms.draft.discard}</Button>
          )}
        </div>
      )}
    </div>
  );
}

/**
 * Sticky at the lower edge of the window while the fields scroll, so that the button and the status
 * stay visible. Not in a low window, where it would leave no room for the fields.
 */
const barStyle =
  'z-10 -mx-2 border-t border-line bg-paper px-2 py-3 ' +
  '[@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-0';
