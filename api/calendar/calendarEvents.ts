import { isNowhere } from '../shared/content/event/place.rules.ts';
import { eventKind } from '../content/event/event.kind.ts';
import { spanWithEnd } from '../content/event/eventSpan.ts';
import { type Listed, listRows } from '../content/lists/lists.ts';
import { wasPublished } from '../content/publication/publication.ts';
import type { Context } from '../context.ts';
import {
  type DeletedRecord,
  type Event as EventRow,
  type Language,
  Prisma,
} from '../generated/prisma/client.ts';
import { stripMarkdown } from '../shared/content/markdown.rules.ts';
import { addDays, daysLater, todayInAuckland } from '../shared/dates/days.ts';

/** An event in the form that calendars need. */
export interface CalendarEvent extends Listed<EventRow> {
  /** Whether it was cancelled or deleted. */
  isCancelled: boolean;
  /** When it was created, changed, published or deleted. */
  changedAt: Date;
}

/** How many days calendars keep past and deleted events. */
const daysOfPast = 365;
const daysOfCancelled = 30;

/**
 * The maximum number of events, and of cancelled events, in a calendar. Each takes one or two
 * milliseconds.
 */
const maxEvents = 100;

/** The events of the calendar to subscribe to: the nearest ones to today, in order. */
export async function readCalendarEvents(
  context: Context,
  language: Language,
): Promise<CalendarEvent[]> {
  const today = todayInAuckland(context.now());
  const events = await readEvents(
    context,
    Prisma.sql`coalesce("endDate", date) >= ${daysLater(today, -daysOfPast)}::date`,
    Prisma.sql`abs(date - ${today}::date), id`,
    language,
  );
  const deleted = await context.prisma.deletedRecord.findMany({
    where: { kind: eventKind.name, deletedAt: { gt: cancelledSince(context) } },
    orderBy: [{ deletedAt: 'desc' }, { recordId: 'asc' }],
    take: maxEvents,
  });
  return [...events, ...deleted.flatMap(cancelled)].sort(
    (one, other) => one.date.localeCompare(other.date) || one.id - other.id,
  );
}

/** One event, even if it was deleted recently; null if there is none. */
export async function readCalendarEvent(
  context: Context,
  id: number,
  language: Language,
): Promise<CalendarEvent | null> {
  const [event] = await readEvents(context, Prisma.sql`id = ${id}`, Prisma.sql`id`, language);
  if (event) return event;
  const deleted = await context.prisma.deletedRecord.findUnique({
    where: {
      kind_recordId: { kind: eventKind.name, recordId: id },
      deletedAt: { gt: cancelledSince(context) },
    },
  });
  return (deleted && cancelled(deleted)[0]) ?? null;
}

async function readEvents(
  context: Context,
  where: Prisma.Sql,
  order: Prisma.Sql,
  language: Language,
): Promise<CalendarEvent[]> {
  const { columns } = eventKind.source;
  const source = {
    ...eventKind.source,
    columns: Prisma.sql`${columns},
    greatest("updatedAt", "publishedAt") AS "changedAt"`,
  };
  const rows = await listRows<EventRow & { changedAt: string }>(context, source, {
    where: [where],
    order,
    take: maxEvents,
    language,
  });
  return rows.map((row) => ({
    ...plain(row),
    ...(isNowhere(row.placeType) && noPlace),
    isCancelled: row.placeType === 'CANCELLED',
    changedAt: new Date(`${row.changedAt}Z`),
  }));
}

/** Visitors do not see the place while it is to be announced, or if the event is cancelled. */
const noPlace = { location: '', mapLink: '' };

/** Calendars show no formatting. */
const plain = (row: Listed<EventRow>) => ({
  ...row,
  description: stripMarkdown(row.description),
});

const cancelledSince = ({ now }: Context) => addDays(now(), -daysOfCancelled);

/**
 * The next version of a deleted event, as cancelled. It has what calendars show of such an entry;
 * the deleted texts are no longer public. Nothing if its values are erased or if it was not
 * published.
 */
function cancelled({ values, version, deletedAt }: DeletedRecord): CalendarEvent[] {
  if (values === null || !wasPublished(values, deletedAt)) return [];
  const row = values as unknown as Listed<EventRow>;
  return [
    {
      ...row,
      ...noPlace,
      description: '',
      version: version + 1,
      isCancelled: true,
      changedAt: deletedAt,
    },
  ];
}

/** The description of an event. It includes the times if the entry has no place for them. */
export function detailsOf(event: CalendarEvent, url: string): string {
  const { time, endTime, description, mapLink } = event;
  const times = spanWithEnd(event).isAllDay ? [time, endTime].filter(Boolean).join(' – ') : '';
  return [times, description, [mapLink, url].filter(Boolean).join('\n')]
    .filter(Boolean)
    .join('\n\n');
}
