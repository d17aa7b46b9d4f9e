import type { ReactNode } from 'react';

/** The parts around a form control, whatever its kind. */
export interface FieldTexts {
  label: string;
  /** The same label in the other language of a form in two, Amharic on an English page; shown beside it. */
  otherLabel?: string;
  hint?: ReactNode;
  /** What is wrong with the value; shown beneath the control. */
  error?: string | undefined;
  /** The same in the other language. */
  otherError?: string | undefined;
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** Ties a control to its hint and to its error for those who do not see them. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const ids = [error && errorId(id), hint && hintId(id)].filter(Boolean);
  return {
    id,
    'aria-describedby': ids.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/** 16 px type at the least: below it, phones zoom into a field when it is entered. */
export const controlStyle =
  'block w-full min-w-0 rounded-md border border-control bg-paper px-4 py-3 text-base text-ink ' +
  'hover:border-ink aria-invalid:border-2 aria-invalid:border-red';
