import express, { type Router } from 'express';
import { addDays } from '../shared/dates/days.ts';
import { inEachLanguage, languageOf, pathIn } from '../shared/messages/languages.ts';
import type { Services } from '../context.ts';
import { cachedResponses } from '../http/cachedResponses.ts';
import { readOverrides } from '../interfaceTexts/readOverrides.ts';
import { readSettings } from '../site/readSettings.ts';
import type { PageRenderer } from './renderer.ts';

/** How many days security.txt claims to be valid. RFC 9116 recommends less than a year. */
const validDays = 180;

/** Serves the files that browsers, search engines and researchers expect at fixed addresses. */
export function siteFiles(
  renderer: PageRenderer,
  services: Services,
  securityHeaders: Record<string, string>,
): Router {
  const router = express.Router();
  const { siteUrl } = services.server;
  const cached = cachedResponses(services, securityHeaders);

  // The admin area needs no line here: its pages have 'noindex', which only works if they may be
  // read.
  router.get('/robots.txt', (_request, response) => {
    response.type('text').send(`User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`);
  });

  // The contact for vulnerabilities (RFC 9116): the email address of the settings, or the contact
  // page if there is none.
  router.get('/.well-known/security.txt', async (_request, response) => {
    const { contactEmail } = await readSettings(services);
    const expires = addDays(services.now(), validDays);
    const lines = [
      `Contact: ${contactEmail ? `mailto:${contactEmail}` : `${siteUrl}/contact-us`}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, am',
      `Canonical: ${siteUrl}/.well-known/security.txt`,
    ];
    response.type('text').send(`${lines.join('\n')}\n`);
  });

  type Render = (...parameters: Parameters<PageRenderer['webManifest']>) => Promise<string>;
  const inLanguages: [path: string, type: string, render: Render][] = [
    [
      '/opensearch.xml',
      'opensearchdescription+xml',
      (...parameters) => renderer.openSearch(siteUrl, ...parameters),
    ],
    // With the manifest a phone adds the site to its home screen.
    [
      '/manifest.webmanifest',
      'manifest+json',
      async (...parameters) => JSON.stringify(await renderer.webManifest(...parameters)),
    ],
  ];
  for (const [path, type, render] of inLanguages) {
    const headers = {
      'Content-Type': `application/${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=3600',
    };
    router.get(inEachLanguage(path), async (request, response) => {
      const language = languageOf(request.path);
      const file = await cached(pathIn(language, path), async (context) => {
        const body = await render(language, await readOverrides(context, language));
        return { status: 200, headers, body };
      });
      file.send(request, response);
    });
  }
  return router;
}
