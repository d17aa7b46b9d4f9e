import { type ComponentProps, useId } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { controlStyle, describedBy, type FieldTexts } from './fieldParts.ts';

type SelectProps = FieldTexts & Omit<ComponentProps<'select'>, 'id' | 'className'>;

/** A native select with its label, hint and error. */
export function Select({ label, otherLabel, hint, error, children, ...select }: SelectProps) {
  const id = useId();
  const texts = { label, otherLabel, hint, error };
  return (
    <FieldFrame id={id} {...texts} required={select.required}>
      <select {...select} {...describedBy(id, texts)} className={`${controlStyle} min-h-12`}>
        {children}
      </select>
    </FieldFrame>
  );
}
