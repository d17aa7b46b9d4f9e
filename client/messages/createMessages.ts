import { createContext, useContext } from 'react';

/**
 * Makes the hook that reads a catalogue in the reader's language.
 * @param english the catalogue, whose shape those of other languages share
 */
export function createMessages<Catalogue>(english: Catalogue): () => Catalogue {
  const context = createContext(english);
  return () => useContext(context);
}
