import type { RequestHandler } from 'express';

/**
 * Below a folder of files, or with a dot at the start of a segment or in the last one. A dot at the
 * end is from a sentence with which somebody has copied the address.
 */
const filePath = /^\/(assets|media)\/|\/\.|\.[^/.]+$/;

/** The pages of former sites and removed documents. People open them by old links. */
const oldPage = /\.(html?|php|aspx?|pdf)$/i;

/**
 * Responds with 404 and plain text to the path of a file, for any method. It runs after all
 * handlers that serve files: a client that requests a script or a picture cannot use a page, which
 * is a hundred times as large. Except for a browser with an old link: a person needs the page with
 * the navigation.
 */
export const fileNotFound: RequestHandler = (request, response, next) => {
  const isOpened = oldPage.test(request.path) && request.get('Accept')?.includes('text/html');
  if (filePath.test(request.path) && !isOpened)
    response.set('Cache-Control', 'no-cache').sendStatus(404);
  else next();
};
