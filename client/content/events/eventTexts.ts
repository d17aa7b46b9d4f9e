import { parseEndTime, parseEventTime } from '../../../api/shared/content/event/eventTime.rules.ts';
import { ethiopianClock } from '../../../api/shared/dates/ethiopianClock.ts';
import { isNowhere } from '../../../api/shared/content/event/place.rules.ts';
import type { PlaceType } from '../../graphql/schemaTypes.generated.ts';
import type { page } from '../../../api/shared/messages/en/content/event/page.ts';

/** The time of an event, as the API has it. */
export interface EventPeriod {
  /** YYYY-MM-DD */
  date: string;
  time: string;
  endDate: string | null;
  endTime: string | null;
}

/** The first day of an event and, if there are several, the last. */
export function eventDays({ date, endDate }: Pick<EventPeriod, 'date' | 'endDate'>): string[] {
  return endDate && endDate !== date ? [date, endDate] : [date];
}

/** The place of an event in words, “Online”, or why it has none, without any former place. */
export const eventPlace = (
  { placeType, location }: { placeType: PlaceType; location: string },
  { places }: Pick<typeof page, 'places'>,
) => {
  if (isNowhere(placeType)) return places[placeType];
  return [placeType === 'ONLINE' && places[placeType], location].filter(Boolean).join(' · ');
};

type Words = Pick<typeof page, 'range' | 'untilLastDay'>;

/** The start of an event and, if it is known, the end, by either clock. */
export function hoursText(event: EventPeriod, [start = '', end]: string[], words: Words): string {
  if (!end) return start;
  // Without an end of its own, an event of several days has the same hours each day.
  return event.endTime && eventDays(event).length > 1
    ? words.untilLastDay(start, end)
    : words.range([start, end]);
}

/** The start of an event and, if it is known, the end, as somebody wrote them. */
export const eventHours = (event: EventPeriod, words: Words) =>
  hoursText(event, [event.time, event.endTime ?? ''], words);

/**
 * The start and, if it is known, the end of an event by the Ethiopian clock; empty if the time is
 * not a valid time of day.
 */
export function ethiopianHours({ time, endTime }: Pick<EventPeriod, 'time' | 'endTime'>): string[] {
  const times = parseEventTime(time);
  if (!times) return [];
  const end = endTime ? parseEndTime(endTime) : times.end;
  return [times.start, ...(end === null ? [] : [end])].map(ethiopianClock);
}
