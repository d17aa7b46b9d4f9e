import { type ComponentProps, useId } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { controlStyle, describedBy, type FieldTexts } from './fieldParts.ts';

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** A text area with its label, hint and error; it grows with its text. */
export function TextArea({
  label,
  otherLabel,
  hint,
  error,
  otherError,
  rows = 6,
  ...input
}: TextAreaProps) {
  const id = useId();
  const texts = { label, otherLabel, hint, error, otherError };
  return (
    <FieldFrame id={id} {...texts} required={input.required}>
      <textarea
        {...input}
        {...describedBy(id, texts)}
        rows={rows}
        className={`${controlStyle} resize-y`}
      />
    </FieldFrame>
  );
}
