import type { ReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import sirv, { type Options } from 'sirv';

/** Serves the built files of a folder, which it lists once. */
export function staticFiles(folder: string, options: Options): RequestHandler {
  const serve = sirv(folder, {
    gzip: true,
    etag: true,
    extensions: [],
    ...options,
    setHeaders(response, path, stats) {
      closeFileWith(response);
      options.setHeaders?.(response, path, stats);
    },
  });
  return (request, response, next) => {
    // sirv misreads most ranges. A server may send the whole file instead.
    delete request.headers.range;
    serve(request, response, next);
  };
}

/**
 * Closes the file of an aborted response, and ends a response whose file cannot be read. sirv does
 * neither: it keeps the file open, and the error ends the process.
 */
function closeFileWith(response: ServerResponse) {
  response.once('pipe', (file: ReadStream) => {
    file.on('error', () => response.destroy());
    if (response.destroyed) file.destroy();
    else response.once('close', () => file.destroy());
  });
}
