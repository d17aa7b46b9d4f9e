import type { ComponentProps } from 'react';
import { accentButton } from './buttonStyle.ts';
import { OtherLanguage } from './OtherLanguage.tsx';

type SubmitButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  /** The same words in the other language of a form in two, shown beside them. */
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
