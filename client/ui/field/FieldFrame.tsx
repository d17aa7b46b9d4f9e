import type { ReactNode } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { FieldError } from './FieldError.tsx';
import { type FieldTexts, hintId } from './fieldParts.ts';
import { OtherLanguage } from '../text/OtherLanguage.tsx';

interface FieldFrameProps extends FieldTexts {
  /** The id of the control, from which the ids of its hint and its error are derived. */
  id: string;
  required: boolean | undefined;
  children: ReactNode;
}

/** A label above its control, hint and error below, so that controls side by side are aligned. */
export function FieldFrame({
  id,
  label,
  otherLabel,
  hint,
  error,
  otherError,
  required,
  children,
}: FieldFrameProps) {
  const { ui } = useMessages();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 flex flex-wrap items-baseline gap-x-2.5 font-semibold">
        <span>
          {label}
          {required && (
            <span aria-hidden="true" className="ml-1 text-red">
              {ui.requiredMark}
            </span>
          )}
        </span>
        {otherLabel && (
          <OtherLanguage className="font-normal text-muted">{otherLabel}</OtherLanguage>
        )}
      </label>
      {children}
      {hint && (
        <p id={hintId(id)} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} otherError={otherError} />
    </div>
  );
}
