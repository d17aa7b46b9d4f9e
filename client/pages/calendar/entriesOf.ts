import type { ShownMonth } from './shownMonth.ts';

/** The id of the first entry of a day, YYYY-MM-DD, in the list of the month. */
export const dayAnchor = (day: string) => `day-${day}`;

/** The entries of a day, YYYY-MM-DD: events, and the feasts and fasts that start. */
export function entriesOf(day: string, { events, observances }: ShownMonth) {
  return {
    observances: observances.filter(({ date }) => date === day),
    events: events.filter(({ date, endDate }) => date <= day && day <= (endDate ?? date)),
  };
}
