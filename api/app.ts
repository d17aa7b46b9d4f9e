import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { serveBackup } from './backup/serveBackup.ts';
import type { Services } from './context.ts';
import { isUnavailable } from './database/unavailable.ts';
import { outageSeconds, secondsToWait } from './errors.ts';
import { isPublicFile } from './content/media/publicFiles.ts';
import { serveDocuments } from './content/resource/serveDocuments.ts';
import { receiveMailEvents } from './memberMessages/receiveMailEvents.ts';
import { serveUnsubscribing } from './memberMessages/serveUnsubscribing.ts';
import { serveMedia, servePreviews } from './media/serveMedia.ts';
import type { GraphqlEndpoint } from './graphql/graphqlEndpoint.ts';
import { requestId } from './http/requestLog.ts';
import { uploadRequests } from './graphql/uploadRequests.ts';
import { inEachLanguage } from './shared/messages/languages.ts';
import { feed } from './rendering/feed.ts';
import { formPosts } from './rendering/formPosts.ts';
import { serveDraftFiles } from './formDrafts/formDraftFiles.ts';
import { fileNotFound } from './http/fileNotFound.ts';
import { serveCalendars } from './calendar/serveCalendars.ts';
import { pages } from './rendering/pages.ts';
import { probes } from './http/probes.ts';
import { redirects } from './rendering/redirects.ts';
import type { PageRenderer } from './rendering/renderer.ts';
import { siteFiles } from './rendering/siteFiles.ts';
import { sharedPreviews } from './rendering/sharedPreviews.ts';
import { serveSitemap } from './rendering/serveSitemap.ts';
import { plainTextsFor } from './http/plainPage.ts';

export interface AppParts {
  services: Services;
  graphql: GraphqlEndpoint;
  renderer: PageRenderer;
  /** Serves the GraphQL explorer to browsers, if it is enabled. */
  sandbox?: RequestHandler | undefined;
  mediaFolder: string;
  /** Whether the process is shutting down. */
  isDraining: () => boolean;
  /** The headers of every response. */
  headers: Record<string, string>;
}

/** Builds the HTTP handler. A request passes the steps in this order. */
export function createApp({
  services,
  graphql,
  renderer,
  sandbox,
  mediaFolder,
  isDraining,
  headers,
}: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use((_request, response, next) => {
    response.set(headers);
    response.set('X-Request-Id', requestId());
    next();
  });
  if (sandbox) app.use(sandbox);
  app.use(probes(services, isDraining));
  app.use('/graphql', uploadRequests(services), (request, response) =>
    graphql.handle(request, response),
  );
  const isPublic = (path: string) => isPublicFile(services, path);
  const store = { folder: mediaFolder, services, isPublic };
  app.use('/media', serveMedia(store));
  app.use('/previews', servePreviews(store));
  app.get(/^\/documents\/(\d+)\.pdf$/, serveDocuments(services));
  app.get(/^\/draft-files\/(?<id>[0-9a-f-]{36})$/, serveDraftFiles(services));
  app.use(renderer.files);
  app.get(inEachLanguage('/feed.xml'), feed(services, headers));
  app.use(siteFiles(renderer, services, headers));
  app.use(serveSitemap(renderer, services, headers));
  app.use(serveCalendars(services, headers));
  app.use(serveBackup(services));
  app.use(serveUnsubscribing(renderer, services, headers));
  const { mailEventsKey } = services.server;
  if (mailEventsKey) app.use(receiveMailEvents(services, mailEventsKey));
  app.use(fileNotFound);
  app.use(redirects());
  app.use(sharedPreviews(renderer, graphql, services));
  app.use(formPosts(renderer, graphql, services));
  // A regular expression, not a path parameter: Express would decode a parameter and fail for a
  // malformed `%`.
  app.get(/^/, pages(renderer, graphql, services, headers));
  // The last handler of Express would wait for the whole body. If the time limit ends the request
  // meanwhile, it would still write.
  app.use((_request, response) => response.sendStatus(404));
  app.use(failures(services));
  return app;
}

/** The last error handler; Express recognises it by its four parameters. */
function failures({ log }: Services): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const isAway = isUnavailable(error);
    const wait = isAway ? outageSeconds : secondsToWait(error);
    const status = isAway ? 503 : wait === null ? statusOf(error) : 429;
    if (wait !== null) response.set('Retry-After', String(wait));
    if (status >= 500) log.error({ err: error, url: request.path }, 'request failed');
    const { failed, badRequest, tooManyAtOnce } = plainTextsFor(request.originalUrl);
    const refused = status === 429 ? tooManyAtOnce : badRequest;
    // The headers of a file, which could not be sent, may be set already.
    response.removeHeader('ETag');
    response
      .status(status)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send(status >= 500 ? failed : refused);
  };
}

function statusOf(error: unknown): number {
  const hasStatus = typeof error === 'object' && error !== null && 'status' in error;
  return hasStatus && typeof error.status === 'number' ? error.status : 500;
}
