import 'reflect-metadata';
import express, { type Response, type Router } from 'express';
import { allLanguages, type Language, languages } from '../shared/messages/languages.ts';
import { useMessages } from '../../client/messages/messages.ts';
import { useObservanceMessages } from '../../client/messages/observanceMessages.ts';
import { useDeathNoticeMessages } from '../../client/content/deathNotices/messages.ts';
import { deathNoticeKind } from '../content/deathNotice/deathNotice.kind.ts';
import { rowId } from '../content/lists/id.ts';
import { listRow } from '../content/lists/lists.ts';
import type { DeathNotice } from '../generated/prisma/client.ts';
import { slugOf } from '../shared/content/slug.rules.ts';
import { anonymousContext, type Services } from '../context.ts';
import { readOverrides } from '../interfaceTexts/readOverrides.ts';
import { cachedResponses, notFound, revalidated } from '../http/cachedResponses.ts';
import { type CalendarEvent, readCalendarEvent, readCalendarEvents } from './calendarEvents.ts';
import { calendarLinks } from './calendarLinks.ts';
import { readFeastDays } from './feastDays.ts';

/** Few requests need its libraries. */
const loadDocuments = () => import('./calendarDocument.ts');

/**
 * Serves the calendars of events and of feasts, each event as a file, and redirects to websites
 * that add it to a calendar.
 * @param headers the headers of every response, which the cache stores with it
 */
export function serveCalendars(services: Services, headers: Record<string, string>): Router {
  const { server } = services;
  const router = express.Router();
  const cached = cachedResponses(services, headers);

  /** @param name the name of the file */
  const calendar = async (
    events: CalendarEvent[],
    name: string,
    about: { feedName?: string; language: Language },
  ) => {
    const { calendarDocument } = await loadDocuments();
    const changes = events.map(({ changedAt }) => changedAt.getTime());
    return calendarFile(calendarDocument(events, server.siteUrl, about), name, {
      ...(changes.length > 0 && { 'Last-Modified': new Date(Math.max(...changes)).toUTCString() }),
    });
  };

  for (const language of allLanguages) {
    const { basename } = languages[language];
    const ofEvent = String.raw`^${basename}/events/(\d+)`;
    router.get(`${basename}/calendar.ics`, async (request, response) => {
      const answer = await cached(`${basename}/calendar.ics`, async (context) => {
        context.cacheTags.add({ tags: ['event'] });
        const overrides = await readOverrides(context, language);
        const { association } = await useMessages.load(language, overrides);
        const about = { feedName: association.name, language };
        return calendar(await readCalendarEvents(context, language), 'events', about);
      });
      answer.send(request, response);
    });

    router.get(`${basename}/feasts.ics`, async (request, response) => {
      const answer = await cached(`${basename}/feasts.ics`, async (context) => {
        context.cacheTags.add({ tags: ['feastDate'] });
        const overrides = await readOverrides(context, language);
        const words = await useObservanceMessages.load(language, overrides);
        const { feasts } = words;
        const days = await readFeastDays(context, language, words);
        const about = {
          product: 'Feasts',
          feedName: feasts.feedName,
          language,
          stamp: context.now(),
        };
        const { daysDocument } = await loadDocuments();
        return calendarFile(daysDocument(days, server.siteUrl, about), 'feasts');
      });
      answer.send(request, response);
    });

    router.get(new RegExp(String.raw`${ofEvent}\.ics$`), async (request, response) => {
      const id = rowId(request.params[0] ?? '');
      const answer = await cached(`${basename}/events/${String(id)}.ics`, async (context) => {
        const event = id === null ? null : await readCalendarEvent(context, id, language);
        if (!event) return notFound(context);
        context.cacheTags.add({ tags: ['event'] });
        const name = slugOf(event.title) || `event-${String(id)}`;
        return calendar([event], name, { language });
      });
      answer.send(request, response);
    });

    const ofNotice = new RegExp(String.raw`^${basename}/death-notices/(\d+)\.ics$`);
    router.get(ofNotice, async (request, response) => {
      const id = String(rowId(request.params[0] ?? ''));
      const answer = await cached(`${basename}/death-notices/${id}.ics`, async (context) => {
        const notice = await listRow<DeathNotice>(context, deathNoticeKind.source, id, language);
        if (!notice) return notFound(context);
        context.cacheTags.add({ tags: ['deathNotice'] });
        const overrides = await readOverrides(context, language);
        const words = await useDeathNoticeMessages.load(language, overrides);
        const { deathNoticeEntries, entriesDocument } = await loadDocuments();
        const entries = deathNoticeEntries(notice, server.siteUrl, language, words);
        const name = slugOf(notice.name) || `death-notice-${id}`;
        return calendarFile(entriesDocument(entries, server.siteUrl, { language }), name);
      });
      answer.send(request, response);
    });

    for (const [website, link] of Object.entries(calendarLinks)) {
      router.get(new RegExp(`${ofEvent}/${website}$`), async (request, response, next) => {
        const id = rowId(request.params[0] ?? '');
        const event =
          id === null ? null : await readCalendarEvent(anonymousContext(services), id, language);
        if (event && !event.isCancelled) {
          redirect(response, link(event, server.siteUrl + basename));
        } else next();
      });
    }
  }
  return router;
}

/** @param name the name of the file */
const calendarFile = (body: string, name: string, headers: Record<string, string> = {}) => ({
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
  // The generator writes no CRLF after the last line, which RFC 5545, section 3.1, requires.
  body: `${body}\r\n`,
});

/** Redirects to another site. Not cached, because the event may change. */
function redirect(response: Response, address: string): void {
  response.set('Cache-Control', 'no-cache').redirect(302, address);
}
