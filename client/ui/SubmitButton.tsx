import type { ComponentProps } from 'react';
import { accentButton } from './buttonStyle.ts';

type SubmitButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  /** The same words in Amharic, shown beside them. */
  amharic?: string;
};

/** The submit button of a form. */
export function SubmitButton({ amharic, children, ...button }: SubmitButtonProps) {
  return (
    <button type="submit" {...button} className={`${accentButton} w-full flex-wrap sm:w-auto`}>
      <span>{children}</span>
      {amharic && (
        <span lang="am" className="font-normal">
          {amharic}
        </span>
      )}
    </button>
  );
}
