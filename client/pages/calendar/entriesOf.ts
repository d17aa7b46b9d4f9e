import type { ShownMonth } from './shownMonth.ts';

/** What happens on a day, YYYY-MM-DD: events, and the feasts and the fasts that begin. */
export function entriesOf(day: string, { events, observances }: ShownMonth) {
  return {
    observances: observances.filter(({ date }) => date === day),
    events: events.filter(({ date, endDate }) => date <= day && day <= (endDate ?? date)),
  };
}
