import { createMessages } from './createMessages.ts';
import { en, type Messages } from '../../api/shared/messages/en.ts';

/** The messages that public pages share; those of one page are read with its own hook. */
export const useMessages = createMessages<Messages>(en, 'shared', {
  AM: async () => (await import('../../api/shared/messages/am.ts')).am,
});
