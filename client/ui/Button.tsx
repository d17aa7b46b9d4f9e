import type { ComponentProps } from 'react';
import { accentButton, quietButton } from './buttonStyle.ts';
import { AccessibleLabel } from './field/AccessibleLabel.tsx';
import { toolStyle } from './toolStyle.ts';

const looks = { accent: accentButton, quiet: quietButton, tool: toolStyle };

type ButtonProps = Omit<ComponentProps<'button'>, 'type' | 'name'> & {
  look?: keyof typeof looks;
  /** The accessible name, if the label alone is ambiguous. */
  name?: string;
};

/** A button that does not submit its form. */
export function Button({ look = 'quiet', name, className = '', children, ...button }: ButtonProps) {
  return (
    <button type="button" {...button} className={`${looks[look]} cursor-pointer ${className}`}>
      {name === undefined ? children : <AccessibleLabel name={name}>{children}</AccessibleLabel>}
    </button>
  );
}
