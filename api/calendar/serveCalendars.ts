import 'reflect-metadata';
import express, { type Response, type Router } from 'express';
import { CachedResponse } from '../cache/cachedResponse.ts';
import type { CacheTags } from '../cache/cachePolicy.ts';
import { rowId } from '../content/id.ts';
import { slugOf } from '../content/slug.rules.ts';
import { anonymousContext, type Context, type Services } from '../context.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { outageSeconds } from '../errors.ts';
import { pageKey } from '../rendering/pages.ts';
import { calendarDocument } from './calendarDocument.ts';
import { type CalendarEvent, readCalendarEvent, readCalendarEvents } from './calendarEvents.ts';
import { calendarLinks } from './calendarLinks.ts';

/**
 * Serves the calendar of all events, each event as a file of its own, and redirects to websites where
 * it can be added to a calendar.
 * @param headers the headers of every response, which cached ones bring along
 */
export function serveCalendars(services: Services, headers: Record<string, string>): Router {
  const { cache, log, settings } = services;
  const router = express.Router();

  /** Answers from the cache, or with what is made now, which is cached until an event changes. */
  const cached = (address: string, make: (context: Context) => Promise<CachedResponse>) =>
    cache.fetch(pageKey(address), async (tags: CacheTags) => {
      try {
        const response = await make(anonymousContext(services, tags));
        // Anybody can make such addresses up, so they have no place in the cache.
        tags.add(response.status === 200 ? { tags: ['event'] } : undefined);
        return response;
      } catch (error) {
        log.error({ err: error, url: address }, 'calendar failed');
        tags.add(undefined);
        return failure(isUnavailable(error) ? 503 : 500, headers);
      }
    });

  /** @param name of the file */
  const calendar = (events: CalendarEvent[], name: string, isFeed: boolean) => {
    const changes = events.map(({ changedAt }) => changedAt.getTime());
    return new CachedResponse(
      200,
      {
        ...headers,
        'Content-Type': 'text/calendar; charset=utf-8',
        // Inline: a phone opens it in its calendar at once, and computers save it all the same.
        'Content-Disposition': `inline; filename="${name}.ics"`,
        'Cache-Control': 'public, no-cache',
        ...(changes.length > 0 && {
          'Last-Modified': new Date(Math.max(...changes)).toUTCString(),
        }),
      },
      calendarDocument(events, settings.siteUrl, { isFeed }),
    );
  };

  router.get('/calendar.ics', async (request, response) => {
    const answer = await cached('/calendar.ics', async (context) =>
      calendar(await readCalendarEvents(context), 'events', true),
    );
    answer.send(request, response);
  });

  router.get(/^\/events\/(\d+)\.ics$/, async (request, response) => {
    const id = rowId(request.params[0] ?? '');
    const answer = await cached(`/events/${String(id)}.ics`, async (context) => {
      const event = id === null ? null : await readCalendarEvent(context, id);
      return event
        ? calendar([event], slugOf(event.title) || `event-${String(id)}`, false)
        : failure(404, headers);
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

const reasons = { 404: 'Not Found', 500: 'Unexpected Error ocurs', 503: 'Unexpected Error ocurs' };

function failure(status: keyof typeof reasons, headers: Record<string, string>): CachedResponse {
  const about = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  const wait = status === 503 && { 'Retry-After': String(outageSeconds) };
  return new CachedResponse(status, { ...headers, ...about, ...wait }, reasons[status]);
}
