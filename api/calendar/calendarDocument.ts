import ical, { type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { tzlib_get_ical_block as vtimezoneOf } from 'timezones-ical-library';
import { eventKind } from '../content/event/event.kind.ts';
import { pathOf } from '../content/content.ts';
import { deathNoticeKind } from '../content/deathNotice/deathNotice.kind.ts';
import { type Language, languages } from '../shared/messages/languages.ts';
import { type Gathering, gatheringsOf } from '../shared/content/deathNotice/gatherings.ts';
import type { page as english } from '../shared/messages/en/content/deathNotice/page.ts';
import { daysLater, timeZone } from '../shared/dates/days.ts';
import { type CalendarEvent, detailsOf } from './calendarEvents.ts';
import type { Listed } from '../content/lists/lists.ts';
import { toInstant } from '../content/publication/publication.ts';
import type { DeathNotice } from '../generated/prisma/client.ts';
import { type EventTexts, spanWithEnd } from '../content/event/eventSpan.ts';

/** How often calendar programs should refresh a subscription, in seconds. */
const refreshInterval = 6 * 60 * 60;

const [vtimezone] = vtimezoneOf(timeZone);

interface About {
  /** What the calendar contains, for its identifier; by default events. */
  product?: string;
  /** The name of a calendar to subscribe to; a file has none, because it is added to another calendar. */
  feedName?: string;
  language: Language;
}

/** Writes events as iCalendar. */
export const calendarDocument = (events: CalendarEvent[], siteUrl: string, about: About): string =>
  entriesDocument(
    events.map((event) => eventEntry(event, siteUrl, about.language)),
    siteUrl,
    about,
  );

/** Writes entries as iCalendar (RFC 5545). */
export function entriesDocument(
  entries: ICalEventData[],
  siteUrl: string,
  { product = 'Events', feedName, language }: About,
): string {
  const calendar = ical({
    prodId: { company: new URL(siteUrl).host, product, language },
    ...(feedName && { name: feedName, ttl: refreshInterval }),
  });
  for (const entry of entries) calendar.createEvent(entry);
  // The generator writes a time zone before some properties of the calendar, and writes none
  // without events.
  const text = calendar
    .toString()
    .replace(/^(?:BEGIN:VEVENT|END:VCALENDAR)/m, (next) => `${String(vtimezone)}\r\n${next}`);
  // It writes no CRLF after the last line, which RFC 5545, section 3.1, requires.
  return `${text}\r\n`;
}

/**
 * The entry of an event.
 * @param siteUrl the address of the site, which makes the ids of entries globally unique
 */
function eventEntry(event: CalendarEvent, siteUrl: string, language: Language): ICalEventData {
  const { id, version, title, changedAt, isCancelled } = event;
  const page = siteUrl + languages[language].basename + pathOf(eventKind, event);
  const { location, mapLink, placeType } = event;
  return {
    id: `event-${String(id)}@${new URL(siteUrl).host}`,
    sequence: version,
    stamp: changedAt,
    lastModified: changedAt,
    ...timesOf(event),
    summary: plainText(title),
    description: plainText(detailsOf(event, page)),
    ...(location && { location: plainText(location) }),
    url: placeType === 'ONLINE' && mapLink ? mapLink : page,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

/** The entries of a death notice: the funeral and the mourning, in the language of the words. */
export function deathNoticeEntries(
  notice: Listed<DeathNotice>,
  siteUrl: string,
  language: Language,
  words: Record<Gathering['name'], string> & Pick<typeof english, 'gathering' | 'call'>,
): ICalEventData[] {
  const { id, version, name, contactName, contactTelephone } = notice;
  const changedAt = toInstant(notice.updatedAt) ?? new Date(0);
  const url = siteUrl + languages[language].basename + pathOf(deathNoticeKind, notice);
  const contact = words.gathering(words.call, `${contactName}, ${contactTelephone}`);
  const known = gatheringsOf(notice).filter(({ date }) => date);
  return known.map((gathering) => ({
    id: `death-notice-${String(id)}-${gathering.name}@${new URL(siteUrl).host}`,
    sequence: version,
    stamp: changedAt,
    lastModified: changedAt,
    ...timesOf(gathering),
    summary: plainText(words.gathering(words[gathering.name], name)),
    // As the entry of a whole day has no time.
    description: plainText([gathering.time, contact, url].filter(Boolean).join('\n')),
    ...(gathering.location && { location: plainText(gathering.location) }),
    url,
  }));
}

function timesOf(event: EventTexts) {
  const span = spanWithEnd(event);
  if (!span.isAllDay) return { start: span.start, end: span.end, timezone: timeZone };
  return wholeDays(span.firstDay, span.lastDay);
}

/** Days of a calendar that are not events, such as feasts. */
export interface CalendarDay {
  /** Globally unique, and the same when the day is corrected. */
  uid: string;
  summary: string;
  description?: string;
  /** As YYYY-MM-DD. */
  date: string;
  lastDate: string;
}

/**
 * The entry of whole days.
 * @param stamp when it was last read
 */
export const dayEntry = (
  { uid, summary, description, date, lastDate }: CalendarDay,
  siteUrl: string,
  stamp: Date,
): ICalEventData => ({
  id: `${uid}@${new URL(siteUrl).host}`,
  stamp,
  ...wholeDays(date, lastDate),
  summary: plainText(summary),
  ...(description && { description: plainText(description) }),
});

/** The days in UTC. The end is the first day after the entry. */
const wholeDays = (first: string, last: string) => ({
  allDay: true,
  start: new Date(first),
  end: new Date(daysLater(last, 1)),
  // A reminder that does not block time.
  transparency: ICalEventTransparency.TRANSPARENT,
});

/** Removes control characters, which iCalendar does not allow, and uses \n as line break. */
const plainText = (text: string) =>
  text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, ' ');
