import express, { type Router } from 'express';
import { allLanguages, type Language, languages } from '../shared/messages/languages.ts';
import type { CacheTag } from '../cache/cachePolicy.ts';
import { daysLater, todayInAuckland } from '../shared/dates/days.ts';
import { useMessages } from '../../client/messages/messages.ts';
import { useObservanceMessages } from '../../client/messages/observanceMessages.ts';
import { useDeathNoticeMessages } from '../../client/content/deathNotices/messages.ts';
import { deathNoticeKind } from '../content/deathNotice/deathNotice.kind.ts';
import { rowId } from '../content/lists/id.ts';
import { listRow } from '../content/lists/lists.ts';
import type { DeathNotice } from '../generated/prisma/client.ts';
import { slugOf } from '../shared/content/slug.rules.ts';
import { anonymousContext, type Context, type Services } from '../context.ts';
import { readOverrides } from '../interfaceTexts/readOverrides.ts';
import { cachedResponses, notFound, revalidated } from '../http/cachedResponses.ts';
import { type CalendarEvent, readCalendarEvent, readCalendarEvents } from './calendarEvents.ts';
import { calendarLinks } from './calendarLinks.ts';
import { readObservances } from './readObservances.ts';

/** Few requests need its libraries. */
const loadDocuments = () => import('./calendarDocument.ts');

/** The range of days around today whose feasts are in the calendar to subscribe to. */
const [feastDaysBefore, feastDaysAfter] = [365, 730];

/**
 * Serves the calendars of events and of feasts, each event as a file, and redirects to websites
 * that add it to a calendar.
 * @param headers the headers of every response, which the cache stores with it
 */
export function serveCalendars(services: Services, headers: Record<string, string>): Router {
  const { server } = services;
  const router = express.Router();
  const cached = cachedResponses(services, headers);

  /**
   * Serves a calendar, or an entry, as a file.
   * @param path where `:id` stands for the id of a record
   * @param make makes the file; null if there is no such record
   */
  function serve(
    path: string,
    tag: CacheTag,
    make: (context: Context, id: number) => Promise<CalendarFile | null>,
  ): void {
    const pattern = path.replace('.', String.raw`\.`).replace(':id', String.raw`(\d+)`);
    router.get(new RegExp(`^${pattern}/?$`, 'i'), async (request, response) => {
      const id = rowId(request.params[0] ?? '') ?? 0;
      const made = await cached(path.replace(':id', String(id)), async (context) => {
        context.cacheTags.add({ tags: [tag] });
        const file = await make(context, id);
        return file ? responseOf(file) : notFound(context);
      });
      made.send(request, response);
    });
  }

  for (const language of allLanguages) {
    const { basename } = languages[language];

    serve(`${basename}/calendar.ics`, 'event', async (context) => {
      const overrides = await readOverrides(context, language);
      const { association } = await useMessages.load(language, overrides);
      const events = await readCalendarEvents(context, language);
      return eventsFile(events, 'events', server.siteUrl, { feedName: association.name, language });
    });

    serve(`${basename}/events/:id.ics`, 'event', async (context, id) => {
      const event = await readCalendarEvent(context, id, language);
      const name = (event && slugOf(event.title)) || `event-${String(id)}`;
      return event && eventsFile([event], name, server.siteUrl, { language });
    });

    serve(`${basename}/feasts.ics`, 'feastDate', async (context) => {
      const overrides = await readOverrides(context, language);
      const words = await useObservanceMessages.load(language, overrides);
      const { dayEntry, entriesDocument } = await loadDocuments();
      const about = { product: 'Feasts', feedName: words.feasts.feedName, language };
      const today = todayInAuckland(context.now());
      const range = [daysLater(today, -feastDaysBefore), daysLater(today, feastDaysAfter)] as const;
      const entries = (await readObservances(context, ...range)).map(
        ({ name, year, date, lastDate, isExpected }) => {
          const uid = `${name.toLowerCase()}-${String(year)}-${languages[language].tag}`;
          const summary = words.names[name] + (isExpected ? ` (${words.expected})` : '');
          return dayEntry({ uid, summary, date, lastDate }, server.siteUrl, context.now());
        },
      );
      return { name: 'feasts', body: entriesDocument(entries, server.siteUrl, about) };
    });

    serve(`${basename}/death-notices/:id.ics`, 'deathNotice', async (context, id) => {
      const { source } = deathNoticeKind;
      const notice = await listRow<DeathNotice>(context, source, String(id), language);
      if (!notice) return null;
      const overrides = await readOverrides(context, language);
      const words = await useDeathNoticeMessages.load(language, overrides);
      const { deathNoticeEntries, entriesDocument } = await loadDocuments();
      const entries = deathNoticeEntries(notice, server.siteUrl, language, words);
      const name = slugOf(notice.name) || `death-notice-${String(id)}`;
      return {
        name,
        body: entriesDocument(entries, server.siteUrl, { language }),
      };
    });

    for (const [website, link] of Object.entries(calendarLinks)) {
      router.get(`${basename}/events/:id/${website}`, async (request, response, next) => {
        const id = rowId(request.params.id) ?? 0;
        const event = await readCalendarEvent(anonymousContext(services), id, language);
        if (event && !event.isCancelled) {
          // Not cached, because the event may change.
          response
            .set('Cache-Control', 'no-cache')
            .redirect(302, link(event, server.siteUrl + basename));
        } else next();
      });
    }
  }
  return router;
}

interface CalendarFile {
  name: string;
  body: string;
  headers?: Record<string, string>;
}

async function eventsFile(
  events: CalendarEvent[],
  name: string,
  siteUrl: string,
  about: { feedName?: string; language: Language },
): Promise<CalendarFile> {
  const { calendarDocument } = await loadDocuments();
  const changes = events.map(({ changedAt }) => changedAt.getTime());
  return {
    name,
    body: calendarDocument(events, siteUrl, about),
    ...(changes.length > 0 && {
      headers: { 'Last-Modified': new Date(Math.max(...changes)).toUTCString() },
    }),
  };
}

const responseOf = ({ name, body, headers }: CalendarFile) => ({
  status: 200,
  headers: {
    'Content-Type': 'text/calendar; charset=utf-8',
    // Scripts of other sites may read it.
    'Access-Control-Allow-Origin': '*',
    // Inline: a phone opens it in its calendar, and a computer saves it.
    'Content-Disposition': `inline; filename="${name}.ics"`,
    ...revalidated,
    ...headers,
  },
  body,
});
