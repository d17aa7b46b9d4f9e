import { createMessages } from '../../messages/createMessages.ts';
import { calendar } from '../../../api/shared/messages/en/calendar.ts';

/** The messages of the calendar, loaded with it. */
export const useCalendarMessages = createMessages(calendar, 'calendar', {
  AM: async () => (await import('../../../api/shared/messages/am/calendar.ts')).calendar,
});
