import { type ComponentProps, useId } from 'react';
import { FieldError } from './FieldError.tsx';
import { describedBy, type FieldTexts } from './fieldParts.ts';
import { OtherLanguage } from '../text/OtherLanguage.tsx';

type CheckBoxProps = Omit<FieldTexts, 'hint'> &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>;

/** A checkbox; its whole label can be pressed. */
export function CheckBox({ label, otherLabel, error, otherError, ...input }: CheckBoxProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          {...input}
          {...describedBy(id, { error })}
          type="checkbox"
          className="mt-0.5 size-6 shrink-0 cursor-pointer accent-accent"
        />
        <span className="font-semibold">
          {label}
          {otherLabel && (
            <OtherLanguage className="block font-normal text-muted">{otherLabel}</OtherLanguage>
          )}
        </span>
      </label>
      <FieldError id={id} error={error} otherError={otherError} />
    </div>
  );
}
