import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { Failure } from '../../api/failures.rules.ts';
import type { MailMessageState } from '../graphql/schemaTypes.generated.ts';

/** The outcome of a public form, whether the browser sent it or a script did. */
export interface FormResult {
  state: 'sent' | 'failed';
  /** Why it failed; null where it did not. */
  failure: Failure | null;
  /** Whether it is stored despite the failure, and delivered later. */
  isStored: boolean;
  /** The state of the mail message to the association; null where nothing was stored. */
  delivery: MailMessageState | null;
  /** Whether the applicant is on the members list already. */
  isRegistered: boolean;
  /** Whether a requested copy is not sent. */
  isCopyRefused: boolean;
  /** What was typed, by field; null where the fields hold it still, or are to be empty. */
  values: Record<string, string> | null;
  /** That of the opening, so that a form sent again is as old as it is; null for a new one. */
  ticket: string | null;
}

/** The outcome on the server, where a form requested the page itself. */
export const FormResultContext = createContext<FormResult | null>(null);

/** The outcome of the form that requested this page; null after a navigation. */
export function useFormResult(): FormResult | null {
  const result = useContext(FormResultContext);
  const isFirstPage = useLocation().key === 'default';
  return isFirstPage ? result : null;
}

/** The defaults of an outcome. */
export const emptyResult: Omit<FormResult, 'state'> = {
  failure: null,
  isStored: false,
  delivery: null,
  isRegistered: false,
  isCopyRefused: false,
  values: null,
  ticket: null,
};
