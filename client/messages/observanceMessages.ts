import { createMessages } from './createMessages.ts';
import { observances } from '../../api/shared/messages/en/observances.ts';

/** The names of feasts, fasts and holidays, for the calendar, Home and the calendar of feasts. */
export const useObservanceMessages = createMessages(observances, 'observances', {
  AM: async () => (await import('../../api/shared/messages/am/observances.ts')).observances,
});
