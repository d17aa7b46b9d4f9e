import type { ReactNode } from 'react';

/** The texts around a form control of any kind. */
export interface FieldTexts {
  label: string;
  /**
   * The label in the other language of a bilingual form, Amharic on an English page; shown beside
   * it.
   */
  otherLabel?: string;
  hint?: ReactNode;
  /** The error of the value; shown below the control. */
  error?: string | undefined;
  /** The same in the other language. */
  otherError?: string | undefined;
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** Connects a control with its hint and its error for screen readers. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const ids = [error && errorId(id), hint && hintId(id)].filter(Boolean);
  return {
    id,
    'aria-describedby': ids.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/** At least 16 px type: below it, phones zoom into a focused field. Narrow screens get less padding, so that large letters fit. */
export const controlStyle =
  'block w-full min-w-0 rounded-md border border-control bg-paper px-[min(1rem,4vw)] py-3 text-base text-ink ' +
  'hover:border-ink aria-invalid:border-2 aria-invalid:border-red';
