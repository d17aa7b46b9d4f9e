import type { RequestHandler } from 'express';
import { languageOf, pathIn } from '../shared/messages/languages.ts';
import type { Services } from '../context.ts';
import { cachedResponses } from '../http/cachedResponses.ts';
import { readOverrides } from '../interfaceTexts/readOverrides.ts';
import type { PageRenderer } from './renderer.ts';

/** Serves the web application manifest, with which a phone adds the site to its home screen. */
export function serveWebManifest(
  renderer: PageRenderer,
  services: Services,
  headers: Record<string, string>,
): RequestHandler {
  const cached = cachedResponses(services, headers);
  return async (request, response) => {
    const language = languageOf(request.path);
    const answer = await cached(pathIn(language, '/manifest.webmanifest'), async (context) => {
      const overrides = await readOverrides(context, language);
      const body = JSON.stringify(await renderer.webManifest(language, overrides));
      return { status: 200, headers: about, body };
    });
    answer.send(request, response);
  };
}

const about = {
  'Content-Type': 'application/manifest+json; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
};
