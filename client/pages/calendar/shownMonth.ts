import type { CalendarPageQuery } from './MonthPage.generated.ts';

/** A month with its entries, as the query of the page returns it. */
export type ShownMonth = NonNullable<CalendarPageQuery['month']>;
