import type { CalendarPageQuery } from './MonthPage.generated.ts';

/** A month with what happens in it, as the page's query has it. */
export type ShownMonth = NonNullable<CalendarPageQuery['month']>;
