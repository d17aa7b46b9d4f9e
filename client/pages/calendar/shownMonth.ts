import type { CalendarPageQuery } from './MonthPage.generated.ts';

/** A month with its entries, as the query of the page returns it. */
export type ShownMonth = NonNullable<CalendarPageQuery['month']>;

/** The id of the first entry of a day, YYYY-MM-DD, in the list of the month. */
export const dayAnchor = (day: string) => `day-${day}`;

/** The entries of a day, YYYY-MM-DD: events, and the feasts and fasts that start. */
export function entriesOf(day: string, { events, observances }: ShownMonth) {
  return {
    observances: observances.filter(({ date }) => date === day),
    events: events.filter(({ date, endDate }) => date <= day && day <= (endDate ?? date)),
  };
}
