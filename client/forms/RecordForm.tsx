import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useMessages } from '../messages/messages.ts';
import { ConflictNotice } from './notice/ConflictNotice.tsx';
import { DeletedNotice } from './notice/DeletedNotice.tsx';
import { DraftNotice } from './draft/DraftNotice.tsx';
import { FormActions } from './FormActions.tsx';
import type { RecordFormMessages } from './recordFormOptions.ts';
import { pasteAsText } from './pasteAsText.ts';
import { useFocusOnNamedField } from './useFocusOnNamedField.ts';
import { useFocusOnOutcome } from './submission/useFocusOnOutcome.ts';
import type { RecordFormState } from './recordFormState.ts';

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

/** A form of the admin area: its notices, fields, buttons and status. */
export function RecordForm(props: RecordFormProps) {
  const {
    form,
    words,
    seeItAt,
    display,
    submitText,
    changedBy = null,
    changedElsewhere,
    children,
    aside,
  } = props;
  const { ui } = useMessages();
  const element = useRef<HTMLFormElement>(null);
  useFocusOnNamedField(element);
  useFocusOnOutcome(element, form);
  return (
    <form
      ref={element}
      noValidate
      autoComplete="off"
      aria-label={form.isNew ? words.createHeading : words.editHeading}
      onSubmit={(event) => void form.submit(event)}
      onPaste={pasteAsText}
      {...focusOnClick}
    >
      <DraftNotice form={form} />
      {form.isDeleted && <DeletedNotice form={form} />}
      {form.conflict && (
        <ConflictNotice
          {...{ form, by: changedBy, conflict: form.conflict, display, changedElsewhere }}
        />
      )}
      <p className="mb-6 text-sm text-muted">{ui.requiredNote}</p>
      {/* The fields are disabled while the form is sent, so that no typing is lost. */}
      <fieldset disabled={form.isBusy} className="min-w-0">
        <div className={aside ? besideStyle : ''}>
          <div className="@container">{children}</div>
          {aside && <div className="@container lg:sticky lg:top-14 lg:self-start">{aside}</div>}
        </div>
      </fieldset>
      <FormActions
        form={form}
        words={words}
        seeItAt={seeItAt}
        submitText={submitText}
        isAligned={!aside}
      />
    </form>
  );
}
