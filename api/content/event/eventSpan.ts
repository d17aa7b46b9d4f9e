import { TZDate } from '@date-fns/tz';
import { timeZone } from '../../shared/dates/days.ts';
import { parseEndTime, parseEventTime } from '../../shared/content/event/eventTime.rules.ts';
import { aucklandInstant } from '../../shared/dates/aucklandInstant.ts';

/** The time span of an event, in the form that calendars need. */
export type EventSpan =
  | { isAllDay: true; firstDay: string; lastDay: string }
  /** Without an end if the end is unknown. */
  | { isAllDay: false; start: TZDate; end: TZDate | null };

export interface EventTexts {
  /** As YYYY-MM-DD. */
  date: string;
  time: string;
  endDate: string | null;
  endTime: string;
}

/**
 * Parses the span of an event from its texts. It covers whole days if it has no time of day, or if
 * it has several days and no end time.
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
  // An event that ends when it starts has no duration that a calendar can display.
  return { isAllDay: false, start, end: endsAt && endsAt > start ? endsAt : null };
}

/** The duration in calendars of an event without an end, in milliseconds. */
const defaultLength = 2 * 60 * 60 * 1000;

/** A span that always has an end. Calendar programs treat events without an end in different ways. */
export function spanWithEnd(event: EventTexts) {
  const span = eventSpan(event);
  if (span.isAllDay) return span;
  return { ...span, end: span.end ?? new TZDate(span.start.getTime() + defaultLength, timeZone) };
}

/**
 * The ends of a span as ISO 8601: times with the offset of Auckland, such as
 * `2030-01-07T10:00:00+13:00`, or only days. The end is null if it is not known.
 */
export function isoSpan(span: EventSpan): { start: string; end: string | null } {
  if (span.isAllDay) {
    const { firstDay, lastDay } = span;
    return { start: firstDay, end: lastDay === firstDay ? null : lastDay };
  }
  const iso = (time: TZDate) => time.toISOString().replace(/\.\d+/, '');
  return { start: iso(span.start), end: span.end && iso(span.end) };
}

/**
 * The time at which clocks in Auckland show a day and time, with the offset at that time.
 * @param day YYYY-MM-DD
 * @param minutes since midnight; from 1440 for the next day
 */
const aucklandTime = (day: string, minutes: number): TZDate =>
  new TZDate(aucklandInstant(day, minutes).getTime(), timeZone);
