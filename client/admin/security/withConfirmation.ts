import { createContext, useContext } from 'react';

/**
 * Does something that may want a confirmation of who asks. Where it does, that is asked for, and
 * the same is tried again.
 * @throws what the work threw, where nothing was confirmed
 */
export type WithConfirmation = <Result>(work: () => Promise<Result>) => Promise<Result>;

export const ConfirmationContext = createContext<WithConfirmation>((work) => work());

export const useWithConfirmation = (): WithConfirmation => useContext(ConfirmationContext);
