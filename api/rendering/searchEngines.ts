import express, { type Router } from 'express';
import { inEachLanguage, languageOf } from '../../client/messages/languages.ts';
import type { PageRenderer } from './renderer.ts';

/** Tells search engines what there is to find, and what is not for them. */
export function searchEngines(renderer: PageRenderer, siteUrl: string): Router {
  const router = express.Router();
  // The admin area needs no line here: its pages say 'noindex', which only who reads them knows.
  router.get('/robots.txt', (_request, response) => {
    response.type('text').send(`User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`);
  });
  router.get(inEachLanguage('/opensearch.xml'), async (request, response) => {
    response
      .set({ 'Cache-Control': 'public, max-age=3600' })
      .type('application/opensearchdescription+xml')
      .send(await renderer.openSearch(siteUrl, languageOf(request.path)));
  });
  return router;
}
