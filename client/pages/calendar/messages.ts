import { createMessages } from '../../messages/createMessages.ts';
import { calendar } from '../../messages/en/calendar.ts';

/** The messages of the calendar, loaded with it. */
export const useCalendarMessages = createMessages(
  calendar,
  {
    AM: async () => (await import('../../messages/am/calendar.ts')).calendar,
  },
  'calendar',
);
