import { sandbox } from '../../api/shared/messages/en/sandbox.ts';
import { createMessages } from './createMessages.ts';

/** The messages of the sandbox, separate from the others so that visitors do not load them. */
export const useSandboxMessages = createMessages(sandbox);
