import { createContext } from 'react';

/** Files by the names of their variables. */
export type Files = Readonly<Record<string, File>>;

/** The selected files of the variables, in all tabs. */
export interface FileChoice {
  read: () => Files;
  subscribe: (listener: () => void) => () => void;
  /** @param file null for none */
  choose: (name: string, file: File | null) => void;
}

export function createFileChoice(): FileChoice {
  const listeners = new Set<() => void>();
  let files: Files = {};
  return {
    read: () => files,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(name, file) {
      const { [name]: _, ...others } = files;
      files = file ? { ...others, [name]: file } : others;
      for (const listener of listeners) listener();
    },
  };
}

export const FileChoiceContext = createContext(createFileChoice());
