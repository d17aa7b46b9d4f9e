import { type ComponentProps, useId } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { controlStyle, describedBy, type FieldTexts } from './fieldParts.ts';

type FieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** A text input with its label, hint and error. It is uncontrolled; its name is `name`. */
export function Field({ label, otherLabel, hint, error, otherError, ...input }: FieldProps) {
  const id = useId();
  const texts = { label, otherLabel, hint, error, otherError };
  return (
    <FieldFrame id={id} {...texts} required={input.required}>
      <input {...input} {...describedBy(id, texts)} className={`${controlStyle} min-h-12`} />
    </FieldFrame>
  );
}
