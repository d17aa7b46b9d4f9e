import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { Failure } from '../../../api/shared/failures.rules.ts';
import type { MailMessageState } from '../../graphql/schemaTypes.generated.ts';

/** The result of a public form, sent by the browser or by a script. */
export interface FormResult {
  state: 'sent' | 'failed';
  /** The failure; null if there was none. */
  failure: Failure | null;
  /** Whether the submission is stored despite the failure, and will be delivered later. */
  isStored: boolean;
  /** The state of the mail message to the association; null if nothing was stored. */
  delivery: MailMessageState | null;
  /** Whether the applicant is a registered member already. */
  isRegistered: boolean;
  /** Whether a requested copy is not sent. */
  isCopyRefused: boolean;
  /** The typed values by field; null if the fields still have them, or must be empty. */
  values: Record<string, string> | null;
  /** The ticket of the opened form, so that a form sent again keeps its age; null for a new one. */
  ticket: string | null;
}

/** The result on the server, if a form requested the page. */
export const FormResultContext = createContext<FormResult | null>(null);

/** The result of the form that requested this page; null after a navigation. */
export function useFormResult(): FormResult | null {
  const result = useContext(FormResultContext);
  const isFirstPage = useLocation().key === 'default';
  return isFirstPage ? result : null;
}

/** The default values of a result. */
export const emptyResult: Omit<FormResult, 'state'> = {
  failure: null,
  isStored: false,
  delivery: null,
  isRegistered: false,
  isCopyRefused: false,
  values: null,
  ticket: null,
};
