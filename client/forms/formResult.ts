import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';

/** What became of a public form, whether the browser sent it or a script did. */
export interface FormResult {
  state: 'sent' | 'failed';
  /** Why it failed, in words that follow the form's own 'Error ...: '. */
  message: string;
  /** Whether it is stored all the same, and delivered later. */
  isKept: boolean;
  /** Whether a copy was asked for that does not come. */
  isCopyRefused: boolean;
  /** What is wrong with each field, by its name. */
  fields: Record<string, string>;
  /** What was typed, by field; null where the fields hold it still, or are to be empty. */
  values: Record<string, string> | null;
  /** That of the opening, so that a form sent again is as old as it is; null for a new one. */
  ticket: string | null;
}

/** What the server found when the page itself was asked for by a form. */
export const FormResultContext = createContext<FormResult | null>(null);

/** The outcome of the form that brought this page; null on every page that one goes to from here. */
export function useFormResult(): FormResult | null {
  const result = useContext(FormResultContext);
  const isFirstPage = useLocation().key === 'default';
  return isFirstPage ? result : null;
}
