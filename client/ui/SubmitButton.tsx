import type { ComponentProps } from 'react';
import { accentButton } from './buttonStyle.ts';
import { OtherLanguage } from './text/OtherLanguage.tsx';

type SubmitButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  /** The label in the other language of a bilingual form, shown beside it. */
  otherLabel?: string;
};

/** The submit button of a form. */
export function SubmitButton({ otherLabel, children, ...button }: SubmitButtonProps) {
  return (
    <button type="submit" {...button} className={`${accentButton} w-full flex-wrap sm:w-auto`}>
      <span>{children}</span>
      {otherLabel && <OtherLanguage className="font-normal">{otherLabel}</OtherLanguage>}
    </button>
  );
}
