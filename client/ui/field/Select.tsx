import { type ComponentProps, useId } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { controlStyle, describedBy, type FieldTexts } from './fieldParts.ts';

type SelectProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'id' | 'className'> & {
    /** The text of each value, in order, in place of `children`. */
    options?: Record<string, string> | undefined;
  };

/** A native select with its label, hint and error. */
export function Select(props: SelectProps) {
  const { label, otherLabel, hint, error, options = {}, children, ...select } = props;
  const id = useId();
  const texts = { label, otherLabel, hint, error };
  return (
    <FieldFrame id={id} {...texts} required={select.required}>
      <select {...select} {...describedBy(id, texts)} className={`${controlStyle} min-h-12`}>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
        {children}
      </select>
    </FieldFrame>
  );
}
