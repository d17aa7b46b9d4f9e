import type { GraphQLSchema } from 'graphql';
import type { RequestHandler } from 'express';
import { anonymousContext, type Services } from '../context.ts';
import type { PageRenderer } from './renderer.ts';

/** Answers every address that is no file with a rendered page, an unknown one with status 404. */
export function pages(
  renderer: PageRenderer,
  schema: GraphQLSchema,
  services: Services,
): RequestHandler {
  return async (request, response) => {
    // The address comes from the configuration: a Host header can be forged.
    const url = services.settings.siteUrl + request.originalUrl;
    const page = await renderer.render(url, schema, anonymousContext(services));
    if (page.error) services.log.error({ err: page.error, url: request.path }, 'page failed');
    if (page.location) {
      response.redirect(page.status, page.location);
      return;
    }
    response.status(page.status).type('html').set('Cache-Control', 'no-cache').send(page.html);
  };
}
