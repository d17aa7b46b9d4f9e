import type { TZDate } from '@date-fns/tz';
import { parseEndTime, parseEventTime } from '../content/event/eventTime.rules.ts';
import { aucklandTime } from './aucklandTime.ts';

/** From when to when an event is in a calendar. */
export type EventSpan =
  | { isAllDay: true; firstDay: string; lastDay: string }
  /** Without an end where nobody has said one. */
  | { isAllDay: false; start: TZDate; end: TZDate | null };

interface EventTexts {
  /** YYYY-MM-DD */
  date: string;
  time: string;
  endDate: string | null;
  endTime: string;
}

/**
 * Finds out from its texts when an event begins and ends. It takes whole days where it has no time of
 * day, and where it has several days and no time at which the last one ends.
 */
export function eventSpan({ date, time, endDate, endTime }: EventTexts): EventSpan {
  const lastDay = endDate ?? date;
  const times = parseEventTime(time);
  const end = parseEndTime(endTime);
  const allDay: EventSpan = { isAllDay: true, firstDay: date, lastDay };
  if (!times) return allDay;
  const start = aucklandTime(date, times.start);
  if (lastDay !== date) {
    return end === null ? allDay : { isAllDay: false, start, end: aucklandTime(lastDay, end) };
  }
  const ending = end ?? times.end;
  const endsAt = ending === null ? null : aucklandTime(date, ending);
  // An event that ends when it begins has no length that a calendar could show.
  return { isAllDay: false, start, end: endsAt && endsAt > start ? endsAt : null };
}
