import { sandbox } from './en/sandbox.ts';
import { createMessages } from './createMessages.ts';

/** The sentences of the sandbox, apart from the others so that visitors do not load them. */
export const useSandboxMessages = createMessages(sandbox);
