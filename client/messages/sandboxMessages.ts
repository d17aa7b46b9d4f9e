import { createContext, useContext } from 'react';
import { sandbox } from './en/sandbox.ts';

const SandboxMessagesContext = createContext(sandbox);

/** The sentences of the sandbox, apart from the others so that visitors do not load them. */
export function useSandboxMessages(): typeof sandbox {
  return useContext(SandboxMessagesContext);
}
