import { eventKind } from '../content/event/event.kind.ts';
import { pathOf } from '../content/content.ts';
import { daysLater, timeZone } from '../shared/dates/days.ts';
import { type CalendarEvent, detailsOf } from './calendarEvents.ts';
import { spanWithEnd } from '../content/event/eventSpan.ts';

/** The maximum length of a description in an address, where one character may take nine bytes. */
const maxDetails = 400;

/** The link with which a website opens a prefilled new entry for an event. */
type CalendarLink = (event: CalendarEvent, siteUrl: string) => string;

/** Parameters: https://github.com/InteractionDesignFoundation/add-event-to-calendar-docs */
export const calendarLinks: Record<'google' | 'outlook', CalendarLink> = {
  google(event, siteUrl) {
    const span = spanWithEnd(event);
    const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');
    const [start, end] = span.isAllDay
      ? [span.firstDay, daysLater(span.lastDay, 1)].map((day) => day.replaceAll('-', ''))
      : [span.start, span.end].map((each) => utc(new Date(each)));
    return withParameters('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: event.title,
      dates: `${String(start)}/${String(end)}`,
      ctz: timeZone,
      details: shortDetails(event, siteUrl),
      location: event.location,
    });
  },
  outlook(event, siteUrl) {
    const span = spanWithEnd(event);
    const times: Record<string, string> = span.isAllDay
      ? { startdt: span.firstDay, enddt: daysLater(span.lastDay, 1), allday: 'true' }
      : {
          startdt: new Date(span.start).toISOString(),
          enddt: new Date(span.end).toISOString(),
        };
    return withParameters('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: event.title,
      ...times,
      body: shortDetails(event, siteUrl),
      location: event.location,
    });
  },
};

function withParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** The details of an event with a shortened description. */
function shortDetails(event: CalendarEvent, siteUrl: string): string {
  const characters = Array.from(event.description);
  const isLong = characters.length > maxDetails;
  const description = isLong ? `${characters.slice(0, maxDetails).join('')}…` : event.description;
  const url = siteUrl + pathOf(eventKind, event);
  return detailsOf({ ...event, description }, url);
}
