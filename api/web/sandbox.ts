import type { RequestHandler } from 'express';
import { themeScript } from '../../client/themeScript.ts';
import type { Env } from '../env.ts';
import type { PageRenderer } from './renderer.ts';
import { securityHeaders } from './securityHeaders.ts';

/**
 * Shows the GraphQL explorer to browsers that open the API's address; all other requests go on. Its
 * editor writes styles into the page, which no other page may do.
 */
export function sandbox(
  renderer: PageRenderer,
  env: Pick<Env, 'NODE_ENV' | 'SITE_URL'>,
): RequestHandler {
  const headers = securityHeaders(env, {
    styleSrc: ["'self'", "'unsafe-inline'"],
  });
  return async (request, response, next) => {
    response.vary('Accept');
    const types = ['application/graphql-response+json', 'application/json', 'text/html'];
    if (request.accepts(types) !== 'text/html') {
      next();
      return;
    }
    const document = await renderer.sandbox();
    response
      .set({ ...headers, 'Cache-Control': 'no-cache' })
      .type('html')
      .send(document.replace('<!-- theme -->', `<script>${themeScript}</script>`));
  };
}
