import { useEventMessages } from '../content/events/messages.ts';
import { useParams } from 'react-router-dom';
import { NotFound } from '../layout/NotFound.tsx';
import { useObservanceMessages } from '../messages/observanceMessages.ts';
import type { PageHandle } from '../pageHandle.ts';
import { CalendarPageDocument } from './calendar/MonthPage.generated.ts';
import { MonthPage } from './calendar/MonthPage.tsx';
import { useCalendarMessages } from './calendar/messages.ts';
import { monthIn, presentMonth } from './calendar/monthAddress.ts';

export const handle: PageHandle = {
  query: CalendarPageDocument,
  variables: (params) => ({ ...(monthIn(params) ?? { calendar: 'ETHIOPIAN', month: null }) }),
  isPossible: (params) => monthIn(params) !== null,
  address(params) {
    const asked = monthIn(params);
    if (!asked) return null;
    return asked.month === null
      ? presentMonth[asked.calendar]
      : `/calendar/${params['month']?.toLowerCase() ?? ''}`;
  },
  messages: [useCalendarMessages, useObservanceMessages, useEventMessages],
};

/** A month of either calendar, or the current one of the Gregorian calendar. */
export function Component() {
  const asked = monthIn(useParams());
  return asked ? <MonthPage asked={asked} /> : <NotFound />;
}
