import { createContext, useContext } from 'react';
import { en, type Messages } from './en.ts';

const MessagesContext = createContext<Messages>(en);

/** The sentences of the interface in the reader's language. */
export function useMessages(): Messages {
  return useContext(MessagesContext);
}
