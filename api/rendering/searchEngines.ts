import express, { type Router } from 'express';
import { inEachLanguage, languageOf, pathIn } from '../shared/messages/languages.ts';
import type { Services } from '../context.ts';
import { cachedResponses } from '../http/cachedResponses.ts';
import { readOverrides } from '../interfaceTexts/readOverrides.ts';
import type { PageRenderer } from './renderer.ts';

/** Tells search engines which pages to index. */
export function searchEngines(
  renderer: PageRenderer,
  services: Services,
  headers: Record<string, string>,
): Router {
  const router = express.Router();
  const { siteUrl } = services.server;
  const cached = cachedResponses(services, headers);
  // The admin area needs no line here: its pages have 'noindex', which only works if they may be
  // read.
  router.get('/robots.txt', (_request, response) => {
    response.type('text').send(`User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`);
  });
  router.get(inEachLanguage('/opensearch.xml'), async (request, response) => {
    const language = languageOf(request.path);
    const answer = await cached(pathIn(language, '/opensearch.xml'), async (context) => {
      const overrides = await readOverrides(context, language);
      const body = await renderer.openSearch(siteUrl, language, overrides);
      return { status: 200, headers: aboutSearch, body };
    });
    answer.send(request, response);
  });
  return router;
}

const aboutSearch = {
  'Content-Type': 'application/opensearchdescription+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
};
