import { createMessages } from './createMessages.ts';
import { en, type Messages } from './en.ts';

/** The messages that public pages share; those of one page are read with its own hook. */
export const useMessages = createMessages<Messages>(
  en,
  {
    AM: async () => (await import('./am.ts')).am,
  },
  'shared',
);
