import 'reflect-metadata';
import express, { type Response, type Router } from 'express';
import { rowId } from '../content/id.ts';
import { slugOf } from '../content/slug.rules.ts';
import { anonymousContext, type Services } from '../context.ts';
import { cachedResponses, notFound, revalidated } from '../http/cachedResponses.ts';
import { calendarDocument } from './calendarDocument.ts';
import { type CalendarEvent, readCalendarEvent, readCalendarEvents } from './calendarEvents.ts';
import { calendarLinks } from './calendarLinks.ts';

/**
 * Serves the calendar of all events, each event as a file of its own, and redirects to websites where
 * it can be added to a calendar.
 * @param headers the headers of every response, which cached ones bring along
 */
export function serveCalendars(services: Services, headers: Record<string, string>): Router {
  const { settings } = services;
  const router = express.Router();
  const cached = cachedResponses(services, headers);

  /** @param name of the file */
  const calendar = (events: CalendarEvent[], name: string, isFeed: boolean) => {
    const changes = events.map(({ changedAt }) => changedAt.getTime());
    return {
      status: 200,
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        // Inline: a phone opens it in its calendar at once, and computers save it all the same.
        'Content-Disposition': `inline; filename="${name}.ics"`,
        ...revalidated,
        ...(changes.length > 0 && {
          'Last-Modified': new Date(Math.max(...changes)).toUTCString(),
        }),
      },
      body: calendarDocument(events, settings.siteUrl, { isFeed }),
    };
  };

  router.get('/calendar.ics', async (request, response) => {
    const answer = await cached('/calendar.ics', async (context) => {
      context.cacheTags.add({ tags: ['event'] });
      return calendar(await readCalendarEvents(context), 'events', true);
    });
    answer.send(request, response);
  });

  router.get(/^\/events\/(\d+)\.ics$/, async (request, response) => {
    const id = rowId(request.params[0] ?? '');
    const answer = await cached(`/events/${String(id)}.ics`, async (context) => {
      const event = id === null ? null : await readCalendarEvent(context, id);
      if (!event) return notFound(context);
      context.cacheTags.add({ tags: ['event'] });
      return calendar([event], slugOf(event.title) || `event-${String(id)}`, false);
    });
    answer.send(request, response);
  });

  router.get(/^\/events\/(\d+)\/(google|outlook)$/, async (request, response, next) => {
    const id = rowId(request.params[0] ?? '');
    const event = id === null ? null : await readCalendarEvent(anonymousContext(services), id);
    if (!event || event.isCancelled) {
      next();
      return;
    }
    const link = calendarLinks[request.params[1] as keyof typeof calendarLinks];
    redirect(response, link(event, settings.siteUrl));
  });
  return router;
}

/** Leads to another site, also somebody who comes again after the event has changed. */
function redirect(response: Response, address: string): void {
  response.set('Cache-Control', 'no-cache').redirect(302, address);
}
