import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useMessages } from '../messages/messages.ts';
import { ConflictNotice } from './notice/ConflictNotice.tsx';
import { DraftNotice } from './draft/DraftNotice.tsx';
import type { RecordFormMessages } from './formOptions.ts';
import { picturesReady } from '../media/picturesReady.ts';
import { pasteAsText } from './pasteAsText.ts';
import { useFormFocus } from './useFormFocus.ts';
import type { RecordFormState } from './recordFormState.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { Button } from '../ui/Button.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { FormOutcome, NextSteps } from './submission/FormOutcome.tsx';
import { trackBarHeight } from './trackBarHeight.ts';
import { noticeBox } from './notice/noticeStyle.ts';

interface RecordFormProps {
  form: RecordFormState;
  words: RecordFormMessages;
  /** The address where the saved record can be viewed. */
  seeItAt: string;
  /** Formats a value for users, if it is not a text. */
  display?: (name: string, value: string) => string | undefined;
  /** The text of the button, if it depends on the fields. */
  submitText?: string;
  /** Who changed the record last, and when; null if it is not known. */
  changedBy?: string | null;
  /** What somebody else has changed besides the fields; shown with a conflict. */
  changedElsewhere?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** A further section: beside the fields on a wide screen, otherwise below them. */
  aside?: ReactNode;
}

const pressedIn = ({ target }: MouseEvent, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

const checkbox = 'label:has([type="checkbox"])';

/**
 * Moves the focus to a pressed button or checkbox only at the click. Otherwise the error that a field shows on
 * blur could move the button away from the finger, and the click would be lost.
 */
const focusOnClick = {
  onMouseDown: (event: MouseEvent) => {
    if (pressedIn(event, `button, ${checkbox}`)) event.preventDefault();
  },
  // Before the handlers of the button, because they may move the focus.
  onClickCapture: (event: MouseEvent) => pressedIn(event, 'button')?.focus({ preventScroll: true }),
  // After the handlers of the checkbox. Otherwise the form is rendered with the former value, which unticks it.
  onClick: (event: MouseEvent) => pressedIn(event, checkbox)?.focus({ preventScroll: true }),
};

const besideStyle = 'gap-x-10 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]';

/** A form of the admin area: its notices and fields, and the bar with its status and buttons. */
export function RecordForm(props: RecordFormProps) {
  const { form, words, seeItAt, display, submitText, children, aside } = props;
  const { changedBy = null, changedElsewhere } = props;
  const { isNew, isBusy, awaitsNextStep } = form;
  const { ui } = useMessages();
  const { adminForms } = useAdminMessages();
  const isSending = form.submission.status === 'sending';
  const ownText = isNew ? words.submit : adminForms.saveChanges;
  const element = useRef<HTMLFormElement>(null);
  useFormFocus(element, form);
  return (
    <form
      ref={element}
      noValidate
      autoComplete="off"
      aria-label={isNew ? words.createHeading : words.editHeading}
      onSubmit={(event) => {
        event.preventDefault();
        void picturesReady().then(() => form.submit(event));
      }}
      onPaste={pasteAsText}
      {...focusOnClick}
    >
      <DraftNotice form={form} />
      {form.isDeleted && <DeletedNotice form={form} />}
      {form.conflict && (
        <ConflictNotice
          form={form}
          by={changedBy}
          conflict={form.conflict}
          display={display}
          changedElsewhere={changedElsewhere}
        />
      )}
      <p className="mb-6 text-sm text-muted">{ui.requiredNote}</p>
      {/* The fields are disabled while the form is sent, so that no typing is lost. */}
      <fieldset disabled={isBusy} className="min-w-0">
        <div className={aside ? besideStyle : ''}>
          <div className="@container">{children}</div>
          {aside && <div className="@container lg:sticky lg:top-14 lg:self-start">{aside}</div>}
        </div>
      </fieldset>
      <div
        data-form-bar
        ref={trackBarHeight}
        // On wide screens the fields stand beside headings. The bar is aligned with the fields.
        className={`${barStyle} ${aside ? '' : 'lg:ps-70'}`}
      >
        {/* It has the focus while the fields of a new form are disabled, so that the keyboard keeps its position. */}
        <div data-outcome tabIndex={-1}>
          <FormOutcome form={form} words={words} seeItAt={seeItAt} />
          {awaitsNextStep && <NextSteps form={form} seeIt={words.seeIt} seeItAt={seeItAt} />}
        </div>
        {!awaitsNextStep && (
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
    </form>
  );
}

/**
 * Sticky at the lower edge of the window while the fields scroll, so that the button and the status
 * stay visible. Not in a low window, where it would leave no room for the fields.
 */
const barStyle =
  'z-10 -mx-2 border-t border-line bg-paper px-2 py-3 ' +
  '[@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-0';

/** Says that another admin has deleted the edited record, and how to save what was typed. */
function DeletedNotice({ form }: { form: RecordFormState }) {
  const { deletedMeanwhile: words } = useAdminMessages().adminForms;
  const { restore, addAnew } = form;
  const [isRestoring, setIsRestoring] = useState(false);

  async function onRestore() {
    if (!restore || isRestoring) return;
    setIsRestoring(true);
    await restore();
    setIsRestoring(false);
  }

  return (
    // It gets the focus when saving detects the deletion.
    <section data-conflict tabIndex={-1} aria-labelledby="deleted-meanwhile" className={noticeBox}>
      <h2 id="deleted-meanwhile" className="text-xl font-semibold">
        {words.heading}
      </h2>
      <p className="mt-2 max-w-[36em]">{words.text}</p>
      <div className="mt-5 flex flex-wrap gap-x-6 gap-y-3">
        {restore && (
          <Button aria-disabled={isRestoring} onClick={() => void onRestore()}>
            {words.restore}
          </Button>
        )}
        {addAnew && <Button onClick={() => addAnew()}>{words.addAnew}</Button>}
      </div>
    </section>
  );
}

interface FormSectionProps {
  /** The target of links to it. */
  id?: string;
  heading: string;
  /** A hint for all of its fields. */
  hint?: string;
  children: ReactNode;
}

/** A group of fields, below its heading or, in a wide form, beside it. */
export function FormSection({ id: target, heading, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      id={target}
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-6 border-t border-line py-6 @4xl:grid-cols-[14rem_minmax(0,1fr)] @4xl:py-10"
    >
      <div>
        <h2 id={id} className="text-xl font-semibold sm:text-2xl">
          {heading}
        </h2>
        {hint && <p className="mt-2 text-sm text-muted">{hint}</p>}
      </div>
      <div className="grid max-w-3xl items-start gap-x-8 gap-y-6">{children}</div>
    </section>
  );
}
