import { createContext, useContext } from 'react';

/**
 * Runs an operation that may need a confirmation of identity. If it does, the user is asked, and
 * the operation runs again.
 * @throws the error of the operation, if the user did not confirm
 */
export type WithConfirmation = <Result>(work: () => Promise<Result>) => Promise<Result>;

export const ConfirmationContext = createContext<WithConfirmation>((work) => work());

export const useWithConfirmation = (): WithConfirmation => useContext(ConfirmationContext);

/** What the parts of the section need to change the factors. */
export interface ChangeProps {
  /** Shows recovery codes once; called with null if the change created none. */
  showCodes: (codes: string[] | null) => void;
}
