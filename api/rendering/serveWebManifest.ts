import type { RequestHandler } from 'express';
import { languageOf } from '../../client/messages/languages.ts';
import type { PageRenderer } from './renderer.ts';

/** Answers with the web application manifest, by which a phone puts the site on its home screen. */
export const serveWebManifest =
  (renderer: PageRenderer): RequestHandler =>
  async (request, response) => {
    const manifest = await renderer.webManifest(languageOf(request.path));
    response
      .set({ 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' })
      .send(JSON.stringify(manifest));
  };
