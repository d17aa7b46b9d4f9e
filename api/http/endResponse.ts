import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds for which a refused request is read on, as nginx does (`lingering_time`). */
export const readingOn = 30_000;

/**
 * Ends a response, of which only the headers were sent, to a request that may not have arrived whole.
 * The rest is read and dropped first. Many clients read no response before they have sent all, and lose
 * it where the connection is closed before; and one that is kept would never bring another request.
 * The headers must tell the length of the text.
 * @param limit milliseconds after which the connection is closed; else once no more bytes of an upload come
 */
export function endResponse(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  limit?: number,
): void {
  if (request.readableEnded) {
    response.end(text);
    return;
  }
  response.write(text);
  if (limit !== undefined) {
    const timer = setTimeout(() => request.destroy(), limit);
    request.once('close', () => {
      clearTimeout(timer);
    });
  }
  request.once('end', () => response.end());
  // What it was piped to takes no more once it has failed.
  request.unpipe().resume();
}
