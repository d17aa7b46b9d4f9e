import type { ReactNode } from 'react';
import { MixedText } from './MixedText.tsx';

interface NamedProps {
  /** The accessible name of the control; it contains the words that are shown. */
  name: string;
  /** What is shown, where that is not the name. */
  children?: ReactNode;
}

/**
 * The content of a control whose accessible name holds text that people wrote. An `aria-label` has
 * the language of the page; these elements keep the language of each run.
 */
export function Named({ name, children }: NamedProps) {
  return (
    <>
      {children !== undefined && <span aria-hidden="true">{children}</span>}
      <span className="sr-only">
        <MixedText text={name} />
      </span>
    </>
  );
}
