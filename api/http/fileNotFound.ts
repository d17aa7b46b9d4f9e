import type { RequestHandler } from 'express';

/**
 * Below a folder of files, or with a dot at the start of a segment or within the last one. A dot at the
 * end is that of a sentence with which somebody has copied the address.
 */
const filePath = /^\/(assets|media)\/|\/\.|\.[^/.]+$/;

/**
 * Answers 404 in two words of plain text where a path is one of a file, whatever the method. It
 * comes after everything that serves files: a client that requests a script or a picture has no
 * use for a page, which is a hundred times as large.
 */
export const fileNotFound: RequestHandler = (request, response, next) => {
  if (filePath.test(request.path)) response.set('Cache-Control', 'no-cache').sendStatus(404);
  else next();
};
