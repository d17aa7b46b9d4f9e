import { useEventMessages } from '../content/events/messages.ts';
import { useObservanceMessages } from '../messages/observanceMessages.ts';
import type { PageHandle } from '../pageHandle.ts';
import { CalendarPageDocument } from './calendar/MonthPage.generated.ts';
import { MonthPage } from './calendar/MonthPage.tsx';
import { useCalendarMessages } from './calendar/messages.ts';

const present = { calendar: 'ETHIOPIAN', month: null } as const;

export const handle: PageHandle = {
  query: CalendarPageDocument,
  variables: () => present,
  messages: [useCalendarMessages, useObservanceMessages, useEventMessages],
};

/** The current month of the Ethiopian calendar (docs/product/pages.md, section 3.12). */
export function Component() {
  return <MonthPage asked={present} />;
}
