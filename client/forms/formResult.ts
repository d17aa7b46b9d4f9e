import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { MailMessageState } from '../graphql/schemaTypes.generated.ts';

/** What became of a public form, whether the browser sent it or a script did. */
export interface FormResult {
  state: 'sent' | 'failed';
  /** That of the failure; empty where there is none. */
  code: string;
  /** Why it failed, in words that follow the form's own 'Error ...: '. */
  message: string;
  /** Whether it is stored all the same, and delivered later. */
  isKept: boolean;
  /** What became of the mail message to the association; null where nothing was taken. */
  delivery: MailMessageState | null;
  /** Whether the applicant is on the members list already. */
  isRegistered: boolean;
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

/** Nothing is known of the form yet; what an outcome does not say is as here. */
export const emptyResult: Omit<FormResult, 'state'> = {
  code: '',
  message: '',
  isKept: false,
  delivery: null,
  isRegistered: false,
  isCopyRefused: false,
  fields: {},
  values: null,
  ticket: null,
};
