import { createContext } from 'react';

/** Files by the names of their variables. */
export type Files = Readonly<Record<string, File>>;

/** The selected files of the variables, in all tabs. */
export function createFileChoice() {
  const listeners = new Set<() => void>();
  let files: Files = {};
  return {
    read: () => files,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** @param file null for none */
    choose: (name: string, file: File | null) => {
      const { [name]: _, ...others } = files;
      files = file ? { ...others, [name]: file } : others;
      for (const listener of listeners) listener();
    },
  };
}

export type FileChoice = ReturnType<typeof createFileChoice>;

export const FileChoiceContext = createContext(createFileChoice());
