import { createMessages } from '../../messages/createMessages.ts';
import { calendar } from '../../messages/en/calendar.ts';

/** The sentences of the calendar, which is loaded with them. */
export const useCalendarMessages = createMessages(
  calendar,
  {
    AM: async () => (await import('../../messages/am/calendar.ts')).calendar,
  },
  'calendar',
);
