import type { ReactNode } from 'react';
import { MultilingualText } from '../text/MultilingualText.tsx';

interface AccessibleLabelProps {
  /** The accessible name of the control; it contains the visible text. */
  name: string;
  /** The visible text, if it differs from the name. */
  children?: ReactNode;
}

/**
 * The content of a control whose accessible name contains user text. An `aria-label` has the
 * language of the page; these elements keep the language of each run.
 */
export function AccessibleLabel({ name, children }: AccessibleLabelProps) {
  return (
    <>
      {children !== undefined && <span aria-hidden="true">{children}</span>}
      <span className="sr-only">
        <MultilingualText text={name} />
      </span>
    </>
  );
}
